"""Tables that are rolled on, in the window."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import InsertItem, SetValue
from workbench.gui.document import Document
from workbench.gui.panes.ranges import RangesPane
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def pane(document: Document, ref: Ref, qtbot: QtBot) -> RangesPane:
    return on_screen(qtbot, RangesPane(document, ref("encounter_table:meadow")))


def test_bar_and_odds_follow_the_rows(pane: RangesPane, document: Document, ref: Ref) -> None:
    assert [(name, chance) for name, _, chance in pane.odds.shown] == [
        ("Sprout", Fraction(3, 5)),
        ("Leafling", Fraction(2, 5)),
    ]
    document.push(SetValue(ref("encounter_table:meadow"), "/rows/1/range", [15, 20]))
    table = pane.bars[0].table
    assert table
    assert table.gaps == ((13, 14),)
    document.undo_stack.undo()
    table = pane.bars[0].table
    assert table
    assert table.gaps == ()


def test_each_condition_has_its_bar(pane: RangesPane, document: Document, ref: Ref) -> None:
    row = {"range": [1, 20], "species": "flabebe", "when": {"time": "night"}}
    document.push(InsertItem(ref("encounter_table:meadow"), "/rows/-", row))
    assert [bar.property("holds_when") for bar in pane.bars] == ["", "time night"]
    assert ("Flabébé  (time night)", Fraction(1)) in [(name, chance) for name, _, chance in pane.odds.shown]


def test_a_percentage_has_rates(document: Document, ref: Ref, qtbot: QtBot) -> None:
    table = ref("encounter_table:meadow")
    document.push(SetValue(table, "/roll", {"percent": 100}))
    document.push(SetValue(table, "/rows", [{"rate": 70, "species": "sprout"}, {"rate": 30, "species": "sprout"}]))
    pane = RangesPane(document, table)
    qtbot.addWidget(pane)
    assert [(name, chance) for name, _, chance in pane.odds.shown] == [("Sprout", Fraction(1))]


def test_rows_that_are_no_rows_do_not_break_it(pane: RangesPane, document: Document, ref: Ref) -> None:
    document.push(SetValue(ref("encounter_table:meadow"), "/rows", [None, 3, {"species": "nobody"}]))
    document.push(SetValue(ref("encounter_table:meadow"), "/rows", "none"))
    assert pane.odds.shown == []
    pane.grab()


def test_odds_are_for_a_walk_of_so_many_hexes(pane: RangesPane) -> None:
    pane.walk.setValue(3)
    shown = {name: chance for name, _, chance in pane.odds.shown}
    assert shown == {"Sprout": 1 - Fraction(2, 5) ** 3, "Leafling": 1 - Fraction(3, 5) ** 3}
    pane.walk.setValue(99)
    pane.grab()
    pane.walk.setValue(1)
    assert pane.odds.shown[0][2] == Fraction(3, 5)
