"""MAP004: two characters for one terrain."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import read_grid
from workbench.checks.reading import shortened
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity
from workbench.model.pointer import to_pointer


@check("MAP004", Severity.WARNING, scope=entities("map"))
def palette_twins(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two characters of a palette stand for the same terrain.

    What it does:
        Compares the terrains of the palette's characters.

    Why it matters:
        The rows are read by people and compared by git; hexes that are alike should look alike there. Mostly the
        second character was meant for another terrain.

    Example:
        {"palette": {"g": "grass", "G": "grass"}}

    Fix:
        Keep one of them, or correct the terrain of the other.
    """
    grid = read_grid(entity.data)
    first: dict[str, str] = {}
    for code, terrain in sorted(grid.palette.items()) if grid else ():
        if isinstance(terrain, str) and first.setdefault(terrain, code) != code:
            message = f"`{first[terrain]}` and `{code}` both stand for `{shortened(terrain)}`"
            yield Finding(entity.ref, to_pointer(("palette", code)), message, "Keep one of them")
