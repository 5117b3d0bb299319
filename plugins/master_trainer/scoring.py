"""The end: what everybody has, and who wins (MT-END-01, MT-END-02, MT-END-03)."""

from __future__ import annotations

from typing import NamedTuple

from workbench.api.rules import Result, say

from .bank import OWED
from .compiled import WORTH, Table
from .state import TrainerState
from .text.words import player

#: PCs by order of arrival.
ARRIVAL = (200, 100, 50, 20)


class Score(NamedTuple):
    """A player's account: PCs on hand, for the order of arrival, for the cards of each colour, against loans."""

    pcs: int
    arrival: int
    colors: tuple[int, ...]
    loans: int

    @property
    def total(self) -> int:
        """What it comes to; it may be below nothing."""
        worth = sum(number * each for number, each in zip(self.colors, WORTH.values(), strict=True))
        return self.pcs + self.arrival + worth - OWED * self.loans


def score(table: Table, state: TrainerState, seat: int) -> Score:
    """Return the account of a seat (from 0) as things stand; `colors` count gold, red, orange, yellow cards."""
    place = state.arrived.index(seat) if seat in state.arrived else len(ARRIVAL)
    shades = [table.pokemon[card].color for card in state.pokemon[seat]]
    colors = tuple(shades.count(color) for color in WORTH)
    return Score(state.pcs[seat], ARRIVAL[place] if place < len(ARRIVAL) else 0, colors, state.loans[seat])


def result(table: Table, state: TrainerState) -> Result | None:
    """Return the result, None while somebody is under way."""
    if state.frames:
        return None
    totals = {seat + 1: score(table, state, seat).total for seat in range(table.seats)}
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    if len(best) > 1:
        return Result(None, "shared win", totals, {lang: _shared(table, best, lang) for lang in ("en", "it")})
    return Result(best[0], "most PCs", totals, {"it": "più PC di tutti"})


def _shared(table: Table, best: list[int], lang: str) -> str:
    """Who shares the win."""
    *first, last = [player(table, seat - 1, lang) for seat in best]
    return say(lang, f"{', '.join(first)} and {last} share the win", f"{', '.join(first)} e {last} vincono insieme")
