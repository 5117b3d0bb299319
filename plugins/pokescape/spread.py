"""Spreading over the board by steps that cost, as the engine's `flood` does.

Moves come here by rising cost, so that steps too dear are not even looked at: this runs for every move of a battle.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Moves


def spread(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int) -> int:
    """Return the mask of all that `budget` reaches; `moves` by rising cost; who enters `stop` goes no further."""
    mask = 0
    for wave in waves(start, budget, moves, free, stop):
        mask |= wave
    return mask


def waves(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int) -> list[int]:
    """Return the masks of what is first reached at each cost up to `budget`."""
    found = [0] * (budget + 1)
    found[0] = start
    seen = 0
    for spent in range(budget + 1):
        wave = found[spent] & ~seen
        found[spent] = wave
        seen |= wave
        if spent:
            wave &= ~stop
        left = budget - spent
        if not wave or not left:
            continue
        for shift, cost, origins in moves:
            if cost > left:
                break
            leaving = wave & origins
            if leaving:
                found[spent + cost] |= (leaving << shift if shift > 0 else leaving >> -shift) & free
    return found
