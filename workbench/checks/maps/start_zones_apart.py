"""MAP015: two sides that cannot meet."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import zones_of
from workbench.graph.map_graph import Place, Steps, leads_to
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("MAP015", Severity.WARNING, scope=entities("map"))
def start_zones_apart(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """No way leads from one start zone to another.

    What it does:
        Walks from the start zone of each seat by the ruleset's walking rules, and looks for the hexes of the others.
        One finding for each seat that reaches none.

    Why it matters:
        Sides that cannot meet play to the last round and never fight hand to hand.

    Example:
        a river of deep water from edge to edge between the two start zones

    Fix:
        Build a bridge, a road or a slope.

    Known limits:
        Flying and range are not looked at. Silent where the ruleset cannot say where one can walk.
    """
    zones: dict[int, list[Place]] = {}
    for _, seat, hexes in zones_of(entity.data):
        zones.setdefault(seat, []).extend(place for _, place in hexes)
    steps = facts.ways(entity.ref) if len(zones) > 1 else None
    for seat, others in _cut_off(zones, steps) if steps else ():
        message = f"No way leads from the start zone of seat `{seat}` to that of seat {others}"
        yield Finding(
            entity.ref, f"/start_zones/{_place_of(entity, seat)}", message, "Build a bridge, a road or a slope"
        )


def _cut_off(zones: dict[int, list[Place]], steps: Steps) -> Iterator[tuple[int, str]]:
    """Yield each seat that reaches no other's zone, and the others in words; zones nobody can stand in are left out."""
    firm = {seat: {place for place in places if place in steps} for seat, places in zones.items()}
    firm = {seat: places for seat, places in firm.items() if places}
    for seat, places in firm.items():
        others = sorted(other for other in firm if other != seat)
        if others and not leads_to(steps, places, set().union(*(firm[other] for other in others))):
            yield seat, " or ".join(f"`{other}`" for other in others)


def _place_of(entity: Entity, seat: int) -> int:
    """Return the place of a seat's first zone in the list."""
    return next(at for at, whose, _ in zones_of(entity.data) if whose == seat)
