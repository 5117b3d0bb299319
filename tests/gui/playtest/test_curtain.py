"""The curtain between two people at one screen."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.engine.toy import GAME
from workbench.engine.snapshot import Snapshot
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.model.ref import EntityRef
from workbench.playtest.session import Session

SIDES = [{"seat": 1, "name": {"en": "Red"}}, {"seat": 2, "name": {"en": "<b>Blue</b>"}}]
SNAPSHOT = Snapshot("toy", "duel", {}, "test", "1")


@pytest.fixture
def open_toy(qtbot, packs_of):
    """Open a playtest of the toy game, whose hands are hidden, for two people."""

    def opened(second=None):
        space = SimpleNamespace(
            packs=packs_of(scenario__duel={"sides": SIDES}),
            kinds={},
            compile=lambda snapshot: GAME,
            snapshot=lambda scenario: SNAPSHOT,
            session=lambda scenario, seed, agents: Session(GAME, seed, agents, SNAPSHOT),
        )
        pane = PlaytestPane(Document(space), EntityRef("test", "scenario", "duel"))
        qtbot.addWidget(pane)
        pane.resize(1100, 700)
        pane.bar.seat(2, second)
        pane.show()
        pane.new_game()
        QApplication.processEvents()
        return pane

    return opened


def cards(pane):
    """The seats whose cards lie open on the table that is in sight."""
    if not pane.table.isVisible():
        return set()
    return {zone.seat for zone in pane.table.scene.zones if any(card.face == "up" for card in zone.cards)}


def test_the_table_is_covered_until_the_next_person_says_that_they_are_there(open_toy, qtbot):
    pane = open_toy()
    assert cards(pane) == {1}
    pane.choose(pane.session.legal()[0])
    assert cards(pane) == set()
    assert pane.curtain.isVisible()
    assert pane.curtain.name.text() == "<b>Blue</b>"
    assert pane.curtain.name.textFormat() is Qt.TextFormat.PlainText
    assert pane.prompt.buttons == []
    assert pane.prompt.question.text() == "The table is covered until <b>Blue</b> is there"
    qtbot.keyClick(pane.curtain.button, Qt.Key.Key_Space)
    assert cards(pane) == {2}
    assert len(pane.prompt.buttons) == 4


def test_the_curtain_can_be_switched_off_and_stays_off_in_another_language(open_toy, qtbot):
    pane = open_toy()
    assert pane.curtain.switch.isVisible()
    pane.choose(pane.session.legal()[0])
    pane.curtain.switch.click()
    assert cards(pane) == {2}
    lang.use("it")
    again = PlaytestPane(pane.document, pane.ref, pane.match)
    qtbot.addWidget(again)
    assert not again.curtain.switch.isChecked()


def test_against_an_agent_there_is_no_curtain_and_no_switch(open_toy):
    pane = open_toy("greedy")
    pane.choose(pane.session.legal()[0])
    assert cards(pane) == {1}
    assert not pane.curtain.switch.isVisible()
