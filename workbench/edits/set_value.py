"""Set one value of an entity."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, Edit, EditRefused
from workbench.edits.put_entities import PutEntities, entity_of
from workbench.model.pack import PackSet
from workbench.model.pointer import changed_at, split_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class SetValue:
    """Put `value` at `pointer`: a new or an old key of an object, or an item that is there; '' is the whole data."""

    ref: EntityRef
    pointer: str
    value: Any

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Set {self.pointer.rpartition('/')[2] or self.ref} of {self.ref}" if self.pointer else f"Set {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        head, last = split_pointer(self.pointer)
        if not self.pointer:
            return changed_data(packs, self.ref, "", lambda _: self.value, self.title)
        return changed_data(packs, self.ref, head, lambda holder: self._put(holder, last), self.title)

    def _put(self, holder: Any, last: str) -> Any:
        """Return a copy of the container with the value in it."""
        if isinstance(holder, dict):
            return {**holder, last: self.value}
        at = item_at(holder, last)
        return [*holder[:at], self.value, *holder[at + 1 :]]

    def absorb(self, later: Edit) -> Edit | None:
        """Typing on in one field is one step: same entity, same place, no object or array in it."""
        if not isinstance(later, SetValue) or (later.ref, later.pointer) != (self.ref, self.pointer):
            return None
        if isinstance(self.value, dict | list) or isinstance(later.value, dict | list):
            return None
        return later


def item_at(holder: Any, last: str) -> int:
    """Return the index of the item of a list that the last step of a pointer names; KeyError when it names none."""
    if not isinstance(holder, list) or not last.isdecimal() or int(last) >= len(holder):
        raise KeyError(last)
    return int(last)


def changed_data(packs: PackSet, ref: EntityRef, pointer: str, change: Callable[[Any], Any], title: str) -> Applied:
    """Apply `change` to the value at `pointer` of an entity's data; `change` raises KeyError for what is not there.

    Raises:
        EditRefused: the entity or the place in it is not there, or the pack is read-only.
    """
    entity = entity_of(packs, ref)
    try:
        data = changed_at(entity.data, pointer, change)
    except KeyError as missing:
        raise EditRefused(f"`{ref}` has no place `{missing.args[0]}` at `{pointer or '/'}`") from None
    return PutEntities(title, {ref: entity.with_data(data)}).apply(packs)
