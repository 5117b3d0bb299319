"""Dice that people throw at their own table."""

from tests.gui.playtest.skirmish import BLOW, WAIT, workspace
from workbench.gui.document import Document
from workbench.gui.playtest.dice_panel import DicePanel
from workbench.gui.playtest.match import Match
from workbench.gui.playtest.own_dice import OwnDice
from workbench.model.ref import EntityRef


def test_faces_that_are_typed_in_decide_and_a_wrong_one_is_told(qtbot, packs_of):
    match = Match(Document(workspace(packs_of(scenario__duel={}))), EntityRef("test", "scenario", "duel"))
    match.start(1, {1: None, 2: None})
    panel, shown = DicePanel(), []
    own = OwnDice(match, panel, lambda: shown.append(match.session.needs), lambda: None)
    for widget in (panel, own):
        qtbot.addWidget(widget)
    own.click()
    for action in (6, WAIT, 7, WAIT, 8, WAIT, BLOW):
        match.session.choose(action)
    assert match.session.needs is not None
    panel.rolled.emit([9])
    assert "9" in panel.fault.text()
    panel.rolled.emit([6])
    assert match.session.needs is None
    assert min(match.session.state.life) == 1
    own.click()
    assert not match.session.table_dice
