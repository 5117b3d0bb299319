"""Lines between the centres of hexes, reckoned in integers only.

In axial coordinates the hex about the origin is the set of points where |q - r|, |q + 2r| and |2q + r| are at most 1.
A line meets each of these three slabs in an interval of its parameter, so every run of the line inside a hex is exact.
"""

from __future__ import annotations

from functools import lru_cache
from math import lcm
from typing import NamedTuple

from workbench.hexes.coordinates import DIRECTIONS, Axial, distance


class Run(NamedTuple):
    """A stretch of a line: from `start` to `end`, in parts of `scale` (the whole line is 0 to `scale`).

    `cells` is the hex that it crosses, or the two hexes between which it runs along their common edge.
    A line that only touches a corner of a hex does not cross it.
    """

    cells: tuple[Axial, ...]
    start: int
    end: int
    scale: int

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the run as a fraction (numerator, denominator) of the line."""
        return self.start + self.end, 2 * self.scale


def runs(start: Axial, end: Axial) -> tuple[Run, ...]:
    """Return the runs of the line from centre to centre, in order; the first lies in `start`, the last in `end`.

    One hex alone is one run of its whole length. Pairs along an edge are in ascending order.
    """
    q, r = start
    return tuple(
        Run(tuple((a + q, b + r) for a, b in run.cells), run.start, run.end, run.scale)
        for run in runs_from_origin(end[0] - q, end[1] - r)
    )


@lru_cache(maxsize=1 << 16)
def runs_from_origin(q: int, r: int) -> tuple[Run, ...]:
    """Return the runs of the line from (0, 0) to (q, r); kept, since a board asks for the same ones again and again."""
    slopes = _slabs(q, r)
    scale = lcm(*(abs(s) for s in slopes if s))
    stretches: dict[tuple[int, int], list[Axial]] = {}
    for cell in _candidates(q, r):
        found = _stretch(cell, slopes, scale)
        if found:
            stretches.setdefault(found, []).append(cell)
    return tuple(Run(tuple(sorted(cells)), a, b, scale) for (a, b), cells in sorted(stretches.items()))


def _slabs(q: int, r: int) -> tuple[int, int, int]:
    """The three linear forms whose absolute values are at most 1 inside the hex about the origin."""
    return q - r, q + 2 * r, 2 * q + r


def _stretch(cell: Axial, slopes: tuple[int, int, int], scale: int) -> tuple[int, int] | None:
    """The part of the line within `cell`, in parts of `scale`; None when it misses the hex or touches a corner."""
    low, high = 0, scale
    for at, slope in zip(_slabs(*cell), slopes, strict=True):
        if slope == 0:
            if abs(at) > 1:
                return None
            continue
        unit = scale // abs(slope)
        middle = at * unit if slope > 0 else -at * unit
        low, high = max(low, middle - unit), min(high, middle + unit)
    return (low, high) if low < high else None


def _candidates(q: int, r: int) -> set[Axial]:
    """Hexes among which are all that the line crosses: those about its points at every whole step."""
    steps = distance((0, 0), (q, r))
    found: set[Axial] = set()
    for at in range(steps + 1):
        a, b = _rounded(q * at, r * at, steps or 1)
        found.add((a, b))
        found.update((a + dq, b + dr) for dq, dr in DIRECTIONS)
    return found


def _rounded(q: int, r: int, scale: int) -> Axial:
    """The hex nearest to the point (q / scale, r / scale); ties go the same way every time."""
    s = -q - r
    a, b, c = ((2 * n + scale) // (2 * scale) for n in (q, r, s))
    off_a, off_b, off_c = abs(a * scale - q), abs(b * scale - r), abs(c * scale - s)
    if off_a > off_b and off_a > off_c:
        return -b - c, b
    return (a, -a - c) if off_b > off_c else (a, b)


def line(start: Axial, end: Axial) -> list[Axial]:
    """Return one hex a step from `start` to `end`, both included: for drawing and painting, not for sight."""
    steps = distance(start, end)
    q, r = end[0] - start[0], end[1] - start[1]
    points = (_rounded(q * at, r * at, steps or 1) for at in range(steps + 1))
    return [(start[0] + a, start[1] + b) for a, b in points]
