"""REG002: a map that no way leads to."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.reading import list_at, text_at
from workbench.model.diagnostic import Severity
from workbench.model.pack import MANIFEST
from workbench.model.ref import RefText


@check("REG002", Severity.WARNING, scope=kinds("map", "region", "scenario", MANIFEST))
def unreachable_map(facts: Facts) -> Iterator[Finding]:
    """A map cannot be reached from where the pack begins.

    What it does:
        Follows the exits from the maps among the `roots` of `pack.json`, from the start of each region and from the
        maps that scenarios are played on.

    Why it matters:
        Players never see it.

    Example:
        an attic whose house has no exit to it

    Fix:
        Add an exit to it, or name it among the roots.

    Known limits:
        Silent in packs that name no root map and no region's start. Exits decided in play (`dynamic`) lead nowhere yet.
    """
    roots = [RefText.parse(root) for root in list_at(facts.manifest.data, "roots") if isinstance(root, str)]
    begins = {root.id for root in roots if root.kind == "map"}
    begins |= {text_at(region.data, "start") for region in facts.packs.visible("region").values()} - {""}
    if not begins & facts.region.exits.keys():
        return
    played = {text_at(scenario.data, "map") for scenario in facts.packs.visible("scenario").values()}
    reached = facts.region.reachable(*(RefText.parse(name).id for name in begins | played))
    for name, entity in facts.opened.of_kind("map").items():
        if name not in reached:
            message = f"No way leads to map `{name}` from where the pack begins"
            yield Finding(entity.ref, "", message, "Add an exit to it, or name it among the roots")
