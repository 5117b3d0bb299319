"""Several edits as one step."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.edits.base import Applied, Edit, OwnStep
from workbench.edits.put_entities import PutEntities
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class Together(OwnStep):
    """Make `edits` one after the other, all or none; they are undone as one step."""

    title: str
    edits: tuple[Edit, ...]

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after all edits; refused as a whole when one of them is."""
        after, changed = packs, frozenset[EntityRef]()
        for edit in self.edits:
            applied = edit.apply(after)
            after, changed = applied.after, changed | applied.changed
        inverse = PutEntities(self.title, {ref: packs.get(ref) for ref in changed})
        return Applied(after, inverse, changed)
