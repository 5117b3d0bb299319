"""Which of two segments wins: every pair of colours, and what conditions make of a segment."""

import pytest

from plugins.figure_game.arena import Affliction
from plugins.figure_game.spin import BLUE, FIRST, GOLD, NOBODY, PURPLE, RED, SECOND, WHITE, stops_at, winner, worth

from .bed import wheel


@pytest.mark.rule("FG-SPIN-01")
@pytest.mark.parametrize("other", [RED, WHITE, GOLD, PURPLE])
def test_blue_beats_every_colour_and_only_blue_stands_up_to_it(other):
    assert winner(BLUE, 0, other, 200) == FIRST
    assert winner(other, 200, BLUE, 0) == SECOND
    assert winner(BLUE, 0, BLUE, 0) == NOBODY


@pytest.mark.rule("FG-SPIN-02")
def test_purple_beats_white_and_between_purples_the_stars_decide():
    assert winner(PURPLE, 1, WHITE, 150) == FIRST
    assert winner(PURPLE, 3, PURPLE, 2) == FIRST
    assert winner(PURPLE, 2, PURPLE, 3) == SECOND
    assert winner(PURPLE, 2, PURPLE, 2) == NOBODY


@pytest.mark.rule("FG-SPIN-03")
def test_white_against_white_the_higher_damage_wins():
    assert winner(WHITE, 60, WHITE, 50) == FIRST
    assert winner(WHITE, 50, WHITE, 60) == SECOND
    assert winner(WHITE, 60, WHITE, 60) == NOBODY


@pytest.mark.rule("FG-SPIN-04")
@pytest.mark.parametrize("other", [WHITE, GOLD, PURPLE, BLUE])
def test_any_colour_beats_a_miss_with_nothing_to_show_too(other):
    assert winner(other, 0, RED, 0) == FIRST
    assert winner(RED, 0, other, 0) == SECOND
    assert winner(RED, 0, RED, 0) == NOBODY


@pytest.mark.rule("FG-SPIN-05")
@pytest.mark.parametrize("color", [RED, WHITE, GOLD, PURPLE, BLUE])
def test_equal_colour_and_equal_value_is_nothing(color):
    assert winner(color, 3, color, 3) == NOBODY


@pytest.mark.rule("FG-SPIN-06")
def test_gold_beats_purple_and_fights_white_by_damage_and_loses_to_blue():
    assert winner(GOLD, 10, PURPLE, 5) == FIRST
    assert winner(GOLD, 10, WHITE, 20) == SECOND
    assert winner(GOLD, 30, WHITE, 20) == FIRST
    assert winner(GOLD, 20, WHITE, 20) == NOBODY
    assert winner(GOLD, 30, GOLD, 20) == FIRST
    assert winner(GOLD, 90, BLUE, 0) == SECOND


@pytest.mark.rule("FG-SPIN-07")
def test_segments_weigh_what_they_say_of_any_sum_and_no_number_is_no_damage():
    seven = wheel("w Touch 2", "r Miss 4", "g Glow 1")
    assert seven.total == 7
    assert [stops_at(seven, face) for face in range(1, 8)] == [0, 0, 1, 1, 1, 1, 2]
    assert worth(seven, 0, Affliction()) == (WHITE, 0)
    assert worth(seven, 2, Affliction()) == (GOLD, 0)


@pytest.mark.rule("FG-CON-03")
def test_poison_takes_20_from_white_and_gold_never_below_nothing_and_leaves_stars():
    sick = Affliction("poisoned", damage_change=-20)
    poor = wheel("w50 Bite 6", "g10 Gleam 6", "p3 Spore 6", "b Dodge 6")
    assert [worth(poor, n, sick) for n in range(4)] == [(WHITE, 30), (GOLD, 0), (PURPLE, 3), (BLUE, 0)]


@pytest.mark.rule("FG-ATK-02")
def test_the_wheel_of_a_real_figure_stops_where_its_ticks_say():
    groudon = wheel("w60 Slash 4", "r Miss 2", "b Dodge 4", "r Miss 2", "w100 Hammer 12")
    stops = [stops_at(groudon, face) for face in range(1, 25)]
    assert [stops.count(n) for n in range(5)] == [4, 2, 4, 2, 12]


def test_a_shifted_result_goes_round_the_wheel():
    three = wheel("w60 Slash 4", "r Miss 2", "b Dodge 4")
    assert [stops_at(three, face, 1) for face in (1, 5, 7)] == [1, 2, 0]
    assert stops_at(three, 1, -1) == 2
