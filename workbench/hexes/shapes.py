"""Rings, disks and straight rows of hexes on an endless plane."""

from __future__ import annotations

from workbench.hexes.coordinates import DIRECTIONS, Axial


def ring(centre: Axial, radius: int) -> list[Axial]:
    """Return the hexes at exactly `radius` steps, clockwise from direction 0; the centre alone for radius 0."""
    if radius <= 0:
        return [centre] if radius == 0 else []
    q, r = centre[0] + DIRECTIONS[0][0] * radius, centre[1] + DIRECTIONS[0][1] * radius
    found = []
    for side in range(6):
        dq, dr = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


def disk(centre: Axial, radius: int) -> list[Axial]:
    """Return the hexes at most `radius` steps away, ring by ring from the centre."""
    return [a for n in range(radius + 1) for a in ring(centre, n)]


def ray(start: Axial, direction: int, length: int) -> list[Axial]:
    """Return the `length` hexes that follow `start` in a direction, nearest first."""
    dq, dr = DIRECTIONS[direction % 6]
    return [(start[0] + dq * n, start[1] + dr * n) for n in range(1, length + 1)]


def direction_to(start: Axial, end: Axial) -> int | None:
    """Return the direction 0-5 in which `end` lies in a straight row from `start`, or None when in none of them."""
    q, r = end[0] - start[0], end[1] - start[1]
    if (q, r) == (0, 0) or not (q == 0 or r == 0 or q + r == 0):
        return None
    reach = max(abs(q), abs(r))
    return DIRECTIONS.index((q // reach, r // reach))
