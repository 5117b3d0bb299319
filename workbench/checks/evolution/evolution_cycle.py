"""EVO001: evolution runs in a circle."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.chain_places import chain_ref


@check("EVO001", scope=kinds("evolution_chain"))
def evolution_cycle(facts: Facts) -> Iterator[Finding]:
    """Evolution runs in a circle.

    What it does:
        Follows the links of all chains, of required packs too. Each circle is named once, from its smallest id; what
        merely leads into one is not reported.

    Why it matters:
        A Pokémon could evolve for ever; stages, card decks and trees that are drawn from the chain never end.

    Example:
        {"links": [{"from": "pichu", "to": "pikachu", …}, {"from": "pikachu", "to": "pichu", …}]}

    Fix:
        Delete the link that leads back.
    """
    for path in facts.evolution.cycles:
        steps = set(zip(path, path[1:] + path[:1], strict=True))
        places = sorted((link.chain, link.at) for link in facts.evolution.links if (link.source, link.target) in steps)
        for chain, at in places:
            ref = chain_ref(facts, chain)
            if ref:
                way = " → ".join(f"`{name}`" for name in (*path, path[0]))
                yield Finding(
                    ref, f"/links/{at}", f"Evolution runs in a circle: {way}", "Delete the link that leads back"
                )
                break
