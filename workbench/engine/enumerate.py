"""Every outcome of a piece of rules with its exact probability: the same code, run over all that chance can do."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from workbench.engine.chance import Chance, What

T = TypeVar("T")


class TooManyOutcomes(Exception):
    """There are more ways for the dice to fall than it was allowed to try."""


class _Forced(Chance):
    """Chance that follows a list of draws and notes the bound of each; beyond the list it draws 0."""

    __slots__ = ("bounds", "draws")

    def __init__(self, draws: list[int]) -> None:
        super().__init__(0)
        self.draws, self.bounds = draws, list[int]()

    def copy(self) -> Chance:
        """Return itself: a run is one line of events, whoever holds the chance."""
        return self

    def below(self, bound: int, stream: int = 0, what: What = ()) -> int:
        """Return the next draw, whatever the stream."""
        at = len(self.bounds)
        self.bounds.append(bound)
        if at == len(self.draws):
            self.draws.append(0)
        return self.draws[at]

    def dice(self, count: int, sides: int, stream: int = 0) -> list[int]:
        """Return one draw a die."""
        return [self.below(sides) + 1 for _ in range(count)]

    def word(self, stream: int) -> int:
        """Refuse: raw bits cannot be counted."""
        raise TypeError("raw bits of chance cannot be enumerated; rules draw by below, roll and dice")


def outcomes(run: Callable[[Chance], T], limit: int = 200_000) -> dict[T, Fraction]:
    """Return each result of `run` with its probability. `run` must do all its draws from the chance it is given.

    `run` is called once for every way that its dice can fall; results are dictionary keys.

    Raises:
        TooManyOutcomes: there are more than `limit` ways.
    """
    found: dict[T, Fraction] = {}
    draws: list[int] = []
    for _ in range(limit):
        chance = _Forced(draws)
        result = run(chance)
        weight = Fraction(1)
        for bound in chance.bounds:
            weight /= bound
        found[result] = found.get(result, Fraction(0)) + weight
        if not _advance(draws, chance.bounds):
            return found
    raise TooManyOutcomes(f"more than {limit} ways for the dice to fall")


def _advance(draws: list[int], bounds: list[int]) -> bool:
    """Turn `draws` into the next line of draws, as an odometer; False when there is none."""
    del draws[len(bounds) :]
    while draws:
        if draws[-1] + 1 < bounds[len(draws) - 1]:
            draws[-1] += 1
            return True
        draws.pop()
    return False
