"""Exact odds of opening hands (hypergeometric), as fractions."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .codes import HAND


def none_of(size: int, wanted: int, drawn: int = HAND) -> Fraction:
    """Return the probability that none of `wanted` cards is among `drawn` of a deck of `size`."""
    if size < drawn:
        return Fraction(int(not wanted))
    return Fraction(comb(size - wanted, drawn), comb(size, drawn))


def basic_in_hand(size: int, basics: int) -> Fraction:
    """Return the probability of a Basic Pokémon in the opening seven (W2-SET-02)."""
    return 1 - none_of(size, basics)


def mulligans_expected(size: int, basics: int) -> Fraction | None:
    """Return how many mulligans are expected; None when no hand can ever do."""
    chance = basic_in_hand(size, basics)
    return 1 / chance - 1 if chance else None


def percent(value: Fraction) -> str:
    """Return a probability in per cent, with one digit after the point."""
    return f"{round(float(value) * 100, 1)} %"
