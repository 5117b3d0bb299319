"""Numbers stay as they were written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from workbench.pack.canonical import to_text
from workbench.pack.spelling import read_spelled, with_spelling


@pytest.mark.parametrize(
    "number", ["1.10", "1e5", "1E+2", "-0", "-0.0", "123456789012345678901234567890", "0.1000", "5"]
)
def test_the_canonical_text_keeps_the_spelling_of_a_number(number: str) -> None:
    assert to_text(read_spelled(number)) == f"{number}\n"


@pytest.mark.parametrize(
    ("new", "text"),
    [
        ({"a": 1.1, "b": [2.5, 1e5]}, '{\n  "a": 1.10,\n  "b": [2.5, 1e5]\n}\n'),
        ({"a": 1, "b": [1e5, 1e5]}, '{\n  "a": 1,\n  "b": [100000.0, 1e5]\n}\n'),
        ({"b": [7, 2.0, 1e5], "c": 1}, '{\n  "b": [7, 2.00, 1e5],\n  "c": 1\n}\n'),
    ],
)
def test_what_an_edit_leaves_keeps_its_spelling(new: Any, text: str) -> None:
    old = '{"a": 1.10, "b": [2.00, 1e5]}'
    assert to_text(with_spelling(new, json.loads(old), read_spelled(old))) == text
