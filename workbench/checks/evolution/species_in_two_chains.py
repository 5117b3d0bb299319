"""EVO002: a species is in two chains."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.chain_places import chain_ref


@check("EVO002", scope=kinds("evolution_chain"))
def species_in_two_chains(facts: Facts) -> Iterator[Finding]:
    """A species is in two evolution chains.

    What it does:
        Collects the species of every chain that the pack sees: those that its links name, and the one that a chain
        without links is named for.

    Why it matters:
        A chain is a whole family. In two halves, neither shows the stages as they are, and what looks a species' chain
        up finds only one of them.

    Example:
        evolution_chain/meltan.json links meltan to melmetal, evolution_chain/melmetal.json has no links

    Fix:
        Put all links of the family into the chain of its first species, and delete the other chain.
    """
    homes: dict[str, dict[str, str]] = {}
    linked = set()
    for link in facts.evolution.links:
        linked.add(link.chain)
        homes.setdefault(link.source, {}).setdefault(link.chain, f"/links/{link.at}/from")
        homes.setdefault(link.target, {}).setdefault(link.chain, f"/links/{link.at}/to")
    for chain in set(facts.evolution.chains) - linked:
        homes.setdefault(chain, {})[chain] = ""
    for species, places in homes.items():
        for chain in sorted(places)[1:] if len(places) > 1 else ():
            ref = chain_ref(facts, chain) or chain_ref(facts, sorted(places)[0])
            if ref:
                others = " and ".join(f"`{other}`" for other in sorted(places) if other != ref.id)
                message = f"Species `{species}` is in chain {others} too"
                yield Finding(ref, places[ref.id], message, "Keep the whole family in the chain of its first species")
                break
