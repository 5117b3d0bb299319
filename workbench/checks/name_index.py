"""The few entities of a pack whose ids need a second look, kept up so that no check walks them all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from workbench.model.entity import Entity
from workbench.model.pack import Pack
from workbench.model.ref import EntityRef


@dataclass(frozen=True, slots=True)
class NameIndex:
    """`misnamed`: entities whose data says another id than their file; `odd`: ids not plain lower case ASCII."""

    misnamed: frozenset[EntityRef]
    odd: frozenset[EntityRef]

    @classmethod
    def build(cls, pack: Pack) -> NameIndex:
        """Look at every entity of a pack."""
        whole = tuple(pack.all())
        return cls(
            frozenset(entity.ref for entity in whole if said_id(entity) not in (None, entity.ref.id)),
            frozenset(entity.ref for entity in whole if is_odd(entity.ref.id)),
        )

    def updated(self, pack: Pack, changed: Iterable[EntityRef]) -> NameIndex:
        """Return the index after entities changed, appeared or went."""
        mine = frozenset(ref for ref in changed if ref.pack == pack.id)
        now = [entity for entity in (pack.get(ref.kind, ref.id) for ref in mine) if entity]
        return NameIndex(
            (self.misnamed - mine) | {entity.ref for entity in now if said_id(entity) not in (None, entity.ref.id)},
            (self.odd - mine) | {entity.ref for entity in now if is_odd(entity.ref.id)},
        )


def said_id(entity: Entity) -> str | None:
    """Return the id that an entity's data repeats, or None when it says none."""
    said = entity.data.get("id") if isinstance(entity.data, dict) else None
    return said if isinstance(said, str) else None


def is_odd(name: str) -> bool:
    """True when another name could be taken for this one."""
    return not name.isascii() or name != name.lower()
