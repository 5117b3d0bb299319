"""Exact chances of a battle."""

from __future__ import annotations

from functools import lru_cache

from .spinner import NUMBERS

#: A side: its points with all bonuses, whether it spins twice, numbers that win besides 10 (bits), whether 0 is borne.
Side = tuple[int, int, int, int]


@lru_cache(maxsize=8192)
def win_chance(mine: Side, theirs: Side) -> float:
    """Return how likely the side wins that spins first; ties are spun again until they are none (MT-GET-03)."""
    won = lost = 0.0
    second = [(spun, chance, verdict(theirs, spun)) for spun, chance in spins(theirs[1])]
    for spun, chance in spins(mine[1]):
        first = verdict(mine, spun)
        if first:
            won, lost = (won + chance, lost) if first > 0 else (won, lost + chance)
            continue
        for other, likely, second_verdict in second:
            gap = -second_verdict or spun + mine[0] - other - theirs[0]
            if gap > 0:
                won += chance * likely
            elif gap < 0:
                lost += chance * likely
    return won / (won + lost) if won + lost else 0.5


def verdict(side: Side, spun: int) -> int:
    """Return 1 when a spin wins at once, −1 when it loses at once, 0 when totals decide."""
    if spun == 10 or side[2] >> spun & 1:
        return 1
    return -1 if spun == 0 and not side[3] else 0


def spins(twice: int) -> list[tuple[int, float]]:
    """Return each number of the spinner with its chance; of two spins the higher counts."""
    if not twice:
        return [(spun, 1 / NUMBERS) for spun in range(NUMBERS)]
    return [(spun, (2 * spun + 1) / NUMBERS**2) for spun in range(NUMBERS)]


def plain(points: int) -> Side:
    """Return a side without any card."""
    return points, 0, 0, 0
