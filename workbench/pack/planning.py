"""Work out what each file of a save is to say, before anything is written.

A new file is canonical, a canonical one stays canonical, any other gets a patch of its text. Everything is read back
and compared, with the packs and with the disk.
"""

from __future__ import annotations

import codecs
import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.model.difference import difference
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, MANIFEST_FILE, PackSet
from workbench.model.ref import EntityRef
from workbench.model.same import same
from workbench.pack.canonical import NotJson, to_text, to_texts
from workbench.pack.document import Document, read_document
from workbench.pack.open import Opened
from workbench.pack.patch import patch_text
from workbench.pack.place import is_one_file
from workbench.pack.read_back import reads_back
from workbench.pack.read_pack import digest
from workbench.pack.record import FileChange
from workbench.pack.spelling import read_spelled, with_spelling

#: What a file takes on disk at most beside its bytes.
_BLOCK = 4096
#: A text in which this is not found has no number that may be written in more than one way.
_SPELLED = re.compile(r"[0-9][.eE]|-0")


class SaveRefused(OSError):
    """Nothing was written. `faults` says why, by entity; the text is all of them, a line each."""

    def __init__(self, faults: Mapping[EntityRef, str]) -> None:
        super().__init__("\n".join(faults[ref] for ref in sorted(faults)))
        self.faults = dict(faults)


class ChangedOutside(SaveRefused):
    """Nothing was written: files changed on disk since they were read. Each is reloaded, or named in `overwrite`."""


def file_of(ref: EntityRef) -> str:
    """Return the file of an entity, relative to its pack."""
    return MANIFEST_FILE if ref.kind == MANIFEST else f"{ref.kind}/{ref.id}.json"


class Planning:
    """Works out what each file is to say."""

    def __init__(self, opened: Opened, after: PackSet, overwrite: frozenset[EntityRef]) -> None:
        self._opened = opened
        self._after = after
        self._overwrite = overwrite
        self._going: list[EntityRef] = []
        self._roots: dict[str, str] = {}
        self._writable: set[str] = set()

    def changes(self) -> dict[EntityRef, FileChange]:
        """Return the changes of files by entity; raise when one cannot be."""
        differing = self._differing()
        self._going = [ref for ref, (_, new) in differing.items() if new is None]
        found: dict[EntityRef, FileChange] = {}
        refused: dict[EntityRef, str] = {}
        outside: dict[EntityRef, str] = {}
        for ref, (old, new) in differing.items():
            try:
                change = self._change(ref, old, new)
            except _Outside as fault:
                outside[ref] = f"`{file_of(ref)}` of `{ref.pack}` {fault}"
            except (NotJson, OSError) as fault:
                refused[ref] = f"`{file_of(ref)}` of `{ref.pack}` {_why(fault)}"
            else:
                if change:
                    found[ref] = change
        if refused:
            raise SaveRefused(refused)
        if outside:
            raise ChangedOutside(outside)
        return found

    def _differing(self) -> dict[EntityRef, tuple[Entity | None, Entity | None]]:
        """Return the entities that do not say what the disk said, in order: what it said and what they say."""
        refs = difference(self._opened.packs, self._after)
        found = {}
        for ref in sorted(refs, key=lambda each: (each.pack, each.kind, each.id)):
            old, new = self._opened.packs.get(ref), self._after.get(ref)
            if old is not new and not (old and new and same(old.data, new.data)):
                found[ref] = (old, new)
        return found

    def _path(self, ref: EntityRef) -> str:
        """Return the full path of an entity's file."""
        if ref.pack not in self._roots:
            self._roots[ref.pack] = os.path.realpath(self._opened.folders[ref.pack])
        return os.path.join(self._roots[ref.pack], *file_of(ref).split("/"))

    def _change(self, ref: EntityRef, old: Entity | None, entity: Entity | None) -> FileChange | None:
        """Return the change of one file; None when the disk says it already."""
        pack, path = self._after.pack(ref.pack), self._path(ref)
        if pack is None or pack.read_only:
            raise PermissionError(f"cannot be saved: {pack.read_only if pack else 'its pack is not open'}")
        disk, mode = _bytes_of(path)
        data = disk
        if data is not None and any(is_one_file(path, self._path(other)) for other in self._going):
            data = None  # the file under its old name, where the disk does not tell them apart
        self._compare(ref, data)
        if entity is None:
            if data is None:
                return None
            self._refuse_unwritable(path, mode)
            return FileChange(path, digest(data), None)
        kind = self._opened.kinds.get(ref.pack, {}).get(ref.kind)
        text = _new_text(self._document(old, entity, data), entity, kind, ref in self._overwrite)
        if text.encode() == data:
            return None
        self._refuse_unwritable(path, mode)
        return FileChange(path, None if disk is None else digest(disk), text)

    def _document(self, old: Entity | None, entity: Entity, data: bytes | None) -> Document | None:
        """Return what the file says that an entity is written over; None when there is none."""
        if data is None:
            moved = self._moved(entity)
            return None if moved is None else read_document(moved)
        if entity.ref in self._overwrite or old is None or entity.ref.kind == MANIFEST:
            return read_document(data)
        # the file is as it was when the opened packs were read from it
        bom = data.startswith(codecs.BOM_UTF8)
        return Document(old.data, data[3:].decode() if bom else data.decode(), bom=bom)

    def _refuse_unwritable(self, path: str, mode: int) -> None:
        """Raise OSError when a file or its folder is marked as not to be written, also for those who could."""
        if mode and not mode & 0o222:
            raise PermissionError("cannot be written: the file is marked read-only")
        folder = os.path.dirname(path)
        if folder not in self._writable:
            _refuse_unwritable_folder(folder)
            self._writable.add(folder)

    def _moved(self, entity: Entity) -> bytes | None:
        """Return what the file said that goes while this entity comes as its new name; its form is kept."""
        for ref in self._going:
            old = self._opened.packs.get(ref)
            if (
                old
                and (ref.pack, ref.kind) == (entity.ref.pack, entity.ref.kind)
                and _is_renamed(old.data, entity.data)
            ):
                return _bytes_of(self._path(ref))[0]
        return None

    def _compare(self, ref: EntityRef, data: bytes | None) -> None:
        """Raise when the disk does not say what it said when it was read."""
        stamp = self._opened.stamps.get(ref.pack, {}).get(file_of(ref))
        now = None if data is None else digest(data)
        if now == stamp or ref in self._overwrite:
            return
        if stamp is None:
            raise _Outside("was made by another program since it was looked for")
        raise _Outside("was deleted by another program" if now is None else "was changed by another program")


def _is_renamed(old: Any, new: Any) -> bool:
    """True when two data are one entity's before and after a rename: the same keys, and most say the same."""
    if not isinstance(old, dict) or not isinstance(new, dict) or old.keys() != new.keys():
        return False
    others = [key for key in old if key != "id"]
    return sum(same(old[key], new[key]) for key in others) * 2 > len(others)


class _Outside(Exception):
    """A file is not what it was."""


def _why(fault: Exception) -> str:
    """Return why a file cannot be written, in a few words."""
    if isinstance(fault, OSError) and fault.strerror:
        return f"cannot be written: {fault.strerror.lower()}"
    return str(fault) if isinstance(fault, OSError) else f"cannot be written: {fault}"


def _bytes_of(path: str) -> tuple[bytes | None, int]:
    """Return the bytes of a file and its mode; None and 0 when there is none."""
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        return None, 0
    try:
        about = os.fstat(file)
        data = os.read(file, about.st_size + 1)
        while more := os.read(file, _BLOCK):
            data += more  # it grew since, or the system gives it in pieces
    finally:
        os.close(file)
    return data, about.st_mode


def _new_text(document: Document | None, entity: Entity, kind: Kind | None, overwrite: bool) -> str:
    """Return what the file is to say: canonical when new or canonical before, else a patch of what it said.

    Raises:
        NotJson: the entity holds what no file can hold.
        OSError: the file cannot be read, and so is not written over.
    """
    if document is None or (overwrite and not document.readable):
        text = to_text(entity.data, kind)
    elif not document.readable:
        raise PermissionError("cannot be read, and is left as it is")
    else:
        text = rewritten(document, entity.data, kind)
    return _read_back(text, entity.data)


def _read_back(text: str, data: Any) -> str:
    """Return the text when it reads back as exactly `data`."""
    if reads_back(text, data):
        return text
    document = read_document(text.encode())
    if not document.readable:
        raise NotJson(document.faults[0].message)
    if not same(document.value, data):
        raise NotJson("what would be written does not read back the same")
    return text


def rewritten(document: Document, data: Any, kind: Kind | None) -> str:
    """Return the text of a file that said `document`, changed so that it says `data`; see `_new_text`."""
    old = document.value
    if document.bom:
        return "\ufeff" + patch_text(document.text, old, data)
    if isinstance(old, dict) and old and ("\r" in document.text or not document.text.startswith('{\n  "')):
        return patch_text(document.text, old, data)  # what is canonical begins so
    spelled = read_spelled(document.text) if _SPELLED.search(document.text) else old
    shared: set[str] = set()
    if isinstance(data, dict) and isinstance(old, dict):
        shared = {key for key, value in data.items() if key in old and same(value, old[key])}
    wanted = data if spelled is old else _spelled(data, old, spelled, shared)
    before, after = to_texts(spelled, wanted, shared, kind)
    return after if before == document.text else patch_text(document.text, old, data)


def _spelled(data: Any, old: Any, spelled: Any, shared: set[str]) -> Any:
    """Return `data` with numbers spelled as they are in the file; members named in `shared` say what they said."""
    if not isinstance(data, dict) or not isinstance(old, dict):
        return with_spelling(data, old, spelled)
    return {
        key: spelled[key] if key in shared else with_spelling(value, old.get(key), spelled.get(key))
        for key, value in data.items()
    }


def _refuse_unwritable_folder(folder: str) -> None:
    """Raise OSError when a folder, or that in which it would be made, is marked as not to be written."""
    while not os.path.isdir(folder):
        if os.path.exists(folder):
            raise NotADirectoryError(f"cannot be written: `{os.path.basename(folder)}` is no folder")
        folder = os.path.dirname(folder)
    if not os.access(folder, os.W_OK) or not os.stat(folder).st_mode & 0o222:
        raise PermissionError("cannot be written: its folder is marked read-only")


def refuse_full_disk(changes: Mapping[EntityRef, FileChange]) -> None:
    """Raise SaveRefused when the new files would not fit beside the old ones."""
    for root in {os.path.dirname(change.path) for change in changes.values()}:
        inside = {ref: change for ref, change in changes.items() if os.path.dirname(change.path) == root}
        needed = sum(len(change.data or b"") + _BLOCK for change in inside.values())
        folder = next(str(parent) for parent in (Path(root), *Path(root).parents) if parent.is_dir())
        if shutil.disk_usage(folder).free < needed:
            raise SaveRefused(
                {ref: f"`{file_of(ref)}` of `{ref.pack}` cannot be written: the disk is full" for ref in inside}
            )
