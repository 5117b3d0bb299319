"""Move an item within its list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, Edit
from workbench.edits.set_value import changed_data, item_at
from workbench.model.pack import PackSet
from workbench.model.pointer import split_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class MoveItem:
    """Move the item that `pointer` names so that it then stands at index `to` of the same list."""

    ref: EntityRef
    pointer: str
    to: int

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Move in {self.pointer.rpartition('/')[0].removeprefix('/')} of {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        head, last = split_pointer(self.pointer)

        def moved(holder: Any) -> Any:
            at = item_at(holder, last)
            if not 0 <= self.to < len(holder):
                raise KeyError(str(self.to))
            left = [*holder[:at], *holder[at + 1 :]]
            return [*left[: self.to], holder[at], *left[self.to :]]

        return changed_data(packs, self.ref, head, moved, self.title)

    def absorb(self, later: Edit) -> Edit | None:
        """Dragging on is one step: a move of the item that was just moved."""
        head, _ = split_pointer(self.pointer)
        if isinstance(later, MoveItem) and later.ref == self.ref and later.pointer == f"{head}/{self.to}":
            return MoveItem(self.ref, self.pointer, later.to)
        return None
