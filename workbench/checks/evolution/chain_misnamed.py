"""EVO003: a chain is not named for its first species."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.chain_places import chain_ref, own_links
from workbench.checks.reading import listed


@check("EVO003", scope=kinds("evolution_chain"))
def chain_misnamed(facts: Facts) -> Iterator[Finding]:
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
        A chain that runs in a circle has no first species and is left to EVO001. One whose first species does not
        exist is left to REF001: the reference is wrong, not the name.
    """
    species = facts.ids("species")
    for chain, links in own_links(facts).items():
        firsts = {link.source for link in links} - {link.target for link in links}
        ref = chain_ref(facts, chain)
        mistyped = chain in species and firsts.isdisjoint(species)
        if ref and firsts and chain not in firsts and not mistyped:
            yield Finding(
                ref,
                "/id",
                f"Chain `{chain}` begins with {listed(sorted(firsts))}",
                f"Rename it to `{min(firsts)}`",
            )
