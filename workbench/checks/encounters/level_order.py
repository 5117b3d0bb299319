"""ENC006: the lowest level is above the highest."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, pair
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("ENC006", scope=entities("encounter_table"))
def level_order(_: Facts, entity: Entity) -> Iterator[Finding]:
    """The lowest level of a row is above its highest.

    What it does:
        Compares the two ends of `levels` in each row.

    Why it matters:
        There is no level between the two to choose from.

    Example:
        {"species": "pidgey", "levels": [5, 2], …}

    Fix:
        Swap the two.
    """
    for at, row in objects_at(entity.data, "rows"):
        levels = pair(row.get("levels"))
        if levels and levels[0] > levels[1]:
            pointer = f"/rows/{at}/levels"
            yield Finding(
                entity.ref,
                pointer,
                f"The lowest level `{levels[0]}` is above the highest, `{levels[1]}`",
                f"Write `{levels[1]}` to `{levels[0]}`",
                (Fix(f"Swap to `{levels[1]}` to `{levels[0]}`", entity.ref, pointer, [levels[1], levels[0]]),),
            )
