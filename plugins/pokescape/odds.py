"""Exact chances of combat dice: 3 skulls, 2 shields and 1 blank on six faces (HS-ATK-03)."""

from __future__ import annotations

from functools import lru_cache
from math import comb

#: Most dice that the tables hold; a roll of more is reckoned as that many.
MOST = 24


def skulls(dice: int) -> list[float]:
    """Return the chance of each number of skulls."""
    return [comb(dice, n) / 2**dice for n in range(dice + 1)]


def shields(dice: int) -> list[float]:
    """Return the chance of each number of shields."""
    return [comb(dice, n) * 2 ** (dice - n) / 3**dice for n in range(dice + 1)]


@lru_cache(maxsize=1024)
def wounds(attack: int, defense: int) -> tuple[float, ...]:
    """Return the chance of 0, 1 … `attack` wounds."""
    found = [0.0] * (attack + 1)
    for rolled, likely in enumerate(skulls(attack)):
        for blocked, chance in enumerate(shields(defense)):
            found[max(0, rolled - blocked)] += likely * chance
    return tuple(found)


@lru_cache(maxsize=4096)
def within_life(attack: int, defense: int, left: int) -> float:
    """Return the expected wounds that count against `left` life, and one more for the chance of a knock-out."""
    chances = wounds(attack, defense)
    return sum(min(n, left) * chance for n, chance in enumerate(chances)) + sum(chances[left:])


@lru_cache(maxsize=8192)
def judged(attack: int, defense: int, left: int) -> tuple[float, float]:
    """Return what `within_life` does, and the chance of at least one wound; for any number of dice."""
    most, least = min(MOST, attack), min(MOST, defense)
    return within_life(most, least, left), 1 - wounds(most, least)[0]


def at_least_one(attack: int, defense: int) -> float:
    """Return the chance of at least one wound."""
    return 1 - wounds(min(MOST, attack), min(MOST, defense))[0]


def _mean(attack: int, defense: int) -> float:
    return sum(n * chance for n, chance in enumerate(wounds(attack, defense)))


#: Expected wounds of [attack dice][defense dice], up to 12 of each.
EXPECTED = [[_mean(a, d) for d in range(13)] for a in range(13)]


def expected(attack: int, defense: int) -> float:
    """Return the wounds to be expected."""
    return EXPECTED[min(12, max(0, attack))][min(12, max(0, defense))]
