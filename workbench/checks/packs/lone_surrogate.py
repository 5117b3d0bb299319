"""PACK005: a text holds half a character."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK005", Severity.ERROR, scope=PACK)
def lone_surrogate(facts: Facts) -> Iterator[Finding]:
    r"""A text holds half a character.

    What it does:
        Finds `\ud800` … `\udfff` escapes without their other half.

    Why it matters:
        The text cannot be written as UTF-8, so nothing that holds it can be saved, shown or sent.

    Example:
        {"name": {"en": "Pikachu \ud83d"}}

    Fix:
        Write the whole character, or delete the half.
    """
    yield from findings_of(facts, "lone_surrogate")
