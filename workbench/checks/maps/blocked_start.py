"""MAP010: a start zone that cannot be stood on."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import as_text, read_grid, zones_of
from workbench.model.entity import Entity


@check("MAP010", scope=entities("map"))
def blocked_start(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A hex of a start zone cannot be entered.

    What it does:
        Asks the ruleset where one can walk on the map, and looks for the hexes of the start zones there. One finding a
        zone, at its first such hex.

    Why it matters:
        No figure can be placed there.

    Example:
        a start zone hex with a tree on it

    Fix:
        Move the zone, or what is in its way.
    """
    zones = [zone for zone in zones_of(entity.data) if zone[2]]
    steps = facts.ways(entity.ref) if zones else None
    grid = read_grid(entity.data)
    for _, seat, hexes in zones if steps and grid else ():
        on_map = [(p, place) for p, place in hexes if grid and grid.is_inside(place) and not grid.is_hole(place)]
        blocked = [(pointer, place) for pointer, place in on_map if steps and place not in steps]
        if blocked:
            pointer, place = blocked[0]
            more = f" and {len(blocked) - 1} more" if len(blocked) > 1 else ""
            message = f"Nobody can stand at `{as_text(place)}`{more} of the start zone of seat `{seat}`"
            yield Finding(entity.ref, pointer, message, "Move the zone, or what is in its way")
