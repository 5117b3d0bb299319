"""MAP013: two spaces of one id."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, text_at
from workbench.model.entity import Entity


@check("MAP013", scope=entities("map"))
def duplicate_space(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two spaces of a map have the same id.

    What it does:
        Compares the ids of the `spaces` of each map.

    Why it matters:
        Links and entries that name it mean one of the two.

    Example:
        {"spaces": [{"id": "gate"}, {"id": "gate"}]}

    Fix:
        Give one of them another id.
    """
    first: dict[str, int] = {}
    for at, space in objects_at(entity.data, "spaces"):
        name = text_at(space, "id")
        before = first.setdefault(name, at)
        if name and before != at:
            message = f"Space {before + 1} has the id `{name}` too"
            yield Finding(entity.ref, f"/spaces/{at}/id", message, "Give one of them another id")
