"""ENC005: a range runs backwards."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, pair
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("ENC005", scope=entities("encounter_table"))
def reversed_range(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A range of an encounter table runs from the greater roll to the smaller.

    What it does:
        Compares the two ends of each range.

    Why it matters:
        No roll lies in such a range, so the row never comes up.

    Example:
        {"range": [10, 1], …}

    Fix:
        Swap the ends.
    """
    for at, row in objects_at(entity.data, "rows"):
        rolls = pair(row.get("range"))
        if rolls and rolls[0] > rolls[1]:
            first, last = rolls
            pointer = f"/rows/{at}/range"
            yield Finding(
                entity.ref,
                pointer,
                f"The range runs from `{first}` down to `{last}`",
                f"Write `{last}` to `{first}`",
                (Fix(f"Swap to `{last}` to `{first}`", entity.ref, pointer, [last, first]),),
            )
