"""The texts by which people know an entity."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST


def names_of(entity: Entity) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield (pointer, texts by language) of an entity's localised name, if it has one."""
    key = "title" if entity.ref.kind == MANIFEST else "name"
    texts = entity.data.get(key) if isinstance(entity.data, dict) else None
    if isinstance(texts, dict):
        yield f"/{key}", texts
