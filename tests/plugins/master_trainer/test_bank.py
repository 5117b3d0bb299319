"""PCs and Smile Loans."""

import pytest

from plugins.master_trainer import codes as c
from plugins.master_trainer.bank import BANK, collect, pay

from .bed import Bed, game_of


@pytest.mark.rule("MT-LOAN-01")
def test_at_0_pcs_a_player_may_take_a_loan_on_the_own_turn():
    bed = Bed(game_of())
    bed.state.pcs[0] = 10
    assert c.LOAN not in bed.game.legal(bed.state)
    bed.state.pcs[0] = 0
    bed.do(c.LOAN)
    assert (bed.state.pcs[0], bed.state.loans[0], bed.state.loans_left) == (100, 1, 11)
    assert bed.asked == (c.BEFORE, 1)


@pytest.mark.rule("MT-LOAN-01")
def test_a_loan_may_be_taken_in_the_middle_of_the_own_turn_not_of_another_ones():
    bed = Bed(game_of())
    bed.give(1, ["croconaw", "raichu"])
    bed.act(1, "battle")
    bed.state.pcs = [0, 0]
    assert list(bed.game.legal(bed.state)) == [2, c.LOAN]
    bed.do(c.LOAN, 2)
    assert (bed.state.pcs, bed.asked) == ([100, 0], (c.FIGHTER, 1))
    bed.do(bed.pokemon("croconaw"))
    assert bed.asked == (c.FIGHTER, 2)
    assert c.LOAN not in bed.game.legal(bed.state)


@pytest.mark.rule("MT-LOAN-01")
def test_who_ends_a_turn_at_0_pcs_is_asked_for_a_loan():
    bed = Bed(game_of(["trouble:pcs:100"] * 9), [1])
    bed.go()
    assert (bed.asked, list(bed.game.legal(bed.state))) == ((c.AFTER, 1), [c.GO, c.LOAN])
    assert bed.game.question(bed.state, "en") == "Player 1: take a loan, or end the turn"
    bed.do(c.LOAN)
    assert bed.asked == (c.BEFORE, 2)


@pytest.mark.rule("MT-LOAN-01")
def test_as_many_loans_are_taken_as_a_sum_needs():
    bed = Bed(game_of())
    pay(bed.state, 0, 250, BANK, bed.out)
    assert (bed.state.pcs[0], bed.state.loans[0], bed.state.loans_left) == (50, 2, 10)


@pytest.mark.rule("MT-LOAN-01")
def test_who_cannot_pay_in_full_must_take_one():
    bed = Bed(game_of())
    bed.state.pcs[0] = 10
    pay(bed.state, 0, 30, BANK, bed.out)
    assert (bed.state.pcs[0], bed.state.loans[0]) == (80, 1)


@pytest.mark.rule("MT-LOAN-02")
def test_without_a_loan_left_what_is_there_is_paid_and_the_rest_forgiven():
    bed = Bed(game_of(loans=0))
    bed.state.pcs[0] = 10
    pay(bed.state, 0, 30, 1, bed.out)
    assert bed.state.pcs == [0, 110]
    assert bed.happened("pay") == [(0, 10, 1, 20)]
    assert c.LOAN not in bed.game.legal(bed.state)


@pytest.mark.rule("MT-DECK-02")
def test_the_bank_never_runs_out_and_any_sum_can_be_paid():
    bed = Bed(game_of())
    collect(bed.state, 0, 100_003, bed.out)
    pay(bed.state, 0, 7, 1, bed.out)
    assert bed.state.pcs == [100_096, 107]
