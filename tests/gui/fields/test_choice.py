"""Choices, and yes or no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from workbench.gui import lang
from workbench.gui.fields.shape import MISSING

Make = Callable[..., Any]
SIZE = {"enum": ["small", "large"], "x-labels": {"small": {"en": "Small", "it": "Piccola"}}}


def choose(made: Any, at: int) -> None:
    box = made.field.findChild(QComboBox)
    box.setCurrentIndex(at)
    box.activated.emit(at)


def test_choices_read_in_the_language_of_the_window(shown: Make) -> None:
    lang.use("it")
    made = shown(SIZE, "small")
    box = made.field.findChild(QComboBox)
    assert [box.itemText(at) for at in range(box.count())] == ["Piccola", "large"]


def test_a_choice_is_one_step_and_none_removes_an_optional_one(shown: Make) -> None:
    made = shown(SIZE, "small", required=False)
    choose(made, 2)
    assert made.value == "large"
    choose(made, 0)
    assert made.value is MISSING
    made.undo()
    assert made.value == "large"


def test_a_value_that_is_no_choice_is_shown_and_kept(shown: Make) -> None:
    made = shown(SIZE, "")
    box = made.field.findChild(QComboBox)
    assert box.currentIndex() == 2
    choose(made, 0)
    assert made.value == "small"
    made.undo()
    assert made.value == ""


def test_a_box_is_ticked_by_the_keyboard(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "boolean"}, False)
    box = made.field.findChild(QCheckBox)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert made.value is True
    made.undo()
    assert not box.isChecked()


def test_an_optional_no_is_left_out_of_the_file(shown: Make) -> None:
    made = shown({"type": "boolean"}, True, required=False)
    made.field.findChild(QCheckBox).click()
    assert made.value is MISSING
