"""MAP016: the pieces of a map no longer agree with its rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import Grid, Place, as_text, read_grid
from workbench.checks.reading import list_at, pair, text_at, whole
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("MAP016", Severity.WARNING, scope=entities("map"))
def build_apart(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """The pieces in `build` make another map than `terrain` and `levels` say.

    What it does:
        Stacks the pieces: one at level n lies on n levels and adds the `tile_height` of its terrain, 0 for water and
        ice. Compares the top of each stack with the rows. Only maps whose pieces all cover one hex are looked at. One
        finding a map, at the first such piece.

    Why it matters:
        Who builds the map on a table gets another one than the game plays.

    Example:
        {"terrain": ["g"], "levels": ["2"], "build": [{"level": 0, "terrain": "grass", "size": 1, "at": [0, 0]}]}

    Fix:
        Change the rows or the pieces, or leave out `build`.

    Known limits:
        What larger pieces cover only a ruleset knows: when it does, RUL002 tells of them.
    """
    grid, tops = read_grid(entity.data), _tops(facts, entity.data)
    apart = [(number, *said) for number, said in _apart(facts, grid, tops)] if grid else []
    if apart:
        number, place, is_, built = min(apart)
        more = f" and {len(apart) - 1} more" if len(apart) > 1 else ""
        message = f"`{as_text(place)}`{more}: the rows have {is_}, the pieces make {built}"
        yield Finding(entity.ref, f"/build/{number}", message, "Change the rows or the pieces, or leave out `build`")


def _tops(facts: Facts, data: Any) -> dict[Place, tuple[int, int, str]]:
    """Return (level of the top, number of the piece, terrain) by hex; nothing when a piece cannot be reckoned."""
    tops: dict[Place, tuple[int, int, str]] = {}
    for number, piece in enumerate(list_at(data, "build")):
        place, level = (pair(piece.get("at")), whole(piece.get("level"))) if isinstance(piece, dict) else (None, None)
        terrain = facts.find(text_at(piece, "terrain"), "terrain")
        if place is None or level is None or terrain is None or piece.get("size", 1) != 1:
            return {}
        height = whole(terrain.data.get("tile_height")) if isinstance(terrain.data, dict) else None
        top = (level + (1 if height is None else height), number, terrain.ref.id)
        tops[place] = max(tops.get(place, top), top)
    return tops


def _apart(
    facts: Facts, grid: Grid, tops: dict[Place, tuple[int, int, str]]
) -> Iterator[tuple[int, tuple[Place, str, str]]]:
    """Yield (number of the piece, (hex, what the rows have, what the pieces make)) of each stack that differs."""
    for place, (top, number, terrain) in tops.items():
        column, row = place
        code = grid.terrain[row][column : column + 1] if 0 <= row < len(grid.terrain) else ""
        digit = grid.levels[row][column : column + 1] if 0 <= row < len(grid.levels) else ""
        if not grid.is_inside(place) or not code or not digit.isalnum():
            continue
        found = facts.find(str(grid.palette.get(code, "")), "terrain")
        if found is not None and (found.ref.id, int(digit, 36)) != (terrain, top):
            yield number, (place, f"`{found.ref.id}` at level `{int(digit, 36)}`", f"`{terrain}` at level `{top}`")
