"""Exact odds: by hand for small wheels, against every pair of ticks for large ones, with conditions."""

from fractions import Fraction

import pytest

from plugins.figure_game.arena import Affliction
from plugins.figure_game.compile import affliction_of, wheel_of
from plugins.figure_game.odds import CLEAR, named_odds, odds
from plugins.figure_game.spin import stops_at, worth
from plugins.figure_game.structs.figures import Figure, SpecialCondition
from workbench.api.rules import read

from .bed import ends_of, shipped, wheel

NAMED, SMALLEST, ALL = (Affliction("x", miss=miss) for miss in ("named", "smallest", "all"))
POISONED, CONFUSED = Affliction("x", damage_change=-20), Affliction("x", shift=1)


TWO = wheel("w60 Hit 12", "r Miss 12")
SURE = wheel("w50 Poke 24")


def test_half_a_wheel_of_60_against_a_whole_one_of_50_wins_half():
    told = odds(TWO, SURE)
    assert [told.share(part) for part in (told.wins, told.loses, told.nothing)] == [Fraction(1, 2), Fraction(1, 2), 0]


@pytest.mark.rule("FG-CON-03")
def test_poison_turns_a_win_into_a_loss():
    told = odds(TWO, SURE, POISONED)
    assert (told.wins, told.share(told.loses)) == (0, 1)


@pytest.mark.rule("FG-CON-04")
def test_every_sort_of_miss_and_the_shift_are_reckoned():
    three = wheel("w60 Hit 12", "w90 Slam 8", "r Miss 4")
    assert odds(three, SURE, SMALLEST).share(odds(three, SURE, SMALLEST).wins) == Fraction(12, 24)
    assert odds(three, SURE, ALL).wins == 0
    assert odds(three, SURE, CONFUSED).share(odds(three, SURE, CONFUSED).wins) == Fraction(12 + 4, 24)


@pytest.mark.rule("FG-CON-02")
def test_who_names_names_what_costs_least():
    three = wheel("w60 Hit 12", "w90 Slam 8", "r Miss 4")
    assert odds(three, SURE, NAMED).share(odds(three, SURE, NAMED).wins) == Fraction(12, 24), "Slam is named"


def test_a_boost_is_the_attackers_alone():
    even = odds(SURE, SURE)
    strong = odds(SURE, SURE, boost=30)
    assert (even.share(even.nothing), strong.share(strong.wins)) == (1, 1)


def counted(first, second, one, two, mine, theirs):
    """The odds by going through every pair of ticks."""
    return ends_of(
        [worth(first, stops_at(first, tick, one.shift), one, mine) for tick in range(1, first.total + 1)],
        [worth(second, stops_at(second, tick, two.shift), two, theirs) for tick in range(1, second.total + 1)],
    )


@pytest.mark.parametrize("condition", ["", "poisoned", "confused", "burned", "frozen", "paralysed"])
@pytest.mark.parametrize("pair", [("charizard", "gengar"), ("golem", "lapras"), ("gyarados", "alakazam")])
def test_the_odds_are_those_of_every_pair_of_ticks(pair, condition):
    first, second = (wheel_of(read(Figure, shipped("figure", name)).wheel) for name in pair)
    one = affliction_of(read(SpecialCondition, shipped("condition", condition))) if condition else CLEAR
    mine = 0 if one.miss == "named" else -1
    told = named_odds(first, second, one, CLEAR, mine, -1)
    found = counted(first, second, one, CLEAR, mine, -1)
    assert {key: getattr(told, key) for key in found} == found
    assert sum(found.values()) == told.whole
