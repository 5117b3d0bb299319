"""The editor for JSON text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from workbench.gui.json_editor import JsonEditor


def test_it_goes_to_a_place_and_marks_the_line_of_a_fault(qtbot: QtBot) -> None:
    editor = JsonEditor()
    qtbot.addWidget(editor)
    editor.setPlainText("one\ntwo\nthree")
    editor.show()
    editor.go_to(2, 3)
    cursor = editor.textCursor()
    assert (cursor.blockNumber(), cursor.columnNumber()) == (1, 2)
    editor.go_to(99, 99)
    editor.mark_fault(3)
    assert len(editor.extraSelections()) == 2
    editor.grab()
    editor.mark_fault(0)
    assert len(editor.extraSelections()) == 1


def test_more_lines_need_more_room_for_their_numbers(qtbot: QtBot) -> None:
    editor = JsonEditor()
    qtbot.addWidget(editor)
    narrow = editor.numbers_width()
    editor.setPlainText("\n" * 20_000)
    assert editor.numbers_width() > narrow


def test_undo_is_the_windows_unless_the_text_has_its_own(qtbot: QtBot) -> None:
    editor = JsonEditor()
    qtbot.addWidget(editor)
    editor.setPlainText("a")
    key = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    key.accept()
    editor.event(key)
    assert not key.isAccepted()
    editor.own_undo = True
    editor.event(key)
    assert key.isAccepted()
