"""TRN002: a level below 1."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import number, objects_at
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("TRN002", scope=entities("trainer"), clearer=True)
def party_level(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A Pokémon of a trainer has a level below 1.

    What it does:
        Looks at `level` of every member of the party.

    Why it matters:
        Levels begin at 1; games divide by them.

    Example:
        {"party": [{"species": "rattata", "level": 0}]}

    Fix:
        Write a level from 1, or leave it out.
    """
    for at, member in objects_at(entity.data, "party"):
        level = number(member.get("level"))
        if level is not None and level < 1:
            pointer = f"/party/{at}/level"
            fix = Fix("Set the level to `1`", entity.ref, pointer, 1)
            yield Finding(entity.ref, pointer, f"The level is `{level:g}`, expected at least `1`", "Write `1`", (fix,))
