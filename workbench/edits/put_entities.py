"""Put whole entities in place, or take them away: what every other edit comes down to, and how each is taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from workbench.edits.base import Applied, EditRefused, OwnStep
from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.model.same import same


@dataclass(frozen=True)
class PutEntities(OwnStep):
    """Put each entity under its ref; None takes away what is there. Values are shared, so this is small to keep."""

    title: str
    entities: Mapping[EntityRef, Entity | None]

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; entities that are the same already are left alone and not named.

        Raises:
            EditRefused: a pack is not there or is read-only.
        """
        before = {ref: packs.get(ref) for ref in self.entities}
        changed = {ref: new for ref, new in self.entities.items() if not _alike(before[ref], new)}
        for name in {ref.pack for ref in changed}:
            refuse_read_only(packs, name)
        if not changed:
            return Applied(packs, PutEntities(self.title, {}), frozenset())
        inverse = PutEntities(self.title, {ref: before[ref] for ref in changed})
        return Applied(packs.with_changes(changed), inverse, frozenset(changed))


def refuse_read_only(packs: PackSet, name: str) -> None:
    """Raise EditRefused when pack `name` is not among `packs` or may not be written."""
    pack = packs.pack(name)
    if pack is None:
        raise EditRefused(f"pack `{name}` is not open")
    if pack.read_only:
        raise EditRefused(f"pack `{name}` cannot be changed: {pack.read_only}")


def entity_of(packs: PackSet, ref: EntityRef) -> Entity:
    """Return the entity of `ref`; raise EditRefused when there is none."""
    entity = packs.get(ref)
    if entity is None:
        raise EditRefused(f"`{ref}` is not in pack `{ref.pack}`")
    return entity


def _alike(old: Entity | None, new: Entity | None) -> bool:
    """True when nothing would change."""
    if old is None or new is None:
        return old is new
    return old.ref == new.ref and old.file == new.file and same(old.data, new.data)
