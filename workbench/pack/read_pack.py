"""Read one pack from its source: entities, and all that is odd about its files."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.model.entity import Entity
from workbench.model.ids import as_id, id_fault, twin_key
from workbench.model.kind import Kind
from workbench.model.nearest import did_you_mean
from workbench.model.pack import MANIFEST, MANIFEST_FILE, Pack
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef
from workbench.pack.document import Document, Fault, read_document
from workbench.pack.source import OddFile, ReadFault, Source
from workbench.pack.text import locate

#: The format of packs that this program writes.
FORMAT = 1
KindsFor = Callable[[str], Mapping[str, Kind]]


@dataclass(frozen=True)
class ReadPack:
    """A pack as it was read: the value, the kinds it may use, what each file's bytes were (a digest), the text of
    pack.json, for places in it.
    """

    pack: Pack
    kinds: Mapping[str, Kind]
    stamps: Mapping[str, str]
    manifest_text: str


def digest(data: bytes) -> str:
    """Return what tells two contents of a file apart."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def read_pack(source: Source, kinds_for: KindsFor) -> ReadPack:
    """Read a whole pack. Never raises on content."""
    stamps: dict[str, str] = {}
    document = _read(source, MANIFEST_FILE, stamps)
    manifest = document.value if document.readable else {}
    name = pack_id(manifest) or as_id(source.path.stem) or "pack"
    ruleset = manifest.get("ruleset") if isinstance(manifest, dict) else None
    kinds = kinds_for(ruleset if isinstance(ruleset, str) else "")
    reading = _Reading(source, name, kinds, stamps)
    reading.tell(MANIFEST_FILE, document.faults, EntityRef(name, MANIFEST, name))
    newer = reading.newer_format(manifest, document.text)
    reading.read_all()
    problems = tuple(sorted(reading.problems, key=lambda p: (p.file, p.line, p.column, p.fault)))
    pack = Pack(name, manifest, reading.entities, problems, newer or source.read_only())
    return ReadPack(pack, kinds, stamps, document.text)


def pack_id(manifest: Any) -> str:
    """Return the id that a manifest gives, or ''."""
    said = manifest.get("id") if isinstance(manifest, dict) else None
    return said if isinstance(said, str) and len(said) <= 100 else ""


def _read(source: Source, file: str, stamps: dict[str, str]) -> Document:
    """Read one file; bytes that cannot be had are a fault of the document."""
    try:
        data = source.read(file)
    except ReadFault as fault:
        return Document(None, "", (Fault("unreadable_file", str(fault), fault.help),), readable=False)
    stamps[file] = digest(data)
    return read_document(data)


@dataclass
class _Reading:
    """The state of reading one pack."""

    source: Source
    pack: str
    kinds: Mapping[str, Kind]
    stamps: dict[str, str]
    entities: dict[str, dict[str, Entity]] = field(default_factory=dict)
    problems: list[LoadProblem] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)

    def tell(self, file: str, faults: Iterable[Fault], ref: EntityRef | None) -> None:
        """Note faults of a file's text."""
        for f in faults:
            place = (f.pointer, f.line, f.column)
            self.problems.append(LoadProblem(f.fault, self.pack, file, f"`{file}`: {f.message}", ref, *place, f.help))

    def note(self, odd: OddFile, ref: EntityRef | None = None) -> None:
        """Note what is odd about a file as such."""
        self.problems.append(
            LoadProblem(odd.fault, self.pack, odd.file, f"`{odd.file}` {odd.message}", ref, help=odd.help)
        )

    def newer_format(self, manifest: Any, text: str) -> str:
        """Say why a pack of a newer format is read-only, or ''."""
        said = manifest.get("format") if isinstance(manifest, dict) else None
        if not isinstance(said, int) or isinstance(said, bool) or said <= FORMAT:
            return ""
        message = f"`{MANIFEST_FILE}` says format `{said}`, newer than the `{FORMAT}` of this program"
        ref = EntityRef(self.pack, MANIFEST, self.pack)
        said_help = "Expected a newer version of the program; until then the pack is read-only"
        place = locate(text, "/format")
        self.problems.append(
            LoadProblem("newer_format", self.pack, MANIFEST_FILE, message, ref, "/format", *place, said_help)
        )
        return f"its format `{said}` is newer than the `{FORMAT}` of this program"

    def read_all(self) -> None:
        """Read every entity, then look at names and ids as a whole."""
        names: dict[str, list[str]] = {}
        unknown: set[str] = set()
        for file in self.source.names():
            folder, slash, name = file.partition("/")
            if file == MANIFEST_FILE or not file.lower().endswith(".json"):
                continue
            if not slash or "/" in name:
                self._misplaced(file)
            elif folder not in self.kinds or folder == MANIFEST:
                unknown.add(folder)
            elif not name.endswith(".json"):
                said = f"Rename it to `{name[:-5]}.json`"
                self.note(OddFile(file, "misplaced_file", "is not read: its ending is not `.json`", said))
            else:
                names.setdefault(folder, []).append(name[:-5])
                self._entity(file, EntityRef(self.pack, folder, name[:-5]))
        for odd in self.source.odd:
            self.note(odd, self._ref_of(odd.file))
        for folder in sorted(unknown):
            said = did_you_mean(folder, self.kinds) or "A folder of a pack has the name of a kind"
            self.note(OddFile(folder, "unknown_kind", "is a folder of no known kind; its files are not read", said))
        self._case_twins(names)
        self._duplicate_ids()

    def _misplaced(self, file: str) -> None:
        """Note a JSON file that is not in a kind's folder."""
        said = "Expected `<kind>/<id>.json`, the folder named after the kind"
        self.note(OddFile(file, "misplaced_file", "lies where no entity is read", said))

    def _ref_of(self, file: str) -> EntityRef | None:
        """Return the ref that a file would have as an entity."""
        folder, _, name = file.partition("/")
        if folder in self.kinds and name.endswith(".json") and "/" not in name:
            return EntityRef(self.pack, folder, name[:-5])
        return None

    def _entity(self, file: str, ref: EntityRef) -> None:
        """Read one entity."""
        document = _read(self.source, file, self.stamps)
        self.tell(file, document.faults, ref)
        if document.readable:
            self.entities.setdefault(ref.kind, {})[ref.id] = Entity(ref, document.value, file)
        fault = id_fault(ref.id)
        if fault:
            near = as_id(ref.id)
            said = f"Rename it to `{near}`" if near else "Expected a name of `a-z`, `0-9` and `_`"
            self.note(OddFile(file, "unsafe_name", f"has a name that is no id: {fault}", said), ref)

    def _case_twins(self, names: Mapping[str, list[str]]) -> None:
        """Note names that some systems take for one."""
        for folder, found in names.items():
            first: dict[str, str] = {}
            for name in found:
                other = first.setdefault(twin_key(name), name)
                if other != name:
                    message = f"and `{folder}/{other}.json` are one file on systems that do not tell their names apart"
                    odd = OddFile(f"{folder}/{name}.json", "case_twins", message, "Rename one of them")
                    self.note(odd, EntityRef(self.pack, folder, name))

    def _duplicate_ids(self) -> None:
        """Note files whose `id` is that of another file of the kind."""
        for by_id in self.entities.values():
            claimed: dict[str, str] = {}
            said = [(e, e.data.get("id")) for e in by_id.values() if isinstance(e.data, dict)]
            for entity, _ in (pair for pair in said if pair[1] == pair[0].ref.id):
                claimed[entity.ref.id] = entity.file
            for entity, name in said:
                if not isinstance(name, str) or name == entity.ref.id:
                    continue
                other = claimed.setdefault(name, entity.file)
                if other == entity.file and name in by_id:
                    other = by_id[name].file
                if other != entity.file:
                    self._duplicate_id(entity, name, other)

    def _duplicate_id(self, entity: Entity, name: str, other: str) -> None:
        """Note one id in two files, at its place in the second."""
        try:
            text = read_document(self.source.read(entity.file)).text
        except ReadFault:
            text = ""
        message = f"`{entity.file}`: id `{name}` is also that of `{other}`"
        said = f"Expected `{entity.ref.id}`, the name of the file"
        place = locate(text, "/id")
        self.problems.append(
            LoadProblem("duplicate_id", self.pack, entity.file, message, entity.ref, "/id", *place, said)
        )
