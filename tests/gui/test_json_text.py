"""Reading typed JSON strictly."""

from __future__ import annotations

import pytest

from workbench.gui import lang
from workbench.gui.json_text import JsonFault, read_json
from workbench.pack.document import MAX_DEPTH, MAX_DIGITS, read_document


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1,\n "b" 2}', "line 2, column 6: a colon is expected after the key"),
        ('{"a": 1 "b": 2}', "line 1, column 9: a comma or a closing bracket is expected"),
        ('{"a": }', "line 1, column 7: a value is expected"),
        ('{"a": nan}', "line 1, column 7: a value is expected"),
        ('{"a": NaN}', "`NaN` is no JSON number"),
        ('{"a": 1e999}', "`1e999` is no JSON number"),
        ('{"a": 1, "a": 2}', "key `a` stands twice in one object"),
        ("{} x", "line 1, column 4: something stands after the end"),
        ('"\\ud800"', "half of a surrogate pair cannot be written"),
        ("[" * 100_000, "nested too deep"),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "nested too deep"),
        ("1" * (MAX_DIGITS + 1), "`111111111111…` is no JSON number"),
        ("1" * 5000, "`111111111111…` is no JSON number"),
    ],
)
def test_each_fault_names_its_place(text: str, message: str) -> None:
    with pytest.raises(JsonFault) as told:
        read_json(text)
    assert str(told.value) == message


def test_what_is_json_is_read_as_it_is() -> None:
    assert read_json('{"a": [1, 2.5, null, true, "é"]}') == {"a": [1, 2.5, None, True, "é"]}


@pytest.mark.parametrize("text", ["[" * MAX_DEPTH + "]" * MAX_DEPTH, "1" * MAX_DIGITS], ids=["depth", "digits"])
def test_the_limits_are_those_of_the_files(text: str) -> None:
    kept = read_document(text.encode())
    assert kept.readable
    assert read_json(text) == kept.value


def test_faults_are_told_in_the_language_of_the_window() -> None:
    lang.use("it")
    with pytest.raises(JsonFault, match="riga 1, colonna 2"):
        read_json("{")
