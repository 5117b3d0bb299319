"""PACK022: the ruleset that the pack names cannot be used."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.reading import text_at


@check("PACK022", scope=PACK)
def ruleset_off(facts: Facts) -> Iterator[Finding]:
    """The ruleset that the pack names cannot be used.

    What it does:
        Looks whether the plugin that provides the `ruleset` of `pack.json` could be imported, and says its error.

    Why it matters:
        Nothing can be played, and what only the ruleset knows is not checked: powers, card texts, ways on maps.

    Example:
        {"ruleset": "chess"}      and the plugin's code names a module that is not there

    Fix:
        Mend the plugin, or put back the version that worked; `workbench plugins` says where it lies and what it says.

    Known limits:
        A ruleset that no plugin provides is another finding (PACK019).
    """
    said = text_at(facts.manifest.data, "ruleset")
    if said in facts.rulesets and facts.ruleset_error:
        told = facts.ruleset_error.splitlines()[0]
        yield Finding(
            facts.manifest.ref,
            "/ruleset",
            f"Ruleset `{said}` is off: {told[:1].lower()}{told[1:]}",
            "`workbench plugins` says where the plugin lies and all that it says",
        )
