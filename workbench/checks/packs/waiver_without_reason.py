"""PACK017: a waiver gives no reason."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.reading import objects_at, text_at
from workbench.model.pack import MANIFEST


@check("PACK017", scope=kinds(MANIFEST), clearer=True)
def waiver_without_reason(facts: Facts) -> Iterator[Finding]:
    """A waiver gives no reason.

    What it does:
        Reads the `waivers` of `pack.json`.

    Why it matters:
        Whoever comes later cannot tell a fault that is meant from one that was swept away; so a waiver without a
        reason waives nothing.

    Example:
        "waivers": [{"code": "MAP011", "ref": "map:island"}]

    Fix:
        Say in `reason` why the finding is right as it is.
    """
    for at, waiver in objects_at(facts.manifest.data, "waivers"):
        if not text_at(waiver, "reason").strip():
            pointer = f"/waivers/{at}/reason" if "reason" in waiver else f"/waivers/{at}"
            code = text_at(waiver, "code")
            yield Finding(
                facts.manifest.ref,
                pointer,
                f"The waiver of `{code}` gives no reason, so it waives nothing",
                "Say in `reason` why it is right as it is",
            )
