"""Texts that people play by hand."""

from plugins.wave2 import codes
from tests.plugins.wave2.bed import MINE, MY_BENCH, THEIRS, Duel, trainer
from workbench.api.rules import by_hand
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance

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
