"""Take one key out of an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, OwnStep
from workbench.edits.set_value import changed_data
from workbench.model.pack import PackSet
from workbench.model.pointer import split_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class RemoveValue(OwnStep):
    """Take the key that `pointer` ends with out of its object."""

    ref: EntityRef
    pointer: str

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Remove {self.pointer.rpartition('/')[2]} of {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        head, last = split_pointer(self.pointer)

        def without(holder: Any) -> Any:
            if not isinstance(holder, dict) or last not in holder:
                raise KeyError(last)
            return {key: value for key, value in holder.items() if key != last}

        return changed_data(packs, self.ref, head, without, self.title)
