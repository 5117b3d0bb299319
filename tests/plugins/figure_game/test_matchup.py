"""Odds of shipped figures, from their data."""

from fractions import Fraction

import msgspec
import pytest

from plugins.figure_game.matchup import figure_odds

from .bed import shipped


def test_two_figures_as_they_ship():
    told = figure_odds(shipped("figure", "gyarados"), shipped("figure", "snorlax"))
    # Snorlax: 12 of 24 white 120, 6 blue, 6 miss; Gyarados: 7 gold 80, 8 white 110, 9 miss
    assert told.share(told.wins) == Fraction(7 + 8, 24) * Fraction(6, 24)
    assert told.share(told.loses) == Fraction(12, 24)
    assert told.share(told.nothing) == Fraction(9, 24) * Fraction(6, 24)
    assert told.share(told.suffers) == Fraction(6, 24)
    assert told.acts == 0


@pytest.mark.rule("FG-CON-03")
def test_every_condition_that_ships_can_be_asked_for():
    first, second = shipped("figure", "gyarados"), shipped("figure", "snorlax")
    won = {}
    for name in ("poisoned", "burned", "frozen", "asleep", "confused", "paralysed"):
        told = figure_odds(first, second, shipped("condition", name))
        won[name] = told.share(told.wins)
        assert told.wins + told.loses + told.acts + told.suffers + told.nothing == told.whole
    assert won["frozen"] == 0
    assert won["poisoned"] == won["asleep"] == Fraction(15, 24) * Fraction(6, 24)
    assert won["burned"] == Fraction(8, 24) * Fraction(6, 24), "the gold seven are the smaller attack"
    assert won["paralysed"] == Fraction(8, 24) * Fraction(6, 24), "the gold seven are named"


def test_a_boost_turns_a_loss_into_a_win():
    first, second = shipped("figure", "gyarados"), shipped("figure", "snorlax")
    assert figure_odds(first, second, boost=30).wins > figure_odds(first, second).wins


def test_data_that_is_no_figure_is_refused():
    with pytest.raises(msgspec.ValidationError):
        figure_odds({"id": "x"}, {"id": "y"})
