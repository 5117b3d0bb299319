"""EVO004: a chain falls into parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from workbench.checks.base import Facts, Finding, check, kinds
from workbench.checks.chain_places import chain_ref, own_links
from workbench.checks.reading import listed
from workbench.graph.evolution import Link
from workbench.model.diagnostic import Severity


@check("EVO004", Severity.WARNING, scope=kinds("evolution_chain"))
def disconnected_chain(facts: Facts) -> Iterator[Finding]:
    """An evolution chain falls into parts that no link joins.

    What it does:
        Follows the links of each chain in both directions from its first species.

    Why it matters:
        A chain is one family. Either a link is missing, or these are two families.

    Example:
        {"links": [{"from": "abra", "to": "kadabra", …}, {"from": "machop", "to": "machoke", …}]}

    Fix:
        Add the link that is missing, or give each family a chain of its own.
    """
    for chain, links in own_links(facts).items():
        ref = chain_ref(facts, chain)
        joined = _joined_to(chain if any(chain in (e.source, e.target) for e in links) else "", links)
        loose = [link for link in links if link.source not in joined]
        if ref and loose:
            names = sorted({end for link in loose for end in (link.source, link.target)})
            message = f"No link joins {listed(names)} to the rest of chain `{chain}`"
            yield Finding(ref, f"/links/{loose[0].at}", message, "Add the link, or give the family its own chain")


def _joined_to(start: str, links: Iterable[Link]) -> set[str]:
    """Return the species that links join to `start`, or to the first by name when it is empty."""
    beside: dict[str, set[str]] = {}
    for link in links:
        beside.setdefault(link.source, set()).add(link.target)
        beside.setdefault(link.target, set()).add(link.source)
    waiting = [start or min(beside, default="")]
    found = set(waiting)
    while waiting:
        new = beside.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found
