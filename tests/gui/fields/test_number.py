"""Numbers: what is refused never reaches the entity."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from workbench.gui.fields.number import NumberField, number_text, parsed
from workbench.gui.fields.shape import MISSING

Make = Callable[..., Any]
WHOLE = {"type": "integer", "minimum": 1, "maximum": 100}


@pytest.mark.parametrize("text", ["nan", "inf", "-inf", "1e999", "0x10", "1.5", "--1", "٣x", " "])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    assert parsed(text, WHOLE) == (MISSING, "a whole number is expected")


@pytest.mark.parametrize(
    ("text", "schema", "reason"),
    [
        ("0", WHOLE, "at least 1"),
        ("1000000", WHOLE, "at most 100"),
        ("0", {"type": "number", "exclusiveMinimum": 0}, "more than 0"),
        ("5", {"type": "number", "exclusiveMaximum": 5}, "less than 5"),
        ("nan", {"type": "number"}, "a number is expected"),
    ],
)
def test_bounds_of_the_schema_are_named(text: str, schema: dict[str, Any], reason: str) -> None:
    assert parsed(text, schema) == (MISSING, reason)


def test_a_comma_is_a_decimal_point_and_whole_numbers_stay_whole() -> None:
    assert parsed("6,5", {"type": "number"}) == (6.5, "")
    value, _ = parsed("6", {"type": "number"})
    assert type(value) is int


def test_a_refused_number_is_told_and_gives_way_when_the_focus_leaves(shown: Make, qtbot: QtBot) -> None:
    made = shown(WHOLE, 7)
    assert isinstance(made.field, NumberField)
    line = made.field.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "nan")
    assert made.value == 7
    assert "a whole number is expected" in {label.text() for label in made.field.findChildren(QLabel)}
    assert line.property("fault") == "error"
    line.editingFinished.emit()
    assert line.text() == "7"


def test_arrow_keys_step_within_bounds(shown: Make, qtbot: QtBot) -> None:
    made = shown(WHOLE, 99)
    line = made.field.findChild(QLineEdit)
    for _ in range(3):
        qtbot.keyClick(line, Qt.Key.Key_Up)
    assert made.value == 100
    qtbot.keyClick(line, Qt.Key.Key_Down)
    assert made.value == 99


def test_emptying_an_optional_number_removes_it(shown: Make, qtbot: QtBot) -> None:
    made = shown(WHOLE, 7, required=False)
    line = made.field.findChild(QLineEdit)
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    assert made.value is MISSING


def test_other_values_are_shown_as_they_are() -> None:
    assert [number_text(value) for value in (MISSING, 5, 0.4, True, "x")] == ["", "5", "0.4", "True", "x"]
