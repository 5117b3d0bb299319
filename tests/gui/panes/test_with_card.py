"""An editor with the card under it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.with_card import WithCard
from workbench.workspace import Workspace


def test_editor_and_card_are_both_in_sight_and_the_card_follows_edits(shipped_content: Path, qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    ref = document.workspace.resolve_ref("trainer:jr_trainer")
    editor = QLabel("The editor")
    pane = on_screen(qtbot, WithCard(document, ref, editor), 600, 700)
    assert editor.isVisible()
    assert min(editor.height(), pane.card.height()) > 100
    assert pane.pointing is pane.card.pointing
    document.push(SetValue(ref, "/rules/points", 35))
    assert "Points 35" in pane.card.text
