"""PACK001: a file cannot be read as JSON."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK001", Severity.ERROR, scope=PACK)
def unreadable_file(facts: Facts) -> Iterator[Finding]:
    """A file cannot be read as JSON.

    What it does:
        Reports every file of the pack whose text is no JSON: a bracket or comma is missing, the file is empty or
        cut short, its bytes are no UTF-8.

    Why it matters:
        What the file holds is missing from the game. The workbench leaves such a file as it is and never writes it;
        references to it are not reported as well.

    Example:
        {"id": "pikachu", "name": {"en": "Pikachu"}      the last brace is missing

    Fix:
        Open the file at the line and column named, and mend its text; or bring back an older copy.
    """
    yield from findings_of(facts, "unreadable_file")
