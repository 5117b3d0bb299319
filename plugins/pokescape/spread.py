"""Spreading over the board by steps that cost, when only the whole of what is reached matters.

The engine's `flood` gives each cost its own mask; this is the same search with less kept, since it runs for every move.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Moves


def spread(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int) -> int:
    """Return the mask of all that `budget` reaches; `moves` by rising cost; who enters `stop` goes no further."""
    waves = [0] * (budget + 1)
    waves[0] = start
    seen = 0
    for spent in range(budget):
        wave = waves[spent] & ~seen
        seen |= wave
        if spent:
            wave &= ~stop
        if not wave:
            continue
        for shift, cost, origins in moves:
            if spent + cost > budget:
                break
            leaving = wave & origins
            if leaving:
                waves[spent + cost] |= (leaving << shift if shift > 0 else leaving >> -shift) & free
    return seen | waves[budget]
