"""Take an item out of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, OwnStep
from workbench.edits.set_value import changed_data, item_at
from workbench.model.pack import PackSet
from workbench.model.pointer import split_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class RemoveItem(OwnStep):
    """Take the item that `pointer` names out of its list; the last one may go, an empty list stays."""

    ref: EntityRef
    pointer: str

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Remove from {self.pointer.rpartition('/')[0].removeprefix('/')} of {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        head, last = split_pointer(self.pointer)

        def without(holder: Any) -> Any:
            at = item_at(holder, last)
            return [*holder[:at], *holder[at + 1 :]]

        return changed_data(packs, self.ref, head, without, self.title)
