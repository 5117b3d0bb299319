"""PACK003: a number is none that JSON can carry."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK003", Severity.ERROR, scope=PACK)
def number_out_of_range(facts: Facts) -> Iterator[Finding]:
    """A number is none that JSON can carry.

    What it does:
        Reports `NaN`, `Infinity`, numbers too large to hold (`1e999`) and whole numbers of more digits than are
        read.

    Why it matters:
        Other programs refuse the whole file, or read another number.

    Example:
        {"height_m": NaN}

    Fix:
        Write the number that was meant, or leave the property out.
    """
    yield from findings_of(facts, "number_out_of_range")
