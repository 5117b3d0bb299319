"""Whom a side has where."""

from plugins.figure_game.among import THERE
from plugins.figure_game.moment import Moment

from .bed import Bed, figure


def test_figures_are_found_by_side_and_place():
    two = figure(2)
    bed = Bed({"ann": two, "amy": two}, {"bob": two, "ben": two}).at(ann="b", amy="bench", bob="c", ben="center")
    found = {}
    for place in ("board", "bench", "center"):
        for side in ("self", "ally", "enemy", "any"):
            moment = Moment(bed.arena, bed.state, 0, 2, 1)
            found[place, side] = [bed.names[each] for each in THERE[place](moment, side)]
    assert found == {
        ("board", "self"): ["ann"], ("board", "ally"): ["ann"], ("board", "enemy"): ["bob"],
        ("board", "any"): ["ann", "bob"], ("bench", "self"): [], ("bench", "ally"): ["amy"], ("bench", "enemy"): [],
        ("bench", "any"): ["amy"], ("center", "self"): [], ("center", "ally"): [], ("center", "enemy"): ["ben"],
        ("center", "any"): ["ben"],
    }  # fmt: skip


def test_the_enemy_of_who_plays_a_text_is_the_other_player():
    bed = Bed({"ann": figure(2)}, {"bob": figure(2)}).at(ann="b", bob="c")
    assert list(THERE["board"](Moment(bed.arena, bed.state, 1, 0, 2), "enemy")) == [0]
