"""PACK019: the pack names a ruleset that is not there."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.reading import listed, shortened, text_at
from workbench.model.diagnostic import Fix
from workbench.model.nearest import nearest


@check("PACK019", scope=PACK)
def unknown_ruleset(facts: Facts) -> Iterator[Finding]:
    """The pack names a ruleset that is not there.

    What it does:
        Looks whether a plugin has declared anything for the `ruleset` of `pack.json`.

    Why it matters:
        Nothing can be played, and nobody knows the ruleset's own kinds and `rules`: they are not checked meanwhile.

    Example:
        {"ruleset": "pokescap"}

    Fix:
        Correct the id, or switch the plugin on: `workbench plugins` says why one is off.
    """
    said = text_at(facts.manifest.data, "ruleset")
    if said and not facts.is_manifest_unread and not facts.is_ruleset_known:
        ref, near = facts.manifest.ref, nearest(said, facts.rulesets)
        known = f"Expected {listed(sorted(facts.rulesets), 12)}" if facts.rulesets else "`workbench plugins` lists them"
        yield Finding(
            ref,
            "/ruleset",
            f"No ruleset `{shortened(said)}`",
            f"Did you mean `{near}`?" if near else known,
            (Fix(f"Change to `{near}`", ref, "/ruleset", near),) if near else (),
        )
