"""MAP006: terrain and heights disagree on where there are hexes."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import HOLE, as_text, read_grid
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity

#: What stands in `levels` where there is no hex.
NO_HEIGHT = frozenset((HOLE, "0"))


@check("MAP006", Severity.WARNING, scope=entities("map"))
def hole_mismatch(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Terrain and heights of a map disagree on where there are hexes.

    What it does:
        Compares the `terrain` and `levels` rows place by place: a hex needs a height, and where there is none (`.`) the
        height is `.` or `0`. One finding a map, with the first few places.

    Why it matters:
        One of the two was changed without the other; the hex is missing, or its height is.

    Example:
        {"terrain": ["gg."], "levels": ["01."]} is right, {"terrain": ["gg."], "levels": ["0.3"]} is not

    Fix:
        Paint the terrain, or write the height.
    """
    grid = read_grid(entity.data)
    wrong = []
    for at, (terrain, levels) in enumerate(zip(grid.terrain, grid.levels, strict=False) if grid else ()):
        if HOLE in terrain or HOLE in levels:
            pairs = enumerate(zip(terrain, levels, strict=False))
            wrong += [(c, at) for c, (t, level) in pairs if (level not in NO_HEIGHT if t == HOLE else level == HOLE)]
    if wrong:
        more = f" and {len(wrong) - 3} more" if len(wrong) > 3 else ""
        places = ", ".join(f"`{as_text(place)}`" for place in wrong[:3])
        message = f"Terrain and heights disagree on whether there is a hex at {places}{more}"
        yield Finding(entity.ref, f"/levels/{wrong[0][1]}", message, "Write `.` in both, or in neither")
