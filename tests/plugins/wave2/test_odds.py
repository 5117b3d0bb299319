"""Exact odds of opening hands."""

from fractions import Fraction
from math import comb

import pytest

from plugins.wave2.odds import basic_in_hand, mulligans_expected, none_of, percent


def test_the_odds_are_those_of_drawing_seven_of_sixty():
    assert none_of(60, 12) == Fraction(comb(48, 7), comb(60, 7))
    assert percent(basic_in_hand(60, 12)) == "80.9 %"


@pytest.mark.parametrize(("basics", "chance"), [(0, 0), (54, 1), (60, 1)])
def test_the_ends_are_certain(basics, chance):
    assert basic_in_hand(60, basics) == chance


def test_mulligans_are_expected_as_often_as_it_takes():
    odds = basic_in_hand(60, 1)
    assert odds == Fraction(7, 60)
    assert mulligans_expected(60, 1) == Fraction(60, 7) - 1
    assert mulligans_expected(60, 0) is None
