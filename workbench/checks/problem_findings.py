"""From what reading met to what checks say."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding


def findings_of(facts: Facts, fault: str, *, but_live: bool = False) -> Iterator[Finding]:
    """Yield a finding for each problem of that name; the reader's words and places are kept.

    `but_live` leaves out problems of entities that are there: the check sees those as they are now, mended or not.
    """
    for problem in facts.problems:
        if problem.fault == fault and not (but_live and problem.ref and facts.get(problem.ref)):
            yield Finding(
                problem.ref,
                problem.pointer,
                problem.message,
                problem.help,
                file=problem.file,
                line=problem.line,
                column=problem.column,
            )
