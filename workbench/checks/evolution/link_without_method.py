"""EVO005: a link says no way to evolve."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, shortened
from workbench.model.entity import Entity


@check("EVO005", scope=entities("evolution_chain"), clearer=True)
def link_without_method(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A link of an evolution chain says no way to evolve.

    What it does:
        Looks for links whose `methods` is empty or not there.

    Why it matters:
        The evolution is drawn and can never happen in play.

    Example:
        {"from": "meltan", "to": "melmetal", "methods": []}

    Fix:
        Add a method; `{"by": "other", "text": …}` for one that the rules do not have.
    """
    for at, link in objects_at(entity.data, "links"):
        if not link.get("methods") and isinstance(link.get("methods", []), list):
            source, target = (shortened(str(link.get(end, "?"))) for end in ("from", "to"))
            pointer = f"/links/{at}/methods" if "methods" in link else f"/links/{at}"
            yield Finding(entity.ref, pointer, f"`{source}` evolves into `{target}` by no method", "Add a method")
