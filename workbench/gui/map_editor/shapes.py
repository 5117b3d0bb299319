"""Which hexes a tool touches."""

from __future__ import annotations

from workbench.gui.board.field import HexField
from workbench.gui.board.geometry import Hex


def brush(field: HexField, at: Hex, size: int) -> list[Hex]:
    """Return the hexes of the board under a brush of 1 (one hex), 2 (seven) or 3 (nineteen)."""
    return field.geometry.disc(at, size - 1)


def swept(field: HexField, start: Hex, end: Hex, size: int) -> list[Hex]:
    """Return what a brush touches on its way from `start` to `end`, so that quick strokes leave no holes."""
    found: dict[Hex, None] = {}
    for at in field.geometry.line(start, end):
        found.update(dict.fromkeys(brush(field, at, size)))
    return list(found)


def rectangle(field: HexField, start: Hex, end: Hex) -> list[Hex]:
    """Return the hexes of the board between two columns and two rows."""
    columns = range(max(0, min(start[0], end[0])), min(field.size[0] - 1, max(start[0], end[0])) + 1)
    rows = range(max(0, min(start[1], end[1])), min(field.size[1] - 1, max(start[1], end[1])) + 1)
    return [(column, row) for row in rows for column in columns]


def alike(field: HexField, at: Hex) -> list[Hex]:
    """Return the connected hexes of the same terrain and level as `at`, itself included."""
    if not field.geometry.holds(at):
        return []
    wanted = (field.terrain[at[1]][at[0]], field.level[at[1]][at[0]])
    seen, edge = {at: None}, [at]
    while edge:
        column, row = edge.pop()
        around = [(column + c, row + r) for c, r in field.geometry.steps(column, row)]
        for near in around:
            if near in seen or not field.geometry.holds(near):
                continue
            if (field.terrain[near[1]][near[0]], field.level[near[1]][near[0]]) == wanted:
                seen[near] = None
                edge.append(near)
    return list(seen)
