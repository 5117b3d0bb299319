"""What a scenario is about."""

import pytest

from tests.gui.playtest.skirmish import WAIT, workspace
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.playtest.goal import AboutView
from workbench.model.ref import EntityRef

DUEL = {
    "name": {"en": "The duel", "it": "Il duello"},
    "introduction": {"en": "At <dawn> two meet."},
    "goal": {"en": "Stand longer.", "it": "Resisti di più."},
    "notes": {"en": "For two."},
    "sides": [{"seat": 1}, {"seat": 2}],
}


@pytest.fixture
def pane(qtbot, packs_of):
    document = Document(workspace(packs_of(scenario__duel=DUEL)))
    made = PlaytestPane(document, EntityRef("test", "scenario", "duel"))
    qtbot.addWidget(made)
    return made


def test_the_goal_is_said_until_somebody_decides(pane):
    assert pane.goal.text.text() == "Goal: Stand longer."
    assert not pane.goal.isHidden()
    pane.choose(WAIT)
    assert pane.goal.isHidden()
    pane.new_game()
    assert not pane.goal.isHidden()
    pane.goal.button.click()
    assert pane.goal.isHidden()


def test_a_scenario_can_be_read_of_at_any_time_in_the_language_of_the_window(pane):
    said = pane.findChild(AboutView).toPlainText()
    for part in ("The duel", "At <dawn> two meet.", "Goal: Stand longer.", "For two."):
        assert part in said
    lang.use("it")
    pane.goal.begin()
    assert pane.goal.text.text() == "Obiettivo: Resisti di più."


def test_where_somebody_else_tells_it_the_goal_is_not_said_again(qtbot, packs_of):
    document = Document(workspace(packs_of(scenario__duel=DUEL)))
    made = PlaytestPane(document, EntityRef("test", "scenario", "duel"), after="Go on")
    qtbot.addWidget(made)
    assert made.goal.isHidden()


def test_a_game_of_another_scenario_is_named_and_says_no_goal_of_this_one(qtbot, packs_of, tmp_path):
    other = {**DUEL, "name": {"en": "The brawl", "it": "La rissa"}}
    document = Document(workspace(packs_of(scenario__duel=DUEL, scenario__brawl=other)))
    brawl, duel = (PlaytestPane(document, EntityRef("test", "scenario", name)) for name in ("brawl", "duel"))
    for pane in (brawl, duel):
        qtbot.addWidget(pane)
    brawl.choose(WAIT)
    brawl.match.save(tmp_path / "game.json")
    duel.load_replay(tmp_path / "game.json")
    assert duel.stale_banner.text.text() == "This game was recorded on another scenario: The brawl"
    assert duel.goal.isHidden()
    lang.use("it")
    assert duel.match.recorded_on == "La rissa"
