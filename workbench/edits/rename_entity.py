"""Give an entity another id, everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.edits.base import Applied, Edit, EditRefused, OwnStep
from workbench.edits.create_entity import refuse_taken
from workbench.edits.put_entities import PutEntities, entity_of
from workbench.edits.together import Together
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.pointer import changed_at
from workbench.model.ref import EntityRef, RefText


@dataclass(frozen=True)
class RenameEntity(OwnStep):
    """Give the entity `new_id`: its file, its `id` when it repeats the old one, and all `references` to it.

    Each reference is (entity that refers, pointer to the text, the text to put there). An entity that refers to itself
    is named by its old ref.
    """

    ref: EntityRef
    new_id: str
    references: tuple[tuple[EntityRef, str, str], ...] = ()

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Rename {self.ref} to {self.new_id}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        if self.ref.kind == MANIFEST:
            raise EditRefused(f"pack `{self.ref.pack}` is renamed in its `pack.json`, and in those that require it")
        entity_of(packs, self.ref)
        new = EntityRef(self.ref.pack, self.ref.kind, self.new_id)
        if new == self.ref:
            return PutEntities(self.title, {}).apply(packs)
        refuse_taken(packs, new, leaving=self.ref.id)
        changes: dict[EntityRef, Entity | None] = dict(self._referring(packs))
        entity = changes.get(self.ref) or entity_of(packs, self.ref)
        data = entity.data
        if isinstance(data, dict) and data.get("id") == self.ref.id:
            data = {**data, "id": self.new_id}
        changes[self.ref] = None
        changes[new] = Entity(new, data)
        return PutEntities(self.title, changes).apply(packs)

    def _referring(self, packs: PackSet) -> dict[EntityRef, Entity]:
        """Return the entities that refer to this one, with the new texts in them."""
        found: dict[EntityRef, Entity] = {}
        for ref, pointer, text in self.references:
            entity = found.get(ref) or entity_of(packs, ref)
            try:
                found[ref] = entity.with_data(changed_at(entity.data, pointer, _putting(text)))
            except KeyError:
                raise EditRefused(f"`{ref}` has nothing at `{pointer}` to rename") from None
        return found


def _putting(text: str) -> Callable[[Any], str]:
    """Return a change that puts `text` in the place of anything."""
    return lambda _: text


#: References to an entity: (entity that refers, pointer to the text, the text as it stands).
Uses = Iterable[tuple[EntityRef, str, str]]


def rename_with_namesakes(ref: EntityRef, new_id: str, uses: Uses, namesakes: Mapping[EntityRef, Uses]) -> Edit:
    """Return the edit that renames an entity and those that are named for it, with the references to each."""
    first = RenameEntity(ref, new_id, _renamed(uses, new_id))
    if not namesakes:
        return first
    follow = (RenameEntity(other, new_id, _renamed(namesakes[other], new_id, ref)) for other in sorted(namesakes))
    return Together(first.title, (first, *follow))


def _renamed(uses: Uses, new_id: str, moved: EntityRef | None = None) -> tuple[tuple[EntityRef, str, str], ...]:
    """Return references with the new id in them; `moved` bears it already."""
    return tuple(
        (
            replace(sayer, id=new_id) if sayer == moved else sayer,
            pointer,
            text[: len(text) - len(RefText.parse(text).id)] + new_id,
        )
        for sayer, pointer, text in uses
    )
