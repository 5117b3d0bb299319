"""PACK002: an object has the same key twice."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK002", Severity.ERROR, scope=PACK)
def duplicate_key(facts: Facts) -> Iterator[Finding]:
    """An object has the same key twice.

    What it does:
        Looks at every object of every file while it is read.

    Why it matters:
        Programs keep one of the two values, mostly the last, without a word; what the author sees in the file is
        not what is played.

    Example:
        {"life": 4, "move": 5, "life": 3}

    Fix:
        Delete one of the two, or give it the name that it should have had.
    """
    yield from findings_of(facts, "duplicate_key")
