"""EVO004: a chain falls into parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import listed
from workbench.graph.evolution import Link, read_links
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("EVO004", Severity.WARNING, scope=entities("evolution_chain"))
def disconnected_chain(_: Facts, entity: Entity) -> Iterator[Finding]:
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
    chain, links = entity.ref.id, read_links(entity.ref.id, entity.data)
    joined = _joined_to(chain if any(chain in (link.source, link.target) for link in links) else "", links)
    loose = [link for link in links if link.source not in joined]
    if loose:
        names = sorted({end for link in loose for end in (link.source, link.target)})
        message = f"No link joins {listed(names)} to the rest of chain `{chain}`"
        yield Finding(entity.ref, f"/links/{loose[0].at}", message, "Add the link, or give the family its own chain")


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
