"""Where in the pack the links of the evolution graph stand."""

from __future__ import annotations

from workbench.checks.base import Facts
from workbench.graph.evolution import Link
from workbench.model.ref import EntityRef


def chain_ref(facts: Facts, chain: str) -> EntityRef | None:
    """Return the ref of a visible chain when it belongs to the opened pack, else None: others are not reported."""
    return EntityRef(facts.opened.id, "evolution_chain", chain) if facts.opened.get("evolution_chain", chain) else None


def own_links(facts: Facts) -> dict[str, list[Link]]:
    """Return the links of the opened pack's chains by chain, in file order; chains without links too."""
    found: dict[str, list[Link]] = {chain: [] for chain in facts.opened.of_kind("evolution_chain")}
    for link in facts.evolution.links:
        if link.chain in found:
            found[link.chain].append(link)
    return found
