"""PACK012: a file lies where no entity is looked for."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.diagnostic import Severity


@check("PACK012", Severity.WARNING, scope=PACK)
def misplaced_file(facts: Facts) -> Iterator[Finding]:
    """A file lies where no entity is looked for.

    What it does:
        Reports JSON files that are neither `pack.json` nor `<kind>/<id>.json`.

    Why it matters:
        Nothing reads the file: what its author put there is not in the game.

    Example:
        species/kanto/pikachu.json

    Fix:
        Move it to `<kind>/<id>.json`, or out of the pack.
    """
    yield from findings_of(facts, "misplaced_file")
