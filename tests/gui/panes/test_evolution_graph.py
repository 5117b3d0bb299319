"""An evolution chain in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.evolution_graph import EvolutionPane
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def pane(document: Document, ref: Ref, qtbot: QtBot) -> EvolutionPane:
    return on_screen(qtbot, EvolutionPane(document, ref("evolution_chain:sprout")))


def said(pane: EvolutionPane) -> str:
    return " ".join(label.text() for label in pane.findChildren(QLabel))


def test_species_and_methods_are_shown(pane: EvolutionPane) -> None:
    assert {name: (tile.title, tile.detail) for name, tile in pane.canvas.tiles.items()} == {
        "sprout": ("Sprout", "#1  Plant"),
        "leafling": ("Leafling", "#2  Plant"),
    }
    assert pane.canvas._edges[0].text == "12 level"


def test_a_drawn_link_is_one_edit(pane: EvolutionPane, document: Document, ref: Ref) -> None:
    document.push(
        SetValue(ref("evolution_chain:sprout"), "/links/0/to", "flabebe"),
    )
    assert pane.link("flabebe", "leafling")
    entity = document.packs.get(ref("evolution_chain:sprout"))
    assert entity
    assert [(link["from"], link["to"]) for link in entity.data["links"]] == [
        ("sprout", "flabebe"),
        ("flabebe", "leafling"),
    ]


def test_a_link_that_would_close_a_circle_is_refused_with_the_path(pane: EvolutionPane, document: Document) -> None:
    assert not pane.link("leafling", "sprout")
    assert document.undo_stack.count() == 0
    assert "leafling → sprout → leafling" in said(pane) or "sprout → leafling → sprout" in said(pane)
    assert not pane.link("sprout", "leafling")
    assert "already" in said(pane)


def test_a_circle_in_the_file_is_shown_and_freezes_nothing(pane: EvolutionPane, document: Document, ref: Ref) -> None:
    links = [{"from": a, "to": b, "methods": []} for a, b in (("sprout", "leafling"), ("leafling", "sprout"))]
    document.push(SetValue(ref("evolution_chain:sprout"), "/links", [*links, {"from": "sprout", "to": "sprout"}, 5]))
    assert all(edge.wrong for edge in pane.canvas._edges)
    assert "circle: " in said(pane)
    pane.grab()


def test_a_click_opens_the_species(pane: EvolutionPane, document: Document, ref: Ref, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.open_requested) as told:
        pane.canvas.tiles["leafling"].click()
    assert told.args[0] == ref("species:leafling")


def test_a_species_that_is_not_there_is_said(pane: EvolutionPane, document: Document, ref: Ref) -> None:
    document.push(SetValue(ref("evolution_chain:sprout"), "/links/0/to", "nobody"))
    assert pane.canvas.tiles["nobody"].detail == "there is no such entity"
