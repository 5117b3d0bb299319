"""Bring the files of a pack into canonical form: white space and the order of keys, never a value."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, MANIFEST_FILE
from workbench.pack.canonical import to_text
from workbench.pack.document import Document, read_document
from workbench.pack.open import Opened, open_packs
from workbench.pack.place import put_in_place
from workbench.pack.read_pack import KindsFor, digest
from workbench.pack.record import FileChange, make_record, write_record
from workbench.pack.recover import at_start, read_through
from workbench.pack.source import FolderSource, ReadFault
from workbench.pack.spelling import read_spelled


class Formatted(NamedTuple):
    """Files that were changed; files that were left alone, each with the reason."""

    changed: tuple[str, ...]
    left: tuple[tuple[str, str], ...]


def format_pack(folder: Path, kinds_for: KindsFor, state: Path, write: bool = True) -> Formatted:
    """Bring the files of the pack in `folder` into canonical form, all or none; a second time changes nothing.

    Files that cannot be read, and those with a key twice in one object, are left alone. `write=False` only looks. What
    a save that a crash interrupted holds counts as the pack's files: it is put in place first, or read through.

    Raises:
        NotAPack: there is no pack.
        PermissionError: the pack is read-only.
        OSError: a file cannot be written; nothing was changed.
    """
    if write:
        at_start(state)
    overlay = read_through(state)
    opened = open_packs(folder, (), kinds_for, overlay)
    pack = opened.packs.opened
    if pack.read_only and write:
        raise PermissionError(f"pack `{pack.id}` cannot be changed: {pack.read_only}")
    source = FolderSource(folder, overlay=overlay)
    changes: dict[str, FileChange] = {}
    left: list[tuple[str, str]] = []
    for file, kind in _files(opened):
        try:
            data = source.read(file)
            change = _formatted(os.path.join(os.path.realpath(folder), *file.split("/")), data, kind)
        except (ReadFault, ValueError) as fault:
            left.append((file, str(fault)))
            continue
        if change is not None:
            changes[file] = change
    if changes and write:
        record = make_record(f"{pack.id}: canonical form", tuple(changes.values()))
        write_record(record, state)
        put_in_place(record, state)
    return Formatted(tuple(sorted(changes)), tuple(left))


def _files(opened: Opened) -> Iterator[tuple[str, Kind | None]]:
    """Yield the files of the opened pack that hold content, with their kinds."""
    kinds = opened.kinds[opened.packs.opened.id]
    for file in sorted(opened.stamps[opened.packs.opened.id]):
        yield file, kinds.get(MANIFEST if file == MANIFEST_FILE else file.partition("/")[0])


def _formatted(path: str, data: bytes, kind: Kind | None) -> FileChange | None:
    """Return the change that makes a file canonical; None when it is.

    Raises:
        ValueError: it cannot be made so; the text says why.
    """
    document = read_document(data)
    if document.faults:
        raise ValueError(document.faults[0].message)
    text = canonical_text(document, kind)
    return None if text.encode() == data else FileChange(path, digest(data), text)


def canonical_text(document: Document, kind: Kind | None) -> str:
    """Return the canonical text of a document; numbers keep their spelling."""
    return to_text(read_spelled(document.text), kind)
