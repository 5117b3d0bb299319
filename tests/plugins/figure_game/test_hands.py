"""Texts that people play by hand: on a wheel and on a training card."""

import pytest

from plugins.figure_game.state import ATTACK, HANDS, MAIN
from workbench.api.rules import by_hand
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance

from .bed import Bed, figure, segment

TEXT = {"en": "Sing; the table judges.", "it": "Canta; il tavolo giudica."}
SING = [{"do": "by_hand", "text": TEXT}]
HIT = figure(2, "w60 Hit 24")


def singing(**places):
    """A training card whose text no rules play, at its question."""
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT, "bea": HIT}, {"sing": SING})
    return bed.at(**{"ann": "a", "bob": "c", "ben": "center", **places}).begin().dice(1).play()


def take(bed, *actions):
    for action in actions:
        bed.act(action)
    return bed


def test_the_game_stops_at_the_text_and_goes_on_when_it_is_done():
    bed = singing(bob="b")
    assert (bed.asked, bed.game.prompt(bed.state).by_hand, bed.game.prompt(bed.state).seat) == (HANDS, True, 1)
    assert bed.game.question(bed.state, "it") == "Sing: Canta; il tavolo giudica."
    assert take(bed, by_hand.DONE).asked == ATTACK


def test_hands_knock_out_bring_back_put_elsewhere_afflict_cure_and_roll():
    bed = singing()
    take(bed, by_hand.MARK, 2, 1, by_hand.MOVE, 2, bed.space("d"), by_hand.ROLL, 6, by_hand.HEAL, 3)
    assert (bed.has("bob"), bed.where("bob"), bed.where("ben")) == (bed.arena.conditions[1].id, "d", "bench")
    take(bed, by_hand.UNMARK, 2, by_hand.WOUND, 2)
    assert (bed.has("bob"), bed.where("bob")) == ("", "center")
    take(bed, by_hand.MOVE, 1, bed.space("x"), by_hand.MOVE, 1, len(bed.arena.board.ids))
    assert bed.where("amy") == "bench"
    assert all(bed.game.tell(event, "en") and bed.game.tell(event, "it") for event in bed.out)
    assert bed.told("roll")[0].args[:2] == (0, 6)


def test_only_what_can_be_done_is_offered_and_says_what_it_is():
    bed = singing(bob="bench", ben="bench")
    assert bed.legal == [by_hand.DONE, by_hand.WOUND, by_hand.MOVE, by_hand.MARK, by_hand.ROLL]
    labels = [bed.game.option(bed.state, action, "en").label for action in bed.legal]
    assert labels == ["Done", "Knock out", "Put elsewhere", "Give a condition", "Roll a die"]
    take(bed, by_hand.MARK, 0)
    assert "Poisoned" in [bed.game.option(bed.state, action, "en").label for action in bed.legal]


@pytest.mark.rule("FG-WIN-03")
def test_hands_put_nobody_onto_the_enemy_goal():
    bed = take(singing(), by_hand.MOVE, 0)
    assert "B" not in {bed.shown(action) for action in bed.legal[:-1]}


@pytest.mark.rule("FG-SUR-01")
def test_who_is_surrounded_by_hand_falls_when_it_is_done():
    bed = singing(bob="B")
    take(bed, by_hand.MOVE, 0, bed.space("d"))
    assert bed.where("bob") == "B"
    assert take(bed, by_hand.DONE).where("bob") == "center"


def test_a_segment_may_be_played_by_hand_by_whoever_wins_with_it():
    bed = Bed({"ann": HIT}, {"bob": figure(1, segment("b Sing 24", *SING)), "ben": HIT}).at(ann="b", bob="c").begin()
    bed.attack("ann", "bob")
    assert (bed.asked, bed.game.prompt(bed.state).seat) == (HANDS, 2)
    assert take(bed, by_hand.DONE).asked == MAIN


def test_agents_pass_it_over():
    for name in ("greedy", "random"):
        bed = singing()
        seen = bed.game.observe(bed.state, 1)
        assert AGENTS[name](bed.game, seen, bed.legal, Chance(1)) == by_hand.DONE
