"""Where one can walk on a map when no ruleset says: from every hex or square to every neighbour that there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.hexes.board import HexBoard

if TYPE_CHECKING:
    from workbench.engine.ruleset import Steps

#: What a row of `terrain` holds where there is no space.
NOWHERE = "."
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def plain_steps(data: Any) -> Steps:
    """Return the steps of a hex or square map; empty for other shapes and for rows that cannot be read."""
    if not isinstance(data, dict) or data.get("shape") not in ("hex", "square"):
        return {}
    rows = data.get("terrain")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        return {}
    there = [(c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != NOWHERE]
    if data["shape"] == "square":
        known = set(there)
        return {(c, r): tuple((c + x, r + y) for x, y in _SIDES if (c + x, r + y) in known) for c, r in there}
    try:
        board = HexBoard(data.get("layout"), max(map(len, rows), default=0), len(rows), there)  # type: ignore[arg-type]
    except (ValueError, KeyError, TypeError):
        return {}
    return {
        board.offset(space): tuple(board.offset(to) for to in board.near[space] if to >= 0) for space in board.spaces
    }
