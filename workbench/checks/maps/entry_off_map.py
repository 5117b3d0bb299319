"""MAP014: an exit that arrives where there is no hex."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import as_text, read_grid
from workbench.checks.reading import objects_at, pair, text_at
from workbench.model.entity import Entity


@check("MAP014", scope=entities("map"))
def entry_off_map(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """An exit arrives where the other map has no hex.

    What it does:
        Looks for the `entry` of each exit on the map that it leads to.

    Why it matters:
        Whoever takes the exit arrives nowhere. Mostly the other map was made smaller.

    Example:
        {"exits": [{"at": [0, 3], "to": "route_1", "entry": [40, 3]}]}      where route_1 has 24 columns

    Fix:
        Move the entry onto that map.
    """
    for at, exit_ in objects_at(entity.data, "exits"):
        entry = pair(exit_.get("entry"))
        target = facts.find(text_at(exit_, "to"), "map") if entry else None
        grid = read_grid(target.data) if target else None
        if entry and target and grid and (not grid.is_inside(entry) or grid.is_hole(entry)):
            message = f"Map `{target.ref.id}` has no hex at `{as_text(entry)}`"
            yield Finding(entity.ref, f"/exits/{at}/entry", message, "Move the entry onto that map")
