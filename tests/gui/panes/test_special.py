"""Which special editor stands beside the form."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.party import PartyPane
from workbench.gui.panes.special import CARD, SPECIAL, make_special, special_of
from workbench.gui.panes.with_card import WithCard
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


@pytest.mark.parametrize(
    ("ref", "pane"),
    [
        ("map:training_field", SPECIAL["hex_map"]),
        ("encounter_table:route_1", SPECIAL["ranges"]),
        ("evolution_chain:eevee", SPECIAL["chain"]),
        ("trainer:youngster", SPECIAL["party"]),
        ("scenario:intro_one_on_one", SPECIAL["party"]),
        ("army_card:pikachu", CARD),
        ("item:potion", CARD),
        ("status:poison", CARD),
        ("glyph:kelda", CARD),
        ("terrain:water", CARD),
        ("species:pikachu", None),
    ],
)
def test_the_schema_picks_the_pane(shipped_content: Path, ref: str, pane: object) -> None:
    workspace = Workspace.open(shipped_content / "kanto")
    assert special_of(Document(workspace), workspace.resolve_ref(ref)) == pane


def test_a_party_has_the_card_of_its_kind_under_it_where_there_is_one(shipped_content: Path, qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))

    def made(name: str) -> QWidget:
        pane = make_special(SPECIAL["party"], document, document.workspace.resolve_ref(name))
        qtbot.addWidget(pane)
        return pane

    assert isinstance(made("scenario:intro_one_on_one"), PartyPane)
    both = made("trainer:jr_trainer")
    assert isinstance(both, WithCard)
    assert isinstance(both.editor, PartyPane)
    assert "HEAD START" in both.card.text


def test_sides_that_bring_no_party_where_nothing_costs_points_have_no_party_pane(shipped_content: Path) -> None:
    document = Document(Workspace.open(shipped_content / "figure_arena"))
    match = document.workspace.resolve_ref("scenario:quick_match")
    assert special_of(document, match) is None
    document.push(SetValue(match, "/sides/0/team", ["pikachu"]))
    assert special_of(document, match) == SPECIAL["party"]


def test_a_map_that_is_not_of_hexes_has_no_hex_map(shipped_content: Path) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    field = document.workspace.resolve_ref("map:training_field")
    document.push(SetValue(field, "/shape", "none"))
    assert special_of(document, field) is None


def test_every_pane_of_the_table_is_there() -> None:
    for special in (*SPECIAL.values(), CARD):
        module, _, name = special.pane.partition(":")
        assert hasattr(importlib.import_module(f"workbench.gui.panes.{module}"), name)


def test_what_is_not_there_has_none(document: Document, ref: Callable[[str], EntityRef]) -> None:
    assert special_of(document, ref("species:nobody")) is None
    assert special_of(document, ref("nothing:at_all")) is None
