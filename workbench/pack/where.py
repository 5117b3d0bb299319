"""Where values stand in files: lines and columns, read only for what somebody wants to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from workbench.model.diagnostic import Diagnostic
from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, MANIFEST_FILE, PackSet
from workbench.model.ref import EntityRef
from workbench.pack.canonical import NotJson, to_text
from workbench.pack.document import Document, read_document
from workbench.pack.open import Opened
from workbench.pack.planning import file_of, rewritten
from workbench.pack.source import FolderSource, ReadFault
from workbench.pack.text import locate

#: Saved files that are not in place yet, by full path; None is a deleted one.
Overlay = Mapping[str, bytes | None]


class Place(NamedTuple):
    """A place in a file of a pack; line and column count from 1, 0 when it is not known."""

    file: str
    line: int = 0
    column: int = 0


class Places:
    """Finds places in the files of packs: in a file as it lies on disk, or in the text of an unsaved entity.

    Keeps the texts that it read; use it for one list of findings and let it go.
    """

    def __init__(self, opened: Opened, packs: PackSet, overlay: Overlay | None = None) -> None:
        """Take packs on disk and in memory; `overlay` is what `recover.read_through` gives."""
        self._overlay = overlay or {}
        self._opened = opened
        self._packs = packs
        self._on_disk = cache(self._read)
        self._in_memory = cache(self._written)

    def of(self, ref: EntityRef, pointer: str) -> Place:
        """Return where a value of an entity stands."""
        if ref.kind == MANIFEST:
            file, changed = MANIFEST_FILE, self._manifest_changed(ref.pack)
        else:
            entity, before = self._packs.get(ref), self._opened.packs.get(ref)
            file = (entity.file if entity else "") or f"{ref.kind}/{ref.id}.json"
            changed = entity is not None and entity is not before
        document = None if changed else self._on_disk(ref.pack, file)
        text = self._in_memory(ref) if changed else document.text if document else ""
        return Place(file, *locate(text, pointer)) if text else Place(file)

    def with_place(self, finding: Diagnostic) -> Diagnostic:
        """Return a finding with line and column, unless it has them or is about no entity."""
        if finding.line or finding.ref is None:
            return finding
        place = self.of(finding.ref, finding.pointer)
        return replace(finding, file=finding.file or place.file, line=place.line, column=place.column)

    def _manifest_changed(self, name: str) -> bool:
        """True when a pack's manifest is not the one on disk."""
        now, before = self._packs.pack(name), self._opened.packs.pack(name)
        return bool(now and before and now.manifest is not before.manifest)

    def _read(self, pack: str, file: str) -> Document | None:
        """Return what a file says, or None when it cannot be had."""
        path = self._opened.folders.get(pack)
        try:
            if path is None:
                return None
            if path.is_dir():
                return read_document(FolderSource(path, overlay=self._overlay).read(file))
            from workbench.pack.zip import open_zip  # noqa: PLC0415 - zipfile brings compressors that folders need not

            return read_document(open_zip(path).read(file))
        except (ReadFault, OSError, ValueError):
            return None

    def _written(self, ref: EntityRef) -> str:
        """Return the text that an entity would be saved as."""
        entity = self._packs.get(ref)
        if entity is None:
            return ""
        document = self._on_disk(ref.pack, file_of(ref))
        try:
            if document and document.readable:
                return rewritten(document, entity.data, self._kind(ref)).removeprefix("\ufeff")
            return to_text(entity.data, self._kind(ref))
        except NotJson:
            return ""

    def _kind(self, ref: EntityRef) -> Kind | None:
        """Return the kind of an entity, which gives the order of its keys."""
        return self._opened.kinds.get(ref.pack, {}).get(ref.kind)


def located(
    findings: Iterable[Diagnostic], opened: Opened, packs: PackSet, overlay: Overlay | None = None
) -> tuple[Diagnostic, ...]:
    """Return findings with their lines and columns; `overlay` as `Places` has it."""
    places = Places(opened, packs, overlay)
    return tuple(places.with_place(finding) for finding in findings)
