"""Exact probabilities by trying every way that dice can fall."""

from fractions import Fraction

import pytest

from workbench.engine.enumerate import TooManyOutcomes, outcomes


def test_the_sum_of_two_dice_is_exact():
    found = outcomes(lambda chance: sum(chance.dice(2, 6)))
    assert found[7] == Fraction(1, 6)
    assert found[2] == found[12] == Fraction(1, 36)
    assert sum(found.values()) == 1


def test_branches_may_roll_different_dice():
    def run(chance):
        return chance.roll(20) >= 17 and chance.roll(2, 1) == 1

    assert outcomes(run)[True] == Fraction(1, 10)


def test_a_rule_without_dice_has_one_outcome():
    assert outcomes(lambda chance: "same") == {"same": 1}


def test_too_many_ways_are_refused():
    with pytest.raises(TooManyOutcomes, match="more than 1000 ways"):
        outcomes(lambda chance: sum(chance.dice(12, 6)), limit=1000)


def test_raw_bits_cannot_be_counted():
    with pytest.raises(TypeError, match="raw bits"):
        outcomes(lambda chance: chance.word(0))
