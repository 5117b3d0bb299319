"""PACK008: two names are equal but for case."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.ids import twin_key


@check("PACK008", scope=PACK)
def case_twins(facts: Facts) -> Iterator[Finding]:
    """Two names are equal but for case or Unicode form.

    What it does:
        Compares file names, and the ids of entities of one kind, with case and Unicode form (NFC, NFD) dropped.

    Why it matters:
        Windows and macOS take the two for one file: unpacked there, one overwrites the other without a word.

    Example:
        species/abra.json and species/Abra.json

    Fix:
        Rename one of them.
    """
    yield from findings_of(facts, "case_twins", but_live=True)
    for ref in facts.names.odd:
        twins = [name for name in facts.opened.of_kind(ref.kind) if twin_key(name) == twin_key(ref.id)]
        other = next((name for name in sorted(twins) if name != ref.id), None)
        if other is not None:
            yield Finding(
                ref,
                "",
                f"`{ref.id}` and `{other}` are one name where case and Unicode form do not count",
                "Rename one",
            )
