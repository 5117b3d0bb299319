"""REG001: a way without a way back."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, text_at
from workbench.graph.region import read_exits
from workbench.model.diagnostic import Fix, Severity
from workbench.model.entity import Entity


@check("REG001", Severity.WARNING, scope=entities("map"))
def one_way_exit(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """An exit leads to a map from which no exit leads back.

    What it does:
        Looks for an exit back on the map that each exit leads to. One finding for each map led to.

    Why it matters:
        Players may be shut in. Ledges, warps and falls are meant so; then the exit says it.

    Example:
        route_22 leads to viridian_city, viridian_city has no exit to route_22

    Fix:
        Add the exit back, or mark this one `"one_way": true`.
    """
    told = set()
    for at, exit_ in objects_at(entity.data, "exits"):
        target = facts.find(text_at(exit_, "to"), "map")
        if target is None or exit_.get("one_way") is True or target.ref in told:
            continue
        told.add(target.ref)
        if entity.ref.id not in read_exits(target.data):
            yield Finding(
                entity.ref,
                f"/exits/{at}",
                f"Map `{target.ref.id}` has no exit back to `{entity.ref.id}`",
                "Add one, or mark this exit as `one_way`",
                (Fix("Mark as one way", entity.ref, f"/exits/{at}", {**exit_, "one_way": True}),),
            )
