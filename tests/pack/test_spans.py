"""Spans stand where the tree of places says, and are looked at no deeper than somebody asks."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.pack.spans import Span, read_span
from workbench.pack.text import Node, read_places

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def agree(span: Span, node: Node) -> bool:
    places = (span.start, span.end, span.key, span.key_start, span.key_end, span.outer_start)
    return places == (node.start, node.end, node.key, node.key_start, node.key_end, node.outer_start) and all(
        agree(a, b) for a, b in zip(span.members, node.members, strict=True)
    )


@given(JSON, st.sampled_from([None, 1, "\t"]), st.booleans())
def test_spans_stand_where_the_tree_of_places_says(data: object, indent: int | str | None, ascii_only: bool) -> None:
    text = json.dumps(data, indent=indent, ensure_ascii=ascii_only)
    node = read_places(text)
    assert node is not None
    assert agree(read_span(text), node)


@pytest.mark.parametrize(
    "text", ['{"a": 1, "a": 2}', " \t{ }\r\n", "[ ]", '\n[\n1 , {"b\\u0041\\"" :[] }\r\n]', '{"": {"": ""}}', "-1.5e3 "]
)
def test_twins_and_odd_white_space_too(text: str) -> None:
    node = read_places(text)
    assert node is not None
    assert agree(read_span(text), node)


@pytest.mark.parametrize("text", ["", "  ", "oops", '{"a"'])
def test_a_text_without_a_value_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_span(text)
