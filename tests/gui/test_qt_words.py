"""Qt's own words in the language of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from workbench.gui import lang
from workbench.gui.qt_words import speak


def buttons(qtbot: QtBot) -> list[str]:
    """What stands on the buttons of a question."""
    box, button = QMessageBox(), QMessageBox.StandardButton
    qtbot.addWidget(box)
    box.setStandardButtons(button.Save | button.Discard | button.Cancel)
    return [each.text().replace("&", "") for each in box.buttons()]


def test_questions_have_buttons_in_the_language_of_the_window(qapp: QApplication, qtbot: QtBot) -> None:
    lang.use("it")
    speak(qapp)
    assert {"Salva", "Scarta", "Annulla"} == set(buttons(qtbot))
    speak(qapp)
    lang.use("en")
    speak(qapp)
    assert {"Save", "Discard", "Cancel"} == set(buttons(qtbot))
