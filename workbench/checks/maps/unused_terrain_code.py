"""MAP003: a character of the palette that no hex uses."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import read_grid
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity
from workbench.model.pointer import to_pointer


@check("MAP003", Severity.INFO, scope=entities("map"))
def unused_terrain_code(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A palette has a character that no hex of the map uses.

    What it does:
        Looks for each character of `palette` in the `terrain` rows.

    Why it matters:
        It does no harm; often it is what is left of a terrain painted over by mistake.

    Example:
        {"palette": {"g": "grass", "w": "water"}, "terrain": ["ggg"]}

    Fix:
        Delete it from the palette, or keep it for later.
    """
    grid = read_grid(entity.data)
    for code in set(grid.palette).difference(*grid.terrain) if grid and grid.terrain else ():
        yield Finding(entity.ref, to_pointer(("palette", code)), f"No hex uses `{code}`", "Delete it from the palette")
