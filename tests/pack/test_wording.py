"""Values in messages are short, quoted once and printable."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.pack.wording import article, listed, measured, one_of, quoted, sort_words


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("abra", "`abra`"),
        ("", '`""`'),
        (" a", '`" a"`'),
        (1.0, "`1.0`"),
        (True, "`true`"),
        ({"a": [1]}, '`{"a": [1]}`'),
        ("x" * 99, f"`{'x' * 47}…`"),
        ("\ud800", "`\\ud800`"),
    ],
)
def test_quotes_a_value(value: Any, text: str) -> None:
    assert quoted(value) == text


def test_counts_lists_and_articles() -> None:
    assert measured("abc", 1) == "1 character"
    assert measured([], 2) == "2 items"
    assert listed("abc") == "`a`, `b`, `c`"
    assert listed(range(14)).endswith("`11` and 2 more")
    assert [article(noun) for noun in ("map", "item", "evolution chain")] == ["a map", "an item", "an evolution chain"]
    assert one_of(["integer", "null"]) == "a whole number or null"
    assert [sort_words(v) for v in (True, 1, 1.5, "a", [], {}, None)] == [
        "true or false",
        "a whole number",
        "a number",
        "a text",
        "a list",
        "an object",
        "null",
    ]
