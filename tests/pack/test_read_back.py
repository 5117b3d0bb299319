"""What is about to be written is read by another reader first."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.model.same import same
from workbench.pack.canonical import to_text
from workbench.pack.document import MAX_DEPTH, read_document
from workbench.pack.read_back import reads_back

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=30,
)


@given(JSON)
def test_what_is_written_reads_back(data: Any) -> None:
    assert reads_back(to_text(data), data)


@given(JSON, JSON)
def test_what_reads_back_says_the_same_to_our_own_reader(written: Any, data: Any) -> None:
    text = to_text(written)
    assert reads_back(text, data) == same(read_document(text.encode()).value, data)


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("1", 1.0),
        ("1", True),
        ("1.0", 1),
        ("0", False),
        ("-0.0", 0.0),
        ("null", 0),
        ('{"a": 1}', {"a": 1, "b": 2}),
        ("[1, 2]", [2, 1]),
        ("NaN", None),
        ("null", float("nan")),
        ("oops", "oops"),
        ("[1]]", [1]),
        ('"\\ud800"', "\ud800"),
    ],
)
def test_what_says_something_else_does_not(text: str, data: Any) -> None:
    assert not reads_back(text, data)


def test_the_order_of_keys_says_nothing() -> None:
    assert reads_back('{"b": [1.0, {"d": 1, "c": 2}], "a": "é"}', {"a": "é", "b": [1.0, {"c": 2, "d": 1}]})


def test_what_is_deep_is_left_to_the_careful_reader() -> None:
    deep: Any = 1
    for _ in range(MAX_DEPTH + 1):
        deep = [deep]
    assert not reads_back(to_text(deep), deep)
