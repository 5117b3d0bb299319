"""Open a pack with all that it requires."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from workbench.model.kind import Kind
from workbench.model.nearest import did_you_mean
from workbench.model.pack import MANIFEST, MANIFEST_FILE, Pack, PackSet
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef
from workbench.pack.document import read_document
from workbench.pack.read_pack import KindsFor, ReadPack, pack_id, read_pack
from workbench.pack.source import FolderSource, Limits, ReadFault, Source
from workbench.pack.text import locate
from workbench.pack.versions import fits, is_range


class NotAPack(Exception):
    """There is no pack at a path: no folder and no zip with a pack.json in it."""


@dataclass(frozen=True)
class Opened:
    """Packs as they are on disk, and where.

    By pack id: `folders` (folder or zip), `kinds` (those the pack may use), `stamps` (each file's digest as it was
    read: what tells a change from outside).
    """

    packs: PackSet
    folders: Mapping[str, Path]
    kinds: Mapping[str, Mapping[str, Kind]]
    stamps: Mapping[str, Mapping[str, str]]

    def with_packs(self, packs: PackSet) -> Opened:
        """Return this with other packs as those on disk."""
        return replace(self, packs=packs)


def open_packs(
    folder: Path,
    search: Sequence[Path],
    kinds_for: KindsFor,
    overlay: Mapping[str, bytes | None] | None = None,
    limits: Limits | None = None,
) -> Opened:
    """Open the pack at `folder` (or a zip) and, depth first, what it requires. Never raises on content.

    Required packs are looked for beside the pack that requires them, then in the folders of `search` in order.
    `kinds_for` gives the kinds of a ruleset's id ('' for none). `overlay` is what `recover.read_through` gives.

    Raises:
        NotAPack: there is no folder and no zip with a pack.json.
    """
    opening = _Opening(tuple(search), kinds_for, overlay or {}, limits or Limits())
    opening.take(opening.source(folder))
    found = opening.found.values()
    packs = PackSet(tuple(replace(r.pack, problems=r.pack.problems + tuple(p)) for r, p in found))
    by_id = {read.pack.id: read for read, _ in found}
    kinds = {name: read.kinds for name, read in by_id.items()}
    stamps = {name: read.stamps for name, read in by_id.items()}
    return Opened(packs, opening.folders, kinds, stamps)


@dataclass
class _Opening:
    """The state of opening a pack and what it requires."""

    search: tuple[Path, ...]
    kinds_for: KindsFor
    overlay: Mapping[str, bytes | None]
    limits: Limits
    found: dict[str, tuple[ReadPack, list[LoadProblem]]] = field(default_factory=dict)
    folders: dict[str, Path] = field(default_factory=dict)
    listed: dict[Path, list[tuple[str, str, Path]]] = field(default_factory=dict)

    def source(self, path: Path) -> Source:
        """Return the source at a path; see `open_packs` for what is raised."""
        try:
            if path.is_dir():
                if not (path / MANIFEST_FILE).exists() and str(path.resolve() / MANIFEST_FILE) not in self.overlay:
                    raise NotAPack(f"`{path}` is no pack: it has no `{MANIFEST_FILE}`")
                return FolderSource(path, self.limits, self.overlay)
            if not path.exists():
                raise NotAPack(f"`{path}` does not exist")
            from workbench.pack.zip import open_zip  # noqa: PLC0415 - zipfile brings compressors that folders need not

            source = open_zip(path, self.limits)
        except (OSError, ValueError) as fault:
            raise NotAPack(f"`{path}` is no pack: it is neither a folder nor a zip that can be read") from fault
        if MANIFEST_FILE not in source.names():
            raise NotAPack(f"`{path}` is no pack: it has no `{MANIFEST_FILE}`")
        return source

    def take(self, source: Source) -> None:
        """Read a pack, then what it requires that is not there yet."""
        read = read_pack(source, self.kinds_for)
        problems: list[LoadProblem] = []
        self.found[read.pack.id] = (read, problems)
        self.folders[read.pack.id] = source.path
        for at, (name, said) in requirements(read.pack.manifest):
            fault = self._require(read, name, said, source.path)
            if fault:
                pointer = f"/requires/{at}"
                line, column = locate(read.manifest_text, pointer)
                ref = EntityRef(read.pack.id, MANIFEST, read.pack.id)
                where = (read.pack.id, MANIFEST_FILE)
                problems.append(LoadProblem(fault[0], *where, fault[1], ref, pointer, line, column, fault[2]))

    def _require(self, read: ReadPack, name: str, said: str, path: Path) -> tuple[str, str, str] | None:
        """Find and take one required pack; return the fault's name, message and help when it cannot be."""
        if name in self.found:
            have = manifest_version(self.found[name][0].pack)
            return None if fits(have, said) else _misfit(name, said, have)
        places = (path.absolute().parent, *self.search)
        candidates = [c for place in places for c in self._packs_in(place, name) if c[0] == name]
        chosen = next((c for c in candidates if fits(c[1], said)), candidates[0] if candidates else None)
        if chosen is None:
            known = {c[0] for place in places for c in self._packs_in(place, name)} - {read.pack.id}
            message = f"pack `{name}` is required and is not found"
            return (
                "missing_pack",
                message,
                did_you_mean(name, known) or "Expected beside the pack, or among those installed",
            )
        self.take(self.source(chosen[2]))
        return None if fits(chosen[1], said) else _misfit(name, said, chosen[1])

    def _packs_in(self, folder: Path, first: str) -> list[tuple[str, str, Path]]:
        """Return id, version and path of the packs in a folder, the one in the folder named `first` first."""
        if folder not in self.listed:
            self.listed[folder] = list(self._list(folder))
        return sorted(self.listed[folder], key=lambda pack: pack[2].name != first)

    def _list(self, folder: Path) -> Iterable[tuple[str, str, Path]]:
        """Read the manifests of the packs that lie in a folder, folders and zips, by name."""
        try:
            names = sorted(os.listdir(folder))
        except OSError:
            return
        for name in names:
            path = folder / name
            if name.startswith(".") or not (name.endswith(".zip") or (path / MANIFEST_FILE).is_file()):
                continue
            try:
                manifest = read_document(self.source(path).read(MANIFEST_FILE)).value
            except (NotAPack, ReadFault):
                continue
            if pack_id(manifest):
                version = manifest.get("version")
                yield pack_id(manifest), version if isinstance(version, str) else "", path


def requirements(manifest: Any) -> list[tuple[int, tuple[str, str]]]:
    """Return (index, (id, version range)) of what a manifest requires; odd entries are left to the schema's check."""
    said = manifest.get("requires") if isinstance(manifest, dict) else None
    found = []
    for at, need in enumerate(said if isinstance(said, list) else ()):
        if isinstance(need, dict) and isinstance(need.get("id"), str):
            version = need.get("version", "")
            found.append((at, (need["id"], version if isinstance(version, str) else "")))
    return found


def manifest_version(pack: Pack) -> str:
    """Return the version that a pack's manifest says, or ''."""
    said = pack.manifest.get("version") if isinstance(pack.manifest, dict) else None
    return said if isinstance(said, str) else ""


def _misfit(name: str, said: str, have: str) -> tuple[str, str, str]:
    """Say that a pack is there in the wrong version."""
    if not is_range(said):
        return "pack_version", f"`{said}` is no range of versions", "Expected such as `>=1.0,<2`"
    message = f"pack `{name}` is required as `{said}` and found as `{have or 'no version'}`"
    return "pack_version", message, f"Expected a version in `{said}`, or a wider range"
