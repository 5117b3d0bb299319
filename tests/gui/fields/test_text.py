"""Fields of one text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from workbench.gui.fields.shape import MISSING
from workbench.gui.fields.text import LongTextField, TextField, shown_text
from workbench.gui.fields.text_box import TextBox

Make = Callable[..., Any]


def test_typing_is_one_edit_and_one_undo_step(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string"}, "ab")
    assert isinstance(made.field, TextField)
    line = made.field.findChild(QLineEdit)
    line.end(False)
    qtbot.keyClicks(line, "cd")
    assert made.value == "abcd"
    made.undo()
    assert made.value == "ab"
    assert line.text() == "ab"


def test_emptying_an_optional_text_removes_it_and_a_required_one_stays_empty(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string"}, "a", required=False)
    line = made.field.findChild(QLineEdit)
    line.setText("")
    line.textEdited.emit("")
    assert made.value is MISSING
    made = shown({"type": "string"}, "a")
    made.field.findChild(QLineEdit).textEdited.emit("")
    assert made.value == ""


def test_the_cursor_stays_where_it_is_while_typing_in_the_middle(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string"}, "ad")
    line = made.field.findChild(QLineEdit)
    line.setCursorPosition(1)
    qtbot.keyClicks(line, "bc")
    assert made.value == "abcd"
    assert line.cursorPosition() == 3


def test_a_text_of_a_hundred_thousand_letters_is_shown_and_edited(shown: Make) -> None:
    made = shown({"type": "string", "maxLength": 500}, "x" * 100_000)
    assert isinstance(made.field, LongTextField)
    box = made.field.findChild(TextBox)
    assert len(box.toPlainText()) == 100_000
    box.appendPlainText("end")
    assert made.value.endswith("x\nend")


def test_any_value_has_a_text() -> None:
    assert [shown_text(value) for value in (MISSING, None, "a", 3, [1])] == ["", "", "a", "3", "[1]"]
