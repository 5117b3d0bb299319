"""A power at work: the state, whose it is, which Pokémon it is about."""

from __future__ import annotations

from workbench.api.rules import Sink

from .codes import PER_SEAT
from .compiled import Table
from .state import DuelState


class Moment:
    """What a running power sees. `me` is its body (-1 of a trainer), `card` its card.

    `seat` is whose it is, 0 or 1; `attacker` the body that attacked, if one did.
    """

    __slots__ = ("attacker", "card", "me", "out", "seat", "state", "table")

    def __init__(
        self, table: Table, state: DuelState, seat: int, me: int, card: int, attacker: int = -1, out: Sink = None
    ) -> None:
        """Take where it stands."""
        self.table, self.state, self.out = table, state, out
        self.seat, self.me, self.card, self.attacker = seat, me, card, attacker

    def seat_of(self, whose: str) -> int:
        """Return the seat of `mine` or `theirs`."""
        return self.seat if whose == "mine" else 1 - self.seat


def bodies_of(state: DuelState, seat: int) -> list[int]:
    """Return the bodies of a seat in play: the Active first, then the Bench in order."""
    active, top = state.active[seat], state.top
    start = seat * PER_SEAT
    bench = [b for b in range(start, start + PER_SEAT) if top[b] != -1 and b != active]
    return bench if active < 0 else [active, *bench]


def bench_of(state: DuelState, seat: int) -> list[int]:
    """Return the benched bodies of a seat, in order."""
    active, top = state.active[seat], state.top
    start = seat * PER_SEAT
    return [b for b in range(start, start + PER_SEAT) if top[b] != -1 and b != active]


def free_place(state: DuelState, seat: int) -> int:
    """Return an empty body of a seat, -1 when the table is full."""
    start = seat * PER_SEAT
    return next((b for b in range(start, start + PER_SEAT) if state.top[b] == -1), -1)
