"""Telling what happened: events are lists of numbers, see text/log.py for their sentences."""

from __future__ import annotations

from workbench.api.rules import Event, Sink

from .codes import COINS
from .state import DuelState

#: What is asked of those who toss at their own table.
COIN = ("coin",)


def tell_seat(out: Sink, seat: int, what: str, *args: int, others: Event | None = None) -> None:
    """Tell one seat, 0 or 1; the others are told `others` in its place, or nothing."""
    if out is not None:
        out.append(Event(what, args, 1 << seat, others))


def flip(state: DuelState, reason: str, out: Sink) -> bool:
    """Flip a coin for all to see; return whether it shows heads. A coin is a die of 2: 1 is heads."""
    face = state.chance.roll(2, COINS, COIN)
    if out is not None:
        out.append(Event("roll", (COINS, 2, face, reason)))
    return face == 1
