"""The greedy policy does what anybody would see."""

import pytest

from workbench.engine.chance import Chance
from workbench.engine.play import play
from workbench.workspace import Workspace

from .bed import Bed, figure, segment

HIT = figure(2, "w60 Hit 24")


def chosen(bed):
    game, state = bed.game, bed.state
    return game.greedy(game.observe(state, state.seat), game.legal(state), Chance(1))


def test_the_goal_is_taken_when_it_can_be_reached():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": figure(2, "r Miss 24")}).at(ann="c", amy="a", bob="b").begin()
    assert chosen(bed) == 0
    assert bed.shown(chosen(bed.pick("ann"))) == "B"


def test_the_own_goal_is_guarded_when_it_is_threatened():
    bed = Bed({"ann": figure(1, "r Miss 24"), "amy": figure(1)}, {"bob": HIT, "ben": HIT}).at(ann="x", amy="c", bob="b")
    bed.begin()
    bed.act(chosen(bed))
    assert bed.shown(chosen(bed)) == "a", "the one way to the goal is closed"


def test_an_attack_that_loses_more_than_it_wins_is_left_alone():
    bed = Bed({"ann": figure(2, "w10 Poke 24")}, {"bob": HIT, "ben": HIT}).at(ann="a", bob="c").begin().move("ann", "b")
    assert chosen(bed) == bed.arena.count**2
    bed = Bed({"ann": HIT}, {"bob": figure(2, "w10 Poke 24"), "ben": HIT}).at(ann="a", bob="c").begin().move("ann", "b")
    assert chosen(bed) == 1


@pytest.mark.rule("FG-CON-02")
def test_it_names_the_attack_that_it_can_do_without():
    two = figure(2, "w60 Hit 20", "w5 Tap 4")
    bed = Bed({"ann": two}, {"bob": figure(2, "w50 Slam 24"), "ben": HIT}).at(ann="b", bob="c").ill("ann", "paralysed")
    assert chosen(bed.begin().attack("ann", "bob")) == 1


def test_what_a_text_asks_is_answered_by_the_better_position():
    pull = [{"do": "choose", "among": {"side": "any"}, "then": [{"do": "knock_out", "on": "chosen"}]}]
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT, "ben": HIT}, {"x": pull}).at(ann="a", bob="x", ben="B").begin()
    assert chosen(bed.dice(1).play()) in (2, 3)
    push = {"do": "move", "on": "opponent", "spaces": 1, "how": "away"}
    bed = Bed({"ann": figure(2, segment("p2 Push 24", push))}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", ben="B")
    assert bed.shown(chosen(bed.begin().attack("ann", "bob"))) in ("d", "x")


@pytest.mark.parametrize("scenario", ["standard_match", "quick_match"])
def test_greedy_beats_random_in_at_least_three_of_four_games(scenario):
    workspace = Workspace.open("figure_arena")
    game = workspace.compile(workspace.snapshot(scenario))
    won = sum(play(game, ["greedy", "random"], seed).result.winner == 1 for seed in range(20))
    won += sum(play(game, ["random", "greedy"], seed).result.winner == 2 for seed in range(20))
    assert won >= 30
