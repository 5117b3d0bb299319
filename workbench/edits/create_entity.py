"""Make an entity."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, EditRefused, OwnStep
from workbench.edits.put_entities import PutEntities, refuse_read_only
from workbench.model.entity import Entity
from workbench.model.ids import id_fault, twin_key
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class CreateEntity(OwnStep):
    """Make an entity with `data` under a ref that is free."""

    ref: EntityRef
    data: Any

    @property
    def title(self) -> str:
        """What the undo menu says."""
        return f"Create {self.ref}"

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; see `Edit.apply`."""
        refuse_taken(packs, self.ref)
        return PutEntities(self.title, {self.ref: Entity(self.ref, self.data)}).apply(packs)


def refuse_taken(packs: PackSet, ref: EntityRef, leaving: str = "") -> None:
    """Raise EditRefused when no entity can be made under `ref`; the id `leaving` is about to be free.

    Refused: a read-only pack, an id that is no file name everywhere, one that is taken, also by a file that cannot be
    read, or one equal but for case or Unicode form.
    """
    refuse_read_only(packs, ref.pack)
    if ref.kind == MANIFEST:
        raise EditRefused(f"pack `{ref.pack}` has its one `pack.json`")
    fault = id_fault(ref.id)
    if fault:
        raise EditRefused(f"`{ref}` cannot be made: {fault}")
    pack = packs.pack(ref.pack)
    names = set(pack.of_kind(ref.kind)) | {r.id for r in pack.unread if r.kind == ref.kind} if pack else set()
    twins = sorted(name for name in names if name != leaving and twin_key(name) == twin_key(ref.id))
    if twins:
        raise EditRefused(f"`{ref}` cannot be made: `{ref.kind}:{twins[0]}` is there already")
