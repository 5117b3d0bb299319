"""Make a new pack, and new entities in one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.model.entity import Entity
from workbench.model.ids import as_id, id_fault, twin_key
from workbench.model.kind import Kind
from workbench.model.nearest import did_you_mean
from workbench.model.pack import MANIFEST, MANIFEST_FILE, PackSet
from workbench.model.ref import EntityRef
from workbench.pack.canonical import to_text
from workbench.pack.open import Opened
from workbench.pack.read_pack import FORMAT
from workbench.pack.save import Saved, save
from workbench.pack.smallest import smallest
from workbench.pack.state import write_durably


class NewRefused(OSError):
    """Something new cannot be made; the text says why."""


def new_pack(
    folder: str | Path, pack: str = "", manifest: Mapping[str, Any] | None = None, kind: Kind | None = None
) -> Path:
    """Make a pack in a folder that is not there yet, or empty; return the folder.

    `pack` is its id, by default what the folder's name makes; `manifest` adds to what pack.json says or
    replaces it; `kind` is the kind `pack`, for the order of its keys.

    Raises:
        NewRefused: the folder holds something, or the id is none.
        OSError: the disk said no.
    """
    path = Path(folder)
    name = pack or as_id(path.absolute().name) or "pack"
    fault = id_fault(name)
    if fault:
        raise NewRefused(f"the pack cannot be made: {fault}")
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise NewRefused(f"`{path}` exists already and is not empty; expected a new folder")
    path.mkdir(parents=True, exist_ok=True)
    title = name.replace("_", " ").title()
    data = {"format": FORMAT, "id": name, "title": {"en": title}, "version": "0.1.0", **(manifest or {})}
    write_durably(path / MANIFEST_FILE, to_text(data, kind).encode())
    return path


def new_data(opened: Opened, kind: str, name: str, packs: PackSet | None = None) -> Any:
    """Return the smallest data of a new entity; its references name entities that are there."""
    seen = packs or opened.packs

    def first_of(kinds: tuple[str, ...]) -> str:
        return next((min(found) for found in map(seen.visible, kinds) if found), "")

    return smallest(opened.kinds[seen.opened.id][kind], name, first_of)


def new_entity(opened: Opened, kind: str, name: str, state: Path) -> Saved:
    """Make an entity with the smallest data, in the opened pack, and save it.

    Raises:
        NewRefused: there is no such kind, the id is none or taken, or the pack is read-only.
        SaveRefused: the file cannot be written.
    """
    pack = opened.packs.opened
    kinds = opened.kinds[pack.id]
    if kind == MANIFEST:
        raise NewRefused("a pack is made of a folder of its own, not in another pack: `workbench new pack PATH`")
    if kind not in kinds:
        known = sorted(set(kinds) - {MANIFEST})
        near = did_you_mean(kind, known) or f"There are {', '.join(f'`{one}`' for one in known)}"
        raise NewRefused(f"there is no kind `{kind}`. {near}")
    fault = id_fault(name)
    if fault:
        near = as_id(name)
        raise NewRefused(f"{fault}. Did you mean `{near}`?" if near else fault)
    taken = {*pack.of_kind(kind), *(ref.id for ref in pack.unread if ref.kind == kind)}
    twin = next((other for other in sorted(taken) if twin_key(other) == twin_key(name)), None)
    if twin:
        raise NewRefused(f"`{kind}:{twin}` is there already")
    if pack.read_only:
        raise NewRefused(f"pack `{pack.id}` cannot be changed: {pack.read_only}")
    ref = EntityRef(pack.id, kind, name)
    return save(opened, opened.packs.with_changes({ref: Entity(ref, new_data(opened, kind, name))}), state)
