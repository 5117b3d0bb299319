"""Where in the pack the links of the evolution graph stand."""

from __future__ import annotations

from workbench.checks.base import Facts
from workbench.model.ref import EntityRef


def chain_ref(facts: Facts, chain: str) -> EntityRef | None:
    """Return the ref of a visible chain when it belongs to the opened pack, else None: others are not reported."""
    return EntityRef(facts.opened.id, "evolution_chain", chain) if facts.opened.get("evolution_chain", chain) else None
