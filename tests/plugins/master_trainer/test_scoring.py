"""The accounts at the end."""

import pytest

from plugins.master_trainer.scoring import score

from .bed import Bed, game_of


def over(pcs, own, loans=(0, 0), **more):
    """Return a game that is over: seat 1 came first."""
    bed = Bed(game_of(**more))
    bed.state.arrived, bed.state.pcs, bed.state.loans = [0, 1], list(pcs), list(loans)
    for seat, names in enumerate(own, 1):
        bed.give(seat, names)
    bed.state.frames = []
    return bed


@pytest.mark.rule("MT-END-02")
def test_pcs_arrival_colours_and_loans_are_added_up():
    bed = over([70, 30], [["croconaw", "raichu"], ["poliwag", "gyarados", "unown"]], [1, 0])
    assert score(bed.table, bed.state, 0).total == 70 + 200 + (40 + 60) - 120
    assert score(bed.table, bed.state, 1).total == 30 + 100 + (20 + 80 + 60)
    result = bed.game.terminal(bed.state)
    assert (result.winner, result.scores) == (2, {1: 250, 2: 290})


@pytest.mark.rule("MT-END-02")
def test_a_rare_one_without_a_colour_is_gold_unless_the_scenario_says_otherwise():
    assert score((bed := over([0, 0], [["mew"], []])).table, bed.state, 0).colors == (1, 0, 0, 0)
    assert score((bed := over([0, 0], [["mew"], []], no_color="red")).table, bed.state, 0).colors == (0, 1, 0, 0)


@pytest.mark.rule("MT-END-02")
def test_a_total_may_be_negative():
    bed = over([0, 0], [[], []], [0, 2])
    assert score(bed.table, bed.state, 1).total == 100 - 240


@pytest.mark.rule("MT-END-02")
def test_the_order_of_arrival_is_worth_200_100_50_and_20():
    bed = Bed(game_of(seats=4))
    bed.state.arrived = [2, 0, 3, 1]
    assert [score(bed.table, bed.state, seat).arrival for seat in range(4)] == [100, 20, 200, 50]


@pytest.mark.rule("MT-END-03")
def test_equal_totals_share_the_win():
    result = (bed := over([0, 100], [[], []])).game.terminal(bed.state)
    assert result.winner is None
    assert (result.reason, result.scores) == ("shared win", {1: 200, 2: 200})
    assert result.texts == {"en": "Player 1 and Player 2 share the win", "it": "Player 1 e Player 2 vincono insieme"}


def test_how_it_ended_is_told_in_italian_as_well():
    result = (bed := over([70, 30], [["raichu"], []])).game.terminal(bed.state)
    assert (result.reason, result.texts["it"]) == ("most PCs", "più PC di tutti")
