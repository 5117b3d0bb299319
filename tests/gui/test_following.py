"""Keeping a pane up with the packs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.following import Following
from workbench.model.ref import EntityRef


def test_a_pane_in_sight_follows_at_once_and_a_hidden_one_when_it_is_shown(
    document: Document, ref: Callable[[str], EntityRef], qtbot: QtBot
) -> None:
    pane = QWidget()
    qtbot.addWidget(pane)
    shown: list[int] = []
    Following(pane, document, lambda: shown.append(document.generation))
    document.push(SetValue(ref("species:sprout"), "/number", 2))
    document.push(SetValue(ref("species:sprout"), "/number", 3))
    assert shown == []
    pane.show()
    assert shown == [2]
    document.push(SetValue(ref("species:sprout"), "/number", 4))
    assert shown == [2, 3]
    pane.hide()
    pane.show()
    assert shown == [2, 3]
