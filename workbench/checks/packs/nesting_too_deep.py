"""PACK004: a file is nested deeper than is read."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK004", Severity.ERROR, scope=PACK)
def nesting_too_deep(facts: Facts) -> Iterator[Finding]:
    """A file is nested deeper than is read.

    What it does:
        Reports files whose objects and lists lie in each other deeper than any entity needs.

    Why it matters:
        Programs that read it may run out of memory or crash; such a file is an accident or an attack.

    Example:
        [[[[[[ … ]]]]]]      some hundreds deep

    Fix:
        Flatten the value; most often a tool has wrapped it again at each save.
    """
    yield from findings_of(facts, "too_deep")
