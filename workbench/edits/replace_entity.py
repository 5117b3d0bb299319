"""Give an entity other data as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, OwnStep
from workbench.edits.put_entities import PutEntities, entity_of
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class ReplaceEntity(OwnStep):
    """Put `data` in the place of all that the entity says (the JSON view, a reload from disk, an import)."""

    ref: EntityRef
    data: Any

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Change {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        return PutEntities(self.title, {self.ref: entity_of(packs, self.ref).with_data(self.data)}).apply(packs)
