"""MAP011: hexes that cannot be reached from the start."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import as_text, zones_of
from workbench.graph.map_graph import reach
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("MAP011", Severity.WARNING, scope=entities("map"))
def unreachable_hex(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """Hexes of a map cannot be reached from any start zone.

    What it does:
        Walks from the start zones by the ruleset's walking rules. One finding a map, with the number of hexes that are
        left and the first few.

    Why it matters:
        Nobody ever gets there: an item on it is lost, a figure placed there is safe.

    Example:
        an island in deep water, a plateau too high to climb

    Fix:
        Build a way, or waive the finding when it is scenery.

    Known limits:
        Flying, climbing and other powers may get there all the same. Maps without start zones, and packs whose ruleset
        cannot say where one can walk, are not looked at.
    """
    starts = [place for _, _, hexes in zones_of(entity.data) for _, place in hexes]
    steps = facts.ways(entity.ref) if starts else None
    found = reach(steps, starts) if steps else None
    if found and found.reached and found.missed:
        places = ", ".join(f"`{as_text(place)}`" for place in found.missed[:3])
        more = f" and {len(found.missed) - 3} more" if len(found.missed) > 3 else ""
        count = f"{len(found.missed)} of {found.hexes} hexes"
        message = f"{count} cannot be reached from a start zone: {places}{more}"
        yield Finding(entity.ref, "/start_zones", message, "Build a way there, or waive it when it is scenery")
