"""MAP008: an edge between hexes that do not touch."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import Grid, Place, as_text, read_grid
from workbench.checks.reading import list_at, objects_at, pair
from workbench.hexes.coordinates import LAYOUTS, distance, to_axial
from workbench.model.entity import Entity


@check("MAP008", scope=entities("map"))
def edge_apart(_: Facts, entity: Entity) -> Iterator[Finding]:
    """An edge lies between two hexes that do not touch.

    What it does:
        Compares the two hexes in `between` of each edge by the layout of the map.

    Why it matters:
        A wall between hexes that do not touch stands nowhere.

    Example:
        {"between": [[2, 2], [4, 2]], "object": "wall"}

    Fix:
        Name two neighbours.
    """
    grid = read_grid(entity.data)
    for at, edge in objects_at(entity.data, "edges") if grid else ():
        ends = [pair(end) for end in list_at(edge, "between")]
        if grid and len(ends) == 2 and ends[0] and ends[1] and not _touch(grid, ends[0], ends[1]):
            message = f"`{as_text(ends[0])}` and `{as_text(ends[1])}` do not touch"
            yield Finding(entity.ref, f"/edges/{at}/between", message, "Name two neighbours")


def _touch(grid: Grid, a: Place, b: Place) -> bool:
    """True for neighbours, and where the layout does not say who is one."""
    if grid.layout in LAYOUTS:
        return distance(to_axial(grid.layout, *a), to_axial(grid.layout, *b)) == 1
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
