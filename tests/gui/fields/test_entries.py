"""Objects whose keys are the author's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui.fields.entries import EntriesField

Make = Callable[..., Any]
PALETTE = {"type": "object", "additionalProperties": {"type": "string", "x-ref": "type"}}


def test_keys_are_added_edited_and_removed(shown: Make, qtbot: QtBot) -> None:
    made = shown(PALETTE, {"g": "plant"})
    assert isinstance(made.field, EntriesField)
    new = next(line for line in made.field.findChildren(QLineEdit) if line.accessibleName().startswith("New key"))
    qtbot.keyClicks(new, "w/")
    qtbot.keyClick(new, Qt.Key.Key_Return)
    assert made.value == {"g": "plant", "w/": ""}
    qtbot.keyClicks(made.field.reveal("/value/w~1"), "pl")
    assert made.value == {"g": "plant", "w/": "pl"}
    next(b for b in made.field.findChildren(QToolButton) if b.accessibleName() == "Remove g").click()
    assert made.value == {"w/": "pl"}


def test_a_key_that_is_there_is_not_made_again(shown: Make, qtbot: QtBot) -> None:
    made = shown(PALETTE, {"g": "plant"})
    new = next(line for line in made.field.findChildren(QLineEdit) if line.accessibleName().startswith("New key"))
    qtbot.keyClicks(new, "g")
    qtbot.keyClick(new, Qt.Key.Key_Return)
    assert made.value == {"g": "plant"}
