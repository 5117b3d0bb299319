"""Put an item into a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, OwnStep
from workbench.edits.set_value import changed_data
from workbench.model.pack import PackSet
from workbench.model.pointer import split_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class InsertItem(OwnStep):
    """Put `value` into a list before the item that `pointer` names: `/rows/0` is the first place, `/rows/-` the end."""

    ref: EntityRef
    pointer: str
    value: Any

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Add to {self.pointer.rpartition('/')[0].removeprefix('/')} of {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        head, last = split_pointer(self.pointer)

        def with_item(holder: Any) -> Any:
            if not isinstance(holder, list) or not (last == "-" or last.isdecimal()):
                raise KeyError(last)
            at = len(holder) if last == "-" else int(last)
            if at > len(holder):
                raise KeyError(last)
            return [*holder[:at], self.value, *holder[at:]]

        return changed_data(packs, self.ref, head, with_item, self.title)
