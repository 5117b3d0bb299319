"""The status bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.status import StatusLine
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef


def test_it_counts_entities_unsaved_ones_and_problems(
    document: Document, ref: Callable[[str], EntityRef], qtbot: QtBot
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    StatusLine(document, window)
    label = window.statusBar().findChild(QLabel)
    button = window.statusBar().findChild(QToolButton)
    assert label
    assert button
    assert label.text() == "test   ·   7 entities"
    assert button.text() == "0 errors, 0 warnings"
    document.push(SetValue(ref("species:sprout"), "/number", 4))
    document.show_findings((Diagnostic("A", Severity.ERROR, None, "", "m"),))
    assert label.text() == "test   ·   7 entities   ·   1 unsaved"
    assert button.text() == "1 error, 0 warnings"
