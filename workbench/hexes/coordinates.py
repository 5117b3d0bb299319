"""Coordinates of hexes: axial ones for reckoning, offset ones `(column, row)` for files and people.

Axial `(q, r)` follows the usual convention with rows growing downwards; `q + r + s = 0` gives the third cube
coordinate. Every function holds for negative coordinates: halves are rounded down, parity is that of `& 1`.
"""

from __future__ import annotations

from typing import TypeAlias

#: A hex in axial coordinates (q, r).
Axial: TypeAlias = tuple[int, int]
#: A hex in offset coordinates (column, row).
Offset: TypeAlias = tuple[int, int]

#: Offset layouts: `_r` have pointy tops and shift odd or even rows right, `_q` flat tops and shift columns down.
LAYOUTS = ("odd_r", "even_r", "odd_q", "even_q")
#: Axial steps of directions 0-5. Pointy: clockwise from east. Flat: clockwise from the lower right neighbour.
DIRECTIONS: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def is_pointy(layout: str) -> bool:
    """Return whether the hexes of a layout have a corner on top; ValueError for an unknown layout."""
    if layout not in LAYOUTS:
        raise ValueError(f"layout `{layout}` is none of {', '.join(LAYOUTS)}")
    return layout.endswith("_r")


def to_axial(layout: str, column: int, row: int) -> Axial:
    """Return the axial coordinates of `(column, row)`; ValueError for an unknown layout."""
    if is_pointy(layout):
        return column - _half(layout, row), row
    return column, row - _half(layout, column)


def to_offset(layout: str, q: int, r: int) -> Offset:
    """Return `(column, row)` of axial coordinates; ValueError for an unknown layout."""
    if is_pointy(layout):
        return q + _half(layout, r), r
    return q, r + _half(layout, q)


def _half(layout: str, line: int) -> int:
    """How far a row (or column) is slid along itself, rounded down in odd layouts and up in even ones."""
    return (line + (line & 1)) // 2 if layout.startswith("even") else (line - (line & 1)) // 2


def distance(a: Axial, b: Axial) -> int:
    """Return the number of steps between two hexes on an endless plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(a: Axial) -> tuple[Axial, ...]:
    """Return the six neighbours, clockwise from direction 0."""
    return tuple((a[0] + dq, a[1] + dr) for dq, dr in DIRECTIONS)


def rotate(a: Axial, turns: int, centre: Axial = (0, 0)) -> Axial:
    """Return `a` turned by `turns` sixths clockwise about `centre`."""
    q, r = a[0] - centre[0], a[1] - centre[1]
    for _ in range(turns % 6):
        q, r = -r, q + r
    return centre[0] + q, centre[1] + r
