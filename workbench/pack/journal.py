"""Keep unsaved work: every changed entity as a whole, appended to a file in the state folder; the next start offers it.

What is written is with the system at once, so that the death of the program loses nothing; it is made durable at most
once a second, so that the death of the machine loses a second.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.model.same import same
from workbench.pack.state import pack_key, place_for

#: Seconds between two times that the journal is made durable.
_DURABLE_EVERY = 1.0


class Journal:
    """The journal of one pack's window. `write` after each edit, undo and redo; `clear` after each save.

    Raises OSError where the state folder cannot be written; work goes on without it.
    """

    def __init__(self, folder: Path, state: Path) -> None:
        self._path = _path(folder, state)
        self._handle: int | None = None
        self._durable_at = 0.0

    def write(self, packs: PackSet, changed: Iterable[EntityRef]) -> None:
        """Append what the changed entities are now."""
        lines = [_line(ref, packs.get(ref)) for ref in sorted(changed)]
        if not lines:
            return
        if self._handle is None:
            self._handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.write(self._handle, b"\n")  # ends a line that a crash cut
        _write_all(self._handle, "".join(lines).encode())
        now = time.monotonic()
        if now - self._durable_at >= _DURABLE_EVERY:
            os.fsync(self._handle)
            self._durable_at = now

    def clear(self) -> None:
        """Everything is saved: keep nothing."""
        self.close()
        self._path.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file and keep what it says."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def unsaved(folder: Path, state: Path, packs: PackSet) -> Mapping[EntityRef, Any]:
    """Return what a window that died had not saved: each entity's last data, `DELETED` for one taken away.

    Only what differs from `packs`, and only of packs that are open and may be written.
    """
    found: dict[EntityRef, Any] = {}
    try:
        lines = _path(folder, state).read_bytes().split(b"\n")
    except OSError:
        return {}
    for line in lines:
        try:
            said = json.loads(line)
            ref = EntityRef(said["pack"], said["kind"], said["id"])
            found[ref] = said.get("data", DELETED)
        except (ValueError, KeyError, TypeError):
            continue
    return {ref: data for ref, data in found.items() if _is_news(ref, data, packs)}


class _Deleted:
    """The mark of an entity that was taken away."""

    def __repr__(self) -> str:
        return "DELETED"


#: Stands in `unsaved` for an entity that was taken away.
DELETED = _Deleted()


def _is_news(ref: EntityRef, data: Any, packs: PackSet) -> bool:
    """True when the packs do not say it already and may be changed."""
    pack, entity = packs.pack(ref.pack), packs.get(ref)
    if pack is None or pack.read_only:
        return False
    if data is DELETED or entity is None:
        return (data is DELETED) != (entity is None)
    return not same(entity.data, data)


def _line(ref: EntityRef, entity: Entity | None) -> str:
    """Return one line of the journal."""
    said: dict[str, Any] = {"pack": ref.pack, "kind": ref.kind, "id": ref.id}
    if entity is not None:
        said["data"] = entity.data
    return json.dumps(said) + "\n"


def _write_all(handle: int, data: bytes) -> None:
    """Write all bytes, also where the system takes them piecemeal."""
    while data:
        data = data[os.write(handle, data) :]


def _path(folder: Path, state: Path) -> Path:
    """Return where a pack's journal lies."""
    return place_for(state, "journals") / f"{pack_key(folder)}.jsonl"
