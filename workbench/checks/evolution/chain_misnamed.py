"""EVO003: a chain is not named for its first species."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import listed
from workbench.graph.evolution import from_links, read_links
from workbench.model.entity import Entity


@check("EVO003", scope=entities("evolution_chain"))
def chain_misnamed(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """An evolution chain is not named for its first species.

    What it does:
        Compares the id of each chain with the species that no link of it leads to.

    Why it matters:
        A species' chain is found by that name; under another it looks as if it never evolved.

    Example:
        evolution_chain/pikachu.json whose links begin with pichu

    Fix:
        Rename the chain to its first species.

    Known limits:
        A chain with a circle in it is left to EVO001: what leads into a circle is no first species. One whose first
        species does not exist is left to REF001: the reference is wrong, not the name.
    """
    chain, links = entity.ref.id, read_links(entity.ref.id, entity.data)
    if from_links((), {chain: links}).cycles:
        return
    firsts = {link.source for link in links} - {link.target for link in links}
    species = facts.ids("species")
    mistyped = chain in species and firsts.isdisjoint(species)
    if firsts and chain not in firsts and not mistyped:
        message = f"Chain `{chain}` begins with {listed(sorted(firsts))}"
        yield Finding(entity.ref, "/id", message, f"Rename it to `{min(firsts)}`")
