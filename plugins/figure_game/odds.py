"""Exact odds of one wheel against another, with conditions: what a battle can come to, as fractions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from .arena import Affliction, Wheel
from .spin import FIRST, NOBODY, knocks_out, winner, worth

CLEAR = Affliction()


@dataclass(frozen=True, slots=True)
class Odds:
    """How a battle of two figures ends, in parts of `whole` (all five add up to it).

    `wins` and `loses`: the second, the first is knocked out; `acts` and `suffers`: the first's, the second's purple or
    blue segment has won, and its text is carried out; `nothing`: neither. `merit` and `demerit` are the summed worth of
    the texts of winning segments, in hundredths.
    """

    whole: int
    wins: int
    loses: int
    acts: int
    suffers: int
    nothing: int
    merit: int = 0
    demerit: int = 0

    def share(self, parts: int) -> Fraction:
        """Return parts as an exact fraction of the whole."""
        return Fraction(parts, self.whole)

    @property
    def value(self) -> float:
        """What the battle is worth to the first, in knock-outs: its own against the other's."""
        return (self.wins - self.loses + (self.merit - self.demerit) / 100) / self.whole


def odds(
    first: Wheel,
    second: Wheel,
    first_has: Affliction = CLEAR,
    second_has: Affliction = CLEAR,
    boost: int = 0,
) -> Odds:
    """Return the exact odds of a battle; `boost` adds to the first's damage.

    Where a condition lets an owner name an attack, the first names before the second (FG-CON-02), each the best for
    itself by `Odds.value`.
    """
    best: Odds | None = None
    for mine in _names(first, first_has):
        worst: Odds | None = None
        for theirs in _names(second, second_has):
            told = named_odds(first, second, first_has, second_has, mine, theirs, boost)
            if worst is None or told.value < worst.value:
                worst = told
        assert worst is not None
        if best is None or worst.value > best.value:
            best = worst
    assert best is not None
    return best


def named_odds(
    first: Wheel, second: Wheel, first_has: Affliction, second_has: Affliction, mine: int, theirs: int, boost: int = 0
) -> Odds:
    """Return the odds when both have named what they will; -1 for nothing named."""
    wins = loses = acts = suffers = nothing = merit = demerit = 0
    others = list(_faces(second, second_has, theirs, 0))
    for size, color, value, worth_of in _faces(first, first_has, mine, boost):
        for other_size, other_color, other_value, other_worth in others:
            parts = size * other_size
            verdict = winner(color, value, other_color, other_value)
            if verdict == NOBODY:
                nothing += parts
            elif verdict == FIRST:
                merit += parts * worth_of
                if knocks_out(color):
                    wins += parts
                else:
                    acts += parts
            else:
                demerit += parts * other_worth
                if knocks_out(other_color):
                    loses += parts
                else:
                    suffers += parts
    return Odds(first.total * second.total, wins, loses, acts, suffers, nothing, merit, demerit)


def _names(wheel: Wheel, affliction: Affliction) -> tuple[int, ...]:
    """Return what can be named; -1 alone when nothing is."""
    return (affliction.miss == "named" and wheel.attacks) or (-1,)


def _faces(wheel: Wheel, affliction: Affliction, named: int, boost: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield (size, colour, value, worth of its text) of every segment, as it counts when the wheel stops before it."""
    count = len(wheel.sizes)
    for stopped, size in enumerate(wheel.sizes):
        segment = (stopped + affliction.shift) % count
        color, value = worth(wheel, segment, affliction, named, boost)
        yield size, color, value, wheel.merit[segment] if color else 0
