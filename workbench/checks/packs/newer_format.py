"""PACK015: the pack is written in a newer format."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK015", Severity.ERROR, scope=PACK)
def newer_format(facts: Facts) -> Iterator[Finding]:
    """The pack is written in a newer format.

    What it does:
        Compares `format` in `pack.json` with the newest that this program knows.

    Why it matters:
        The newer format may hold what this program would lose, so the pack is opened for reading only.

    Example:
        {"format": 7}

    Fix:
        Use a newer version of the workbench.
    """
    yield from findings_of(facts, "newer_format")
