"""From what reading met to what checks say."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding


def findings_of(facts: Facts, fault: str) -> Iterator[Finding]:
    """Yield a finding for each problem of that name; the reader's words and places are kept."""
    for problem in facts.problems:
        if problem.fault == fault:
            yield Finding(
                problem.ref,
                problem.pointer,
                problem.message,
                problem.help,
                file=problem.file,
                line=problem.line,
                column=problem.column,
            )
