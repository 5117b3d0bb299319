"""Values are found again in their texts, broken ones included."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.model.pointer import to_pointer
from workbench.pack.text import locate, place_of, pointer_at, read_places, walk

TEXT = '{\n  "a": [1, {"b~/c": "x"}],\n  "d": null\n}\n'

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize(
    ("pointer", "place"),
    [
        ("", (1, 1)),
        ("/a", (2, 3)),
        ("/a/1", (2, 12)),
        ("/a/1/b~0~1c", (2, 13)),
        ("/d", (3, 3)),
        ("/d/x", (3, 3)),
        ("/no", (1, 1)),
    ],
)
def test_locates_a_value_or_the_innermost_on_the_way(pointer: str, place: tuple[int, int]) -> None:
    assert locate(TEXT, pointer) == place


def test_every_line_end_counts_once() -> None:
    assert [place_of("a\r\nb\rc\nd", at) for at in (0, 3, 5, 7)] == [(1, 1), (2, 1), (3, 1), (4, 1)]


def test_goes_as_far_as_a_broken_text_makes_sense() -> None:
    assert locate('{\n "a": 1,\n "b": [2, oops', "/b/0") == (3, 8)
    assert read_places("") is None
    root = read_places('{"a": [1')
    assert root is not None
    assert not root.closed
    assert locate("}", "/a") == (1, 1)


def test_of_twins_the_last_counts() -> None:
    assert locate('{"a": 1,\n"a": 2}', "/a") == (2, 1)


@given(JSON, st.sampled_from([None, 1, "\t"]), st.booleans())
def test_every_value_is_where_the_tree_of_places_says(data: object, indent: int | str | None, ascii_only: bool) -> None:
    text = json.dumps(data, indent=indent, ensure_ascii=ascii_only)
    root = read_places(text)
    assert root is not None
    for path, node in walk(root):
        found = data
        for step in path:
            found = found[step]  # type: ignore[index]
        assert json.loads(text[node.start : node.end]) == found


def test_finds_the_pointer_of_a_place() -> None:
    assert pointer_at(TEXT, 2, 22) == "/a/1/b~0~1c"
    assert pointer_at(TEXT, 3, 4) == "/d"
    assert pointer_at(TEXT, 1, 1) == ""
    assert to_pointer(("b~/c",)) == "/b~0~1c"


def test_a_deep_text_needs_no_deep_stack() -> None:
    root = read_places("[" * 50_000)
    assert root is not None
    assert sum(1 for _ in zip(walk(root), range(10), strict=False)) == 10
