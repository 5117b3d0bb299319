"""What a spin means: which of two segments wins, and what becomes of a segment under a condition (FG-SPIN)."""

from __future__ import annotations

from bisect import bisect_right

from .arena import Affliction, Wheel

#: Colours by number, and their words in packs.
RED, WHITE, GOLD, PURPLE, BLUE = range(5)
COLORS = ("red", "white", "gold", "purple", "blue")
#: Who wins: the first, the second, nobody.
FIRST, SECOND, NOBODY = 1, -1, 0
_BY_VALUE = 2
#: By the colour of the first (row) and of the second: red, white, gold, purple, blue.
_TABLE = (
    (NOBODY, SECOND, SECOND, SECOND, SECOND),
    (FIRST, _BY_VALUE, _BY_VALUE, SECOND, SECOND),
    (FIRST, _BY_VALUE, _BY_VALUE, FIRST, SECOND),
    (FIRST, FIRST, SECOND, _BY_VALUE, SECOND),
    (FIRST, FIRST, FIRST, FIRST, NOBODY),
)


def winner(first: int, first_value: int, second: int, second_value: int) -> int:
    """Return FIRST, SECOND or NOBODY for two colours with their damage or stars (FG-SPIN-01 to 06)."""
    verdict = _TABLE[first][second]
    if verdict != _BY_VALUE:
        return verdict
    return (first_value > second_value) - (first_value < second_value)


def knocks_out(color: int) -> bool:
    """Return whether a winning segment of that colour knocks the other out (FG-SPIN-03, FG-SPIN-04)."""
    return color in (WHITE, GOLD)


def stops_at(wheel: Wheel, face: int, shift: int = 0) -> int:
    """Return the segment of a spin that shows `face`, 1 to the wheel's total; `shift` segments further on."""
    return (bisect_right(wheel.ends, face - 1) + shift) % len(wheel.colors)


def misses(wheel: Wheel, segment: int, affliction: Affliction, named: int = -1) -> bool:
    """Return whether a segment is a miss: it is red, or the condition makes it one (FG-CON-02, FG-CON-04)."""
    if wheel.colors[segment] == RED or affliction.miss == "all":
        return True
    if affliction.miss == "named":
        return wheel.of[segment] == named
    return affliction.miss == "smallest" and wheel.of[segment] == wheel.smallest


def worth(wheel: Wheel, segment: int, affliction: Affliction, named: int = -1, boost: int = 0) -> tuple[int, int]:
    """Return (colour, value) that a segment counts as: damage never below 0 (FG-CON-03), stars, 0."""
    color = wheel.colors[segment]
    if misses(wheel, segment, affliction, named):
        return RED, 0
    if color in (WHITE, GOLD):
        return color, max(0, wheel.values[segment] + affliction.damage_change + boost)
    return color, wheel.values[segment]
