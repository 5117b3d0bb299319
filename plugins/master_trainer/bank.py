"""PCs: collecting, paying, Smile Loans (MT-LOAN-01, MT-LOAN-02, MT-DECK-02)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from .state import TrainerState

#: What a Smile Loan gives, and what it costs at the end.
LENT, OWED = 100, 120
BANK = -1


def collect(state: TrainerState, seat: int, amount: int, out: Sink) -> None:
    """Take PCs from the bank, which never runs out."""
    if amount > 0:
        state.pcs[seat] += amount
        tell(out, "collect", seat, amount)


def borrow(state: TrainerState, seat: int, out: Sink) -> None:
    """Take a Smile Loan."""
    state.loans_left -= 1
    state.loans[seat] += 1
    state.pcs[seat] += LENT
    tell(out, "loan", seat, LENT, OWED)


def may_borrow(state: TrainerState, seat: int) -> bool:
    """Return whether a player may take a loan now: at 0 PCs at any time of the own turn, while there are any."""
    return state.pcs[seat] == 0 and seat == state.seat and state.loans_left > 0


def pay(state: TrainerState, seat: int, amount: int, to: int, out: Sink) -> None:
    """Pay a seat or the BANK; who cannot takes loans, and what is then missing is forgiven."""
    if amount <= 0:
        return
    while state.pcs[seat] < amount and state.loans_left:
        borrow(state, seat, out)
    paid = min(amount, state.pcs[seat])
    state.pcs[seat] -= paid
    if to != BANK:
        state.pcs[to] += paid
    tell(out, "pay", seat, paid, to, amount - paid)
