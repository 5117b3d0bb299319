"""How everybody stands."""

import pytest

from plugins.master_trainer.standing import ranking, seats_of

from .bed import Bed, game_of


def lines(bed, lang="en"):
    return [(seat.name, seat.score, seat.text) for seat in seats_of(bed.table, bed.state, lang)]


def test_a_line_says_the_total_pcs_loans_and_how_far_it_is():
    bed = Bed(game_of(["plain"] * 9))
    bed.give(1, ["croconaw"])
    bed.give(2, ["gyarados"])
    bed.state.pcs, bed.state.loans, bed.state.at = [30, 100], [2, 0], [4, 0]
    bed.state.missing[1] = 1
    assert lines(bed) == [
        ("Player 1", "−170", "30 PCs · 2 loans · 6 to GOAL"),
        ("Player 2", "180", "100 PCs · 10 to GOAL · −1 turn"),
    ]
    assert lines(bed, "it")[0][2] == "30 PC · 2 prestiti · 6 all’ARRIVO"


def test_who_leads_and_whose_turn_it_is_stand_out():
    bed = Bed(game_of(["plain"] * 9, seats=3))
    for seat, pcs in enumerate((10, 90, 40)):
        bed.give(seat + 1, ["croconaw"])
        bed.state.pcs[seat] = pcs
    seats = seats_of(bed.table, bed.state, "en")
    assert [seat.leads for seat in seats] == [False, True, False]
    assert [seat.active for seat in seats] == [True, False, False]


def test_nobody_leads_where_all_are_equal():
    bed = Bed(game_of(["plain"] * 9))
    bed.give(1, ["croconaw"])
    bed.give(2, ["croconaw"])
    assert not any(seat.leads for seat in seats_of(bed.table, bed.state, "en"))


@pytest.mark.rule("MT-TURN-05")
def test_who_is_on_goal_has_the_place_told():
    bed = Bed(game_of(["plain"] * 9))
    bed.state.at[1], bed.state.arrived = bed.table.board.goal, [1]
    assert lines(bed)[1][2] == "100 PCs · GOAL as number 1"


@pytest.mark.rule("MT-END-02")
def test_at_the_end_the_lines_stand_by_rank():
    bed = Bed(game_of(seats=3))
    for seat, pcs in enumerate((10, 90, 90)):
        bed.give(seat + 1, ["croconaw"])
        bed.state.pcs[seat] = pcs
    bed.state.frames = []
    assert ranking(bed.table, bed.state) == [1, 2, 0]
    assert [name for name, *_ in lines(bed)] == ["1. Player 2", "1. Player 3", "3. Player 1"]
