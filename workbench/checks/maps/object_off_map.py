"""MAP007: something stands where there is no hex."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import as_text, placed, read_grid
from workbench.model.entity import Entity


@check("MAP007", scope=entities("map"))
def object_off_map(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Something of a map stands where there is no hex.

    What it does:
        Looks at every place that the lists of a map name: start zones, trainers, items, glyphs, obstacles, edges, gaps,
        exits. It must lie within width and height, and on a hex.

    Why it matters:
        It cannot be reached, or stops the game when the map is set up. Mostly the map was made smaller.

    Example:
        {"width": 10, "trainers": [{"trainer": "youngster", "at": [12, 3]}], …}

    Fix:
        Move it onto the map, or delete it.
    """
    grid = read_grid(entity.data)
    for pointer, place, key in placed(entity.data) if grid else ():
        if grid and not grid.is_inside(place):
            last = as_text((grid.width - 1, grid.height - 1))
            message = f"`{as_text(place)}` of `{key}` lies off the map, expected `[0, 0]` to `{last}`"
            yield Finding(entity.ref, pointer, message, "Move it onto the map")
        elif grid and grid.is_hole(place):
            yield Finding(
                entity.ref, pointer, f"There is no hex at `{as_text(place)}` of `{key}`", "Move it onto a hex"
            )
