"""Parties and teams with their points."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import InsertItem, SetValue
from workbench.gui.document import Document
from workbench.gui.panes.party import PartyPane
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


@pytest.fixture
def kanto(shipped_content: Path) -> Document:
    return Document(Workspace.open(shipped_content / "kanto"))


def texts(pane: PartyPane, at: int) -> set[str]:
    return {label.text() for label in pane.blocks[at].findChildren(QLabel)}


def test_each_side_has_its_points_against_the_limit(kanto: Document, qtbot: QtBot) -> None:
    scenario = kanto.workspace.resolve_ref("scenario:intro_one_on_one")
    pane = on_screen(qtbot, PartyPane(kanto, scenario))
    entity = kanto.packs.get(scenario)
    assert entity
    limit = entity.data["limits"]["points"]
    for at, side in enumerate(entity.data["sides"]):
        costs = [kanto.workspace.points(EntityRef("kanto", "species", name)) or 0 for name in side["team"]]
        assert f"{sum(costs)} of {limit} points" in texts(pane, at)
    kanto.push(SetValue(scenario, "/limits/points", 10))
    assert pane.blocks[0]._bar.over > 0
    pane.grab()


def test_a_new_side_gets_its_block(kanto: Document, qtbot: QtBot) -> None:
    scenario = kanto.workspace.resolve_ref("scenario:intro_one_on_one")
    pane = on_screen(qtbot, PartyPane(kanto, scenario))
    kanto.push(InsertItem(scenario, "/sides/-", {"seat": 3, "team": ["pidgey"]}))
    assert len(pane.blocks) == 3
    kanto.undo_stack.undo()
    assert len(pane.blocks) == 2


def test_members_without_points_are_counted_as_unknown(
    document: Document, ref: Callable[[str], EntityRef], qtbot: QtBot
) -> None:
    pane = on_screen(qtbot, PartyPane(document, ref("trainer:ann")))
    assert "0 points, 1 unknown" in texts(pane, 0)
    document.push(SetValue(ref("trainer:ann"), "/party", "odd"))
    assert "0 points" in texts(pane, 0)
