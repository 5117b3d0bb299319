"""PACK013: a required pack is not there."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.checks.reading import objects_at


@check("PACK013", scope=PACK)
def missing_pack(facts: Facts) -> Iterator[Finding]:
    """A required pack is not found.

    What it does:
        Looks each pack that `requires` names up by the id in its `pack.json`: beside this pack, in the folders of
        the settings, among the shipped packs.

    Why it matters:
        Whatever the pack takes from there is missing. That is one finding: the absent entities are not reported one
        by one.

    Example:
        "requires": [{"id": "pokescape_bse"}]

    Fix:
        Correct the id, or put the pack beside this one.
    """
    yield from findings_of(facts, "missing_pack")
    told = {(problem.fault, problem.pointer) for problem in facts.problems}
    for at, entry in objects_at(facts.manifest.data, "requires"):
        name, pointer = entry.get("id"), f"/requires/{at}"
        covered = any((fault, place) in told for fault in _TOLD_BY for place in (pointer, f"{pointer}/id", ""))
        covered = covered or ("pack_version", f"{pointer}/version") in told
        if isinstance(name, str) and name in facts.missing_packs and not covered:
            yield Finding(facts.manifest.ref, pointer, f"No pack `{name}`", "Put it beside this one, or correct the id")


#: Faults met while reading that say already what is missing.
_TOLD_BY = ("missing_pack", "pack_version")
