"""ENC001: rolls that no row has."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.encounter_rows import Row, die_of, groups_of, in_words, unsound
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity
from workbench.model.ref import EntityRef


@check("ENC001", scope=entities("encounter_table"))
def range_gap(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Rolls of an encounter table's die lead to nothing.

    What it does:
        Goes through the sides of the die and looks each up in the ranges of the rows, for each `when` apart.

    Why it matters:
        The player rolls, and the table has no answer.

    Example:
        {"roll": {"die": 20}, "rows": [{"range": [1, 10], …}, {"range": [12, 20], …}]}

    Fix:
        Widen a row, or add one.
    """
    die = die_of(entity.data)
    if die is None:
        return
    groups = groups_of(entity.data) or {frozenset(): []}
    for when, rows in unsound(groups, lambda rows: not _gaps(rows, die)):
        for first, last in _gaps(rows, die):
            said = f"`{first}`" if first == last else f"`{first}` to `{last}`"
            before = next((row for row in rows if row.rolls and row.rolls[1] == first - 1), None)
            beside = before or next((row for row in rows if row.rolls and row.rolls[0] == last + 1), None)
            yield Finding(
                entity.ref,
                f"/rows/{beside.at}/range" if beside else "/rows",
                f"No row has the roll {said} of the d{die}{in_words(when)}",
                "Widen a row or add one",
                _fixes(entity.ref, before, last),
            )


def _gaps(rows: list[Row], die: int) -> list[tuple[int, int]]:
    """Return the stretches from 1 to `die` that no row has; none while a row cannot be read."""
    if any(row.rolls is None for row in rows):
        return []
    gaps, wanted = [], 1
    for first, last in sorted(row.rolls for row in rows if row.rolls):
        if first > wanted:
            gaps.append((wanted, min(first - 1, die)))
        wanted = max(wanted, last + 1)
        if wanted > die:
            return gaps
    return [*gaps, (wanted, die)]


def _fixes(ref: EntityRef, before: Row | None, last: int) -> tuple[Fix, ...]:
    if before is None or before.rolls is None:
        return ()
    pointer = f"/rows/{before.at}/range"
    return (Fix(f"Let row {before.at + 1} run to `{last}`", ref, pointer, [before.rolls[0], last]),)
