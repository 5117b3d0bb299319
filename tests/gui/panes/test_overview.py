"""The first tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.overview import OverviewPane
from workbench.gui.widgets.tile import Tile
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


@pytest.fixture
def kanto(shipped_content: Path) -> Document:
    return Document(Workspace.open(shipped_content / "kanto"))


def tiles(pane: OverviewPane) -> dict[str, Tile]:
    return {tile.title: tile for tile in pane.widget().findChildren(Tile)}


def test_roots_are_opened_and_kinds_filtered(kanto: Document, qtbot: QtBot) -> None:
    pane = OverviewPane(kanto)
    qtbot.addWidget(pane)
    with qtbot.waitSignal(kanto.open_requested) as told:
        tiles(pane)["Pallet Town Training Field"].click()
    assert str(told.args[0]) == "map:training_field"
    with qtbot.waitSignal(pane.kind_requested) as kind:
        tiles(pane)["Species"].click()
    assert kind.args == ["species"]
    assert tiles(pane)["Species"].detail == "151"


def test_it_follows_the_manifest_and_the_findings(document: Document, qtbot: QtBot) -> None:
    pane = OverviewPane(document)
    qtbot.addWidget(pane)
    document.push(SetValue(EntityRef("test", "pack", "test"), "/title", {"en": "Another"}))
    assert "Another" in {label.text() for label in pane.widget().findChildren(QLabel)}
    assert pane._problems.text() == "No problems"
    document.show_findings((Diagnostic("A", Severity.ERROR, None, "", "m"),))
    assert pane._problems.text() == "1 error, 0 warnings"


def test_odd_roots_do_not_break_it(document: Document, qtbot: QtBot) -> None:
    document.push(SetValue(EntityRef("test", "pack", "test"), "/roots", [3, "map:gone", "trainer:ann"]))
    pane = OverviewPane(document)
    qtbot.addWidget(pane)
    assert "Ann" in tiles(pane)
    document.push(SetValue(EntityRef("test", "pack", "test"), "", "no object"))
