"""MAP001: rows do not have the size that the map says."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import read_grid
from workbench.checks.reading import counted
from workbench.model.entity import Entity


@check("MAP001", scope=entities("map"))
def size_mismatch(_: Facts, entity: Entity) -> Iterator[Finding]:
    """The rows of a map do not have the size that it says.

    What it does:
        Compares the number of rows in `terrain` and `levels` with `height`, and the length of each with `width`.

    Why it matters:
        Every hex to the right of a missing one moves, and heights no longer lie under their terrain.

    Example:
        {"width": 4, "height": 2, "terrain": ["gggg", "ggg"], …}

    Fix:
        Add or delete characters; `.` stands for no hex.
    """
    grid = read_grid(entity.data)
    for key, rows in (("terrain", grid.terrain), ("levels", grid.levels)) if grid else ():
        if not grid or key not in entity.data:
            continue
        if len(rows) != grid.height:
            yield Finding(
                entity.ref,
                f"/{key}",
                f"`{key}` has {counted(len(rows), 'row')}, expected `{grid.height}`",
                f"Add or delete rows, or set `height` to `{len(rows)}`",
            )
        for at, row in enumerate(rows):
            if len(row) != grid.width:
                yield Finding(
                    entity.ref,
                    f"/{key}/{at}",
                    f"Row {at} of `{key}` has {counted(len(row), 'character')}, expected `{grid.width}`",
                    "Add `.` for what is no hex" if len(row) < grid.width else "Delete what is too much",
                )
