"""Take an entity away."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.edits.base import Applied, EditRefused, OwnStep
from workbench.edits.put_entities import PutEntities, entity_of
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class DeleteEntity(OwnStep):
    """Take an entity away. Who refers to it is for the caller to ask about first."""

    ref: EntityRef

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Delete {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        if self.ref.kind == MANIFEST:
            raise EditRefused(f"`pack.json` of `{self.ref.pack}` cannot be deleted: it makes the folder a pack")
        entity_of(packs, self.ref)
        return PutEntities(self.title, {self.ref: None}).apply(packs)
