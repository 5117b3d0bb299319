"""ENC003: rolls that the die does not have."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.encounter_rows import die_of
from workbench.checks.reading import objects_at, pair
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("ENC003", scope=entities("encounter_table"))
def roll_off_die(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A row of an encounter table has rolls that its die does not have.

    What it does:
        Compares each range with the sides of the die, counted from 1.

    Why it matters:
        The row comes up less often than it says, or never.

    Example:
        {"roll": {"die": 20}, "rows": [{"range": [16, 21], …}]}

    Fix:
        End the range at the die's last side, or roll a larger die.
    """
    die = die_of(entity.data)
    for at, row in objects_at(entity.data, "rows") if die else ():
        rolls = pair(row.get("range"))
        if die and rolls and not (min(rolls) >= 1 and max(rolls) <= die):
            pointer = f"/rows/{at}/range"
            inside = [max(1, min(rolls)), min(die, max(rolls))]
            fits = inside[0] <= inside[1]
            yield Finding(
                entity.ref,
                pointer,
                f"The range `{rolls[0]}` to `{rolls[1]}` leaves the d{die}, expected `1` to `{die}`",
                f"Write `{inside[0]}` to `{inside[1]}`" if fits else "",
                (Fix(f"Change to `{inside[0]}` to `{inside[1]}`", entity.ref, pointer, inside),) if fits else (),
            )
