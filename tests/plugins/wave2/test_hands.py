"""Texts that people play by hand."""

import json
import shutil

from PySide6.QtCore import Qt

from plugins.wave2 import codes
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIRS, Duel, trainer
from workbench import places
from workbench.api.rules import by_hand
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance
from workbench.gui.document import Document
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

TEXT = {"en": "Do a dance; the table judges.", "it": "Balla; il tavolo giudica."}


def dancing():
    """A card whose text no rules play, at its question."""
    duel = Duel({"dance": trainer({"do": "by_hand", "text": TEXT}, {"do": "draw", "cards": 1})})
    return duel.put(MINE, "mon").put(MY_BENCH, "other").put(THEIRS, "mon").hand("dance").play("dance")


def test_the_game_stops_at_the_text_and_goes_on_when_it_is_done():
    duel = dancing()
    assert duel.game.prompt(duel.state).by_hand
    assert duel.game.question(duel.state, "it") == "Dance: Balla; il tavolo giudica."
    duel.take(by_hand.DONE)
    assert duel.asked() == (codes.MAIN, 0)
    assert len(duel.state.hand[0]) == 1


def test_hands_put_counters_and_conditions_and_change_places():
    duel = dancing().take(by_hand.WOUND).take(THEIRS).take(3).take(by_hand.HEAL).take(THEIRS).take(1)
    duel.take(by_hand.MARK).take(THEIRS).take(1 + duel.condition("burned"))
    duel.take(by_hand.MOVE).take(MINE).take(MY_BENCH).take(by_hand.ROLL).take(20).take(by_hand.DONE)
    assert duel.state.damage[THEIRS] == 20
    assert duel.conditions(THEIRS) == ["burned"]
    assert duel.state.active[0] == MY_BENCH
    assert duel.told("roll")[0][:2] == (0, 20)
    assert all(duel.game.tell(event, "en") for event in duel.events)


def test_a_pokemon_knocked_out_by_hand_is_so_when_the_card_is_done():
    duel = dancing().take(by_hand.WOUND).take(THEIRS).take(6).take(by_hand.DONE)
    assert duel.game.terminal(duel.state).winner == 1


def test_agents_pass_it_over():
    duel = dancing()
    seen = duel.game.observe(duel.state, 1)
    for agent in AGENTS.values():
        assert agent(duel.game, seen, duel.game.legal(duel.state), Chance(1)) == by_hand.DONE


def test_every_answer_has_a_name():
    duel = dancing()
    for action in (by_hand.UNMARK, MINE):
        duel.take(action)
    labels = [duel.game.option(duel.state, action, "en").label for action in duel.game.legal(duel.state)]
    assert labels[:3] == ["Poisoned", "Burned", "Asleep"]


def test_what_hands_do_is_called_as_the_game_calls_it():
    duel = dancing()
    labels = [duel.game.option(duel.state, action, "en").label for action in duel.game.legal(duel.state)]
    assert labels[:3] == ["Done", "Put damage counters", "Remove damage counters"]
    duel.take(by_hand.ROLL)
    assert duel.game.option(duel.state, 2, "it").label == "Moneta"
    assert duel.game.question(duel.state, "it").endswith("· Lancia una moneta o un dado")


def pane_with_the_dance(qtbot, folder):
    """The playtest of a pack of one's own: the starter pack with four Dances, at a turn with one in hand."""
    pack = folder / "wave2_starter"
    shutil.copytree(places.content() / "wave2_starter", pack)
    dance = trainer({"do": "by_hand", "text": TEXT}, {"do": "draw", "cards": 1})
    (pack / "card/dance.json").write_text(json.dumps({"id": "dance", "name": {"en": "Dance"}, "face": dance}))
    deck = json.loads((pack / "deck/thicket_and_dusk.json").read_text(encoding="utf-8"))
    energy = next(entry for entry in deck["cards"] if entry["card"] == "bug_energy")
    energy["count"] -= 4
    deck["cards"].append({"card": "dance", "count": 4})
    (pack / "deck/thicket_and_dusk.json").write_text(json.dumps(deck))
    pane = PlaytestPane(Document(Workspace.open(str(pack))), EntityRef("wave2_starter", "scenario", "starter_duel"))
    qtbot.addWidget(pane)
    pane.resize(1100, 800)
    pane.show()
    for seed in range(1, 40):
        pane.match.start(seed, {1: None, 2: None})
        while pane.session.state.setup:
            pane.session.choose(pane.session.legal()[0])
        if any(option.label == "Play Dance" for option in pane.session.options()):
            break
    pane.refresh()
    return pane


def press(qtbot, pane, label):
    """Click the answer of that label, among the buttons or in the list, or the card that stands for it."""
    qtbot.wait(1)
    for item in pane.prompt.list.findItems(label, Qt.MatchFlag.MatchExactly):
        pane.prompt.list.setCurrentItem(item)
        qtbot.keyClick(pane.prompt.list, Qt.Key.Key_Return)
        return
    for button in pane.prompt.buttons:
        if button.accessibleName() == label:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            return
    zones = pane.table.zones
    spot = next(spot for spot in zones._spots if spot.id == label)
    qtbot.mouseClick(zones, Qt.MouseButton.LeftButton, pos=(spot.box.center() * zones._scale).toPoint())


def test_a_card_that_nobody_can_express_is_played_from_the_window(qtbot, tmp_path):
    pane = pane_with_the_dance(qtbot, tmp_path)
    press(qtbot, pane, "Play Dance")
    assert pane.prompt.question.text() == "Dance: Do a dance; the table judges."
    theirs = pane.session.state.active[1]
    for step in ("Put damage counters", f"body:{theirs}", "3", "Give a Special Condition", f"body:{theirs}", "Asleep"):
        press(qtbot, pane, step)
    press(qtbot, pane, "Done")
    state = pane.session.state
    assert (state.damage[theirs], len(state.conds[theirs])) == (30, 1)
    assert pane.session.question() == "What do you do?"
    told = [line.text.partition(" ")[2] for line in pane.session.log()][-4:]
    assert told == ["plays Dance", "gets 3 damage counters", "is now Asleep", "draws a card"]
