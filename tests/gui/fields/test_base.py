"""What every field does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from workbench.gui.fields.base import is_undo_key, mark

Make = Callable[..., Any]


def test_undo_keys_are_left_to_the_window(shown: Make) -> None:
    made = shown({"type": "string"}, "a")
    line = made.field.findChild(QLineEdit)
    key = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert is_undo_key(key)
    key.accept()
    assert made.field.eventFilter(line, key)
    assert not key.isAccepted()


def test_turning_the_wheel_over_a_choice_changes_nothing(shown: Make) -> None:
    made = shown({"enum": ["a", "b"]}, "a")
    box = made.field.findChild(QComboBox)
    box.clearFocus()
    wheel = QWheelEvent(
        QPointF(4, 4),
        QPointF(4, 4),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert made.value == "a"
    assert box.currentIndex() == 0


def test_a_field_with_the_focus_says_what_it_means(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string", "title": "Nick", "description": "What friends say."}, "a")
    with qtbot.waitSignal(made.context.focused) as told:
        made.field.findChild(QLineEdit).setFocus()
    assert told.args == ["Nick", "What friends say."]


def test_a_mark_is_put_on_and_taken_off(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    mark(line, "error")
    assert line.property("fault") == "error"
    mark(line, "")
    assert line.property("fault") is None
