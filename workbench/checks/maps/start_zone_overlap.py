"""MAP009: a hex in two start zones."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import Place, as_text, zones_of
from workbench.model.entity import Entity


@check("MAP009", scope=entities("map"))
def start_zone_overlap(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A hex is in two start zones.

    What it does:
        Compares the hexes of all start zones of a map. One finding a pair of zones.

    Why it matters:
        Two sides would place their figures there.

    Example:
        "start_zones": [{"seat": 1, "at": [[0, 0]]}, {"seat": 2, "at": [[0, 0]]}]

    Fix:
        Take the hex out of one of them.
    """
    owner: dict[Place, tuple[int, int]] = {}
    told = set()
    for at, seat, hexes in zones_of(entity.data):
        for pointer, place in hexes:
            other = owner.setdefault(place, (at, seat))
            if other[0] != at and (other[0], at) not in told:
                told.add((other[0], at))
                message = f"`{as_text(place)}` is in the start zones of seat `{other[1]}` and seat `{seat}`"
                yield Finding(entity.ref, pointer, message, "Take it out of one of them")
