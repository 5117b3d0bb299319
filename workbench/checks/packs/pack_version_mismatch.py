"""PACK014: a required pack is there in a version that does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK014", Severity.ERROR, scope=PACK)
def pack_version_mismatch(facts: Facts) -> Iterator[Finding]:
    """A required pack is there in a version that does not fit.

    What it does:
        Compares the version in the required pack's `pack.json` with the range that `requires` names.

    Why it matters:
        Entities may be missing there or mean something else. As for a missing pack, its absent entities are not
        reported one by one.

    Example:
        "requires": [{"id": "pokescape_base", "version": ">=0.1,<1"}]      where only 1.2 is found

    Fix:
        Widen the range when the pack works with that version, or get a version within it.
    """
    yield from findings_of(facts, "pack_version")
