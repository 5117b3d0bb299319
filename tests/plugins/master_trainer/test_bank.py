"""PCs and Smile Loans."""

import pytest

from plugins.master_trainer import codes as c
from plugins.master_trainer.bank import BANK, collect, pay

from .bed import Bed, game_of


@pytest.mark.rule("MT-LOAN-01")
def test_at_0_pcs_a_player_may_take_a_loan_on_the_own_turn():
    bed = Bed(game_of())
    assert c.LOAN not in bed.game.legal(bed.state)
    bed.state.pcs[0] = 0
    bed.do(c.LOAN)
    assert (bed.state.pcs[0], bed.state.loans[0], bed.state.loans_left) == (100, 1, 11)
    assert bed.asked == (c.BEFORE, 1)


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
