"""PACK011: a folder is no kind."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.nearest import did_you_mean
from workbench.model.pack import MANIFEST


@check("PACK011", scope=PACK)
def unknown_kind(facts: Facts) -> Iterator[Finding]:
    """A folder is named for no kind that the pack's ruleset knows.

    What it does:
        Compares the folders of the pack with the kinds of the core and of the ruleset that `pack.json` names.

    Why it matters:
        Nothing reads, checks or plays what lies there.

    Example:
        speceis/pikachu.json

    Fix:
        Rename the folder to the kind that was meant, or name the right `ruleset` in `pack.json`.

    Known limits:
        Silent while nobody knows the ruleset: `pack.json` cannot be read, or names one that is not there (PACK019).
    """
    if not facts.is_ruleset_known:
        return
    yield from findings_of(facts, "unknown_kind")
    told = {problem.file.partition("/")[0] for problem in facts.problems if problem.fault == "unknown_kind"}
    known = set(facts.kinds) - {MANIFEST}
    for kind in facts.opened.entities:
        if kind not in facts.kinds and kind not in told:
            yield Finding(None, "", f"`{kind}` is no kind", did_you_mean(kind, known), file=f"{kind}/")
