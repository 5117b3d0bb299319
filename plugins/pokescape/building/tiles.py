"""Which hexes the pieces of terrain boxes cover, by their sizes; turns as VirtualScape writes them."""

from __future__ import annotations

from workbench.api.rules import Axial, rotate

#: Which hexes a tile covers, unturned, by its size.
_TILES: dict[int, tuple[Axial, ...]] = {
    1: ((0, 0),),
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (0, 1)),
    5: tuple((n, 0) for n in range(5)),
    7: ((0, 0), (1, 0), (0, 1), (-1, 1), (1, 1), (-1, 2), (0, 2)),
    24: (
        *((n, 0) for n in (0, 1)), *((n, 1) for n in (-1, 0, 1)), *((n, 2) for n in (-1, 0, 1)),
        *((n, 3) for n in range(-2, 3)), *((n, 4) for n in range(-2, 3)), *((n, 5) for n in range(-3, 3)),
    ),
}  # fmt: skip
#: How far a tile is shifted after each turn of 60 degrees.
_SHIFTS: dict[int, tuple[Axial, ...]] = {
    1: ((0, 0),) * 6,
    2: ((0, 0), (0, 0), (0, 0), (1, 0), (0, 1), (-1, 1)),
    3: ((0, 0), (0, 0), (1, 0), (0, 1), (0, 1), (-1, 1)),
    5: ((0, 0), (0, 0), (0, 0), (4, 0), (0, 4), (-4, 4)),
    7: ((0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)),
    24: ((0, 0), (1, 0), (2, 3), (2, 5), (-5, 7), (-5, 2)),
}
#: Clumps, from their first hex on, in every direction in which they can stand.
_CLUMPS: dict[int, tuple[tuple[Axial, ...], ...]] = {
    3: (((0, 0), (1, 0), (0, 1)), ((0, 0), (0, 1), (-1, 1))),
    4: (
        ((0, 0), (1, 0), (0, 1), (1, 1)),
        ((0, 0), (1, 0), (0, 1), (-1, 1)),
        ((0, 0), (0, 1), (-1, 1), (-1, 2)),
    ),
}  # fmt: skip


def footprint(size: int, turns: int, at: Axial) -> list[Axial]:
    """Return the hexes that a tile covers which lies at `at`, turned by `turns` sixths; empty for no known size."""
    if size not in _TILES:
        return []
    dq, dr = _SHIFTS[size][turns % 6]
    turned = (rotate(each, turns) for each in _TILES[size])
    return [(at[0] + q + dq, at[1] + r + dr) for q, r in turned]


def shapes(form: str, size: int) -> tuple[tuple[Axial, ...], ...]:
    """Return the shapes of what stands on so many hexes, from the first hex on, reading by rows; none when unknown."""
    if size == 1:
        return (((0, 0),),)
    if form == "row" or size == 2:
        return tuple(tuple((n * q, n * r) for n in range(size)) for q, r in ((1, 0), (0, 1), (-1, 1)))
    return _CLUMPS.get(size, ())
