"""ENC002: rolls that two rows have."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.encounter_rows import die_of, groups_of, in_words
from workbench.model.entity import Entity


@check("ENC002", scope=entities("encounter_table"))
def range_overlap(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two rows of an encounter table have the same roll.

    What it does:
        Compares the ranges of the rows, for each `when` apart.

    Why it matters:
        The roll means two encounters; what the game does and what a person reads may differ.

    Example:
        [{"range": [1, 10], …}, {"range": [10, 20], …}]

    Fix:
        Narrow one of the two.
    """
    if die_of(entity.data) is None:
        return
    for when, rows in groups_of(entity.data).items():
        placed = sorted((row.rolls, row.at) for row in rows if row.rolls)
        reach: tuple[int, int] | None = None
        for (first, last), at in placed:
            if reach is not None and first <= reach[0]:
                shared = min(last, reach[0])
                said = f"`{first}`" if first == shared else f"`{first}` to `{shared}`"
                yield Finding(
                    entity.ref,
                    f"/rows/{at}/range",
                    f"The roll {said} is in row {reach[1] + 1} too{in_words(when)}",
                    "Narrow one of the two",
                )
            if reach is None or last > reach[0]:
                reach = (last, at)
