"""What is asked before a window goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui import closing
from workbench.gui.document import Document
from workbench.gui.panes.entity_editor import EntityEditor
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]
BUTTON = QMessageBox.StandardButton


def answer(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    asked: list[str] = []

    def question(parent: object, title: str, text: str, *rest: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return button

    monkeypatch.setattr(QMessageBox, "question", question)
    return asked


def test_nothing_unsaved_asks_nothing(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer(monkeypatch, BUTTON.Cancel)
    window = QWidget()
    qtbot.addWidget(window)
    assert closing.may_close(window, document, [])
    assert asked == []


def test_save_saves_and_closes(document: Document, ref: Ref, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, BUTTON.Save)
    window = QWidget()
    qtbot.addWidget(window)
    document.push(SetValue(ref("species:sprout"), "/number", 8))
    assert closing.may_close(window, document, [])
    assert not document.workspace.dirty


def test_a_text_that_is_no_json_yet_is_asked_about(
    document: Document, ref: Ref, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(monkeypatch, BUTTON.No)
    editor = EntityEditor(document, ref("species:sprout"))
    qtbot.addWidget(editor)
    editor.show_json(True)
    assert editor.json
    editor.json.editor.setPlainText("{")
    assert not closing.may_close(editor, document, [editor])
    assert "species:sprout" in asked[0]


def test_a_disk_that_says_no_is_told_and_everything_stays_unsaved(
    document: Document, ref: Ref, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda parent, title, text: told.append(text))

    def full() -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(document.workspace, "save", full)
    window = QWidget()
    qtbot.addWidget(window)
    document.push(SetValue(ref("species:sprout"), "/number", 8))
    assert not closing.save(window, document)
    assert told == ["Nothing was saved and nothing is lost: the disk is full"]
    assert document.workspace.dirty == {ref("species:sprout")}
