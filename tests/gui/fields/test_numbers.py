"""A handful of numbers in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLineEdit

from workbench.gui.fields.numbers import NumbersField, is_handful
from workbench.gui.fields.shape import MISSING

Make = Callable[..., Any]
RANGE = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2, "x-widget": "range"}


def retype(made: Any, *texts: str) -> None:
    for line, text in zip(made.field.findChildren(QLineEdit), texts, strict=True):
        line.setText(text)
        line.textEdited.emit(text)


def test_only_short_arrays_of_a_fixed_length_are_a_handful() -> None:
    assert is_handful({}, RANGE)
    assert not is_handful({}, {**RANGE, "maxItems": 9})
    assert not is_handful({}, {**RANGE, "items": {"type": "string"}})


def test_each_number_is_edited_and_undone(shown: Make) -> None:
    made = shown(RANGE, [1, 10])
    assert isinstance(made.field, NumbersField)
    retype(made, "3", "12")
    assert made.value == [3, 12]
    made.undo()
    made.undo()
    assert made.value == [1, 10]
    assert [line.text() for line in made.field.findChildren(QLineEdit)] == ["1", "10"]


def test_nothing_is_written_while_one_of_them_is_no_number(shown: Make) -> None:
    made = shown(RANGE, [1, 10])
    retype(made, "1", "nan")
    assert made.value == [1, 10]


def test_emptying_all_removes_an_optional_range(shown: Make) -> None:
    made = shown(RANGE, [1, 10], required=False)
    retype(made, "", "")
    assert made.value is MISSING
