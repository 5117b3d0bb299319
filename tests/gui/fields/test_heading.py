"""Headings of parts and their buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui.fields.heading import Heading, text_button


def test_the_remove_button_says_what_it_removes(qtbot: QtBot) -> None:
    removed: list[bool] = []
    heading = Heading("Speech", lambda: removed.append(True))
    qtbot.addWidget(heading)
    button = heading.findChild(QToolButton)
    assert button
    assert button.accessibleName() == "Remove Speech"
    button.click()
    assert removed == [True]


def test_a_word_button_does_what_it_says(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    button = text_button("add", "Add", lambda: pressed.append(True))
    qtbot.addWidget(button)
    button.click()
    assert button.text() == "Add"
    assert pressed == [True]
