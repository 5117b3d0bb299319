"""EVO006: two links say the same."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.graph.evolution import read_links
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("EVO006", Severity.WARNING, scope=entities("evolution_chain"))
def parallel_links(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two links of a chain join the same two species.

    What it does:
        Compares the ends of the links within one chain.

    Why it matters:
        Several ways to the same evolution are one link with several methods; in two links one of them is easily
        overlooked when the other changes.

    Example:
        [{"from": "eevee", "to": "leafeon", …}, {"from": "eevee", "to": "leafeon", …}]

    Fix:
        Move the methods into one link and delete the other.
    """
    first: dict[tuple[str, str], int] = {}
    for link in read_links(entity.ref.id, entity.data):
        before = first.setdefault((link.source, link.target), link.at)
        if before != link.at:
            message = f"Link {before + 1} joins `{link.source}` and `{link.target}` too"
            yield Finding(entity.ref, f"/links/{link.at}", message, "Make it one link with the methods of both")
