"""Packs and sets of packs as immutable values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.model.entity import Entity
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef, RefText

#: The kind of a pack's own description, which stands in pack.json.
MANIFEST = "pack"
MANIFEST_FILE = "pack.json"
#: Entities by kind, then by id.
Entities = Mapping[str, Mapping[str, Entity]]


@dataclass(frozen=True, slots=True)
class Pack:
    """One content pack as it is at one instant. Never mutated: an edit copies the two levels on its path.

    `manifest` is the data of pack.json; `read_only` says why it may not be written, empty when it may.
    """

    id: str
    manifest: Any
    entities: Entities = field(default_factory=dict)
    problems: tuple[LoadProblem, ...] = ()
    read_only: str = ""

    def get(self, kind: str, name: str) -> Entity | None:
        """Return the entity `kind:name`, or None. `pack:<own id>` is the pack's description."""
        if kind == MANIFEST:
            return self.described if name == self.id else None
        return self.entities.get(kind, {}).get(name)

    @property
    def described(self) -> Entity:
        """The manifest as an entity of kind `pack`, so that checks, forms and edits treat it as any other."""
        return Entity(EntityRef(self.id, MANIFEST, self.id), self.manifest, MANIFEST_FILE)

    @property
    def unread(self) -> frozenset[EntityRef]:
        """Refs whose file is there and cannot be read: no entity, and no dangling reference either."""
        told = (p.ref for p in self.problems if p.ref is not None)
        return frozenset(ref for ref in told if ref.kind != MANIFEST and self.get(ref.kind, ref.id) is None)

    def of_kind(self, kind: str) -> Mapping[str, Entity]:
        """Entities of one kind by id."""
        return self.entities.get(kind, {})

    def all(self) -> Iterator[Entity]:
        """Every entity, kind by kind."""
        for by_id in self.entities.values():
            yield from by_id.values()

    def with_changes(self, changes: Mapping[EntityRef, Entity | None]) -> Pack:
        """Return a pack with many entities put in, or taken out where None; each kind's level is copied once."""
        manifest, kinds = self.manifest, dict(self.entities)
        copied: dict[str, dict[str, Entity]] = {}
        for ref, entity in changes.items():
            if ref.kind == MANIFEST:
                manifest = entity.data if entity else {}
                continue
            if ref.kind not in copied:
                kinds[ref.kind] = copied[ref.kind] = dict(kinds.get(ref.kind, {}))
            if entity is None:
                copied[ref.kind].pop(ref.id, None)
            else:
                copied[ref.kind][ref.id] = entity
        for kind, left in copied.items():
            if not left:
                del kinds[kind]
        return replace(self, manifest=manifest, entities=kinds)


@dataclass(frozen=True, slots=True)
class PackSet:
    """The opened pack and all it requires, in the order in which references are looked up (the opened one first)."""

    packs: tuple[Pack, ...]

    @property
    def opened(self) -> Pack:
        """The pack that was opened."""
        return self.packs[0]

    def pack(self, name: str) -> Pack | None:
        """Return the pack of that id, or None."""
        for pack in self.packs:  # asked so often that a generator is felt
            if pack.id == name:
                return pack
        return None

    def get(self, ref: EntityRef) -> Entity | None:
        """Return the entity of `ref`, or None."""
        pack = self.pack(ref.pack)
        return pack.get(ref.kind, ref.id) if pack else None

    def with_pack(self, pack: Pack) -> PackSet:
        """Return the set with `pack` in the place of the one of the same id."""
        return PackSet(tuple(pack if p.id == pack.id else p for p in self.packs))

    def with_changes(self, changes: Mapping[EntityRef, Entity | None]) -> PackSet:
        """Return the set with entities put in, or taken out where None, in whichever packs their refs name."""
        by_pack: dict[str, dict[EntityRef, Entity | None]] = {}
        for ref, entity in changes.items():
            by_pack.setdefault(ref.pack, {})[ref] = entity
        return PackSet(tuple(p.with_changes(by_pack[p.id]) if p.id in by_pack else p for p in self.packs))

    def lookup_order(self, home: str) -> Iterator[Pack]:
        """Packs in the order in which a reference written in pack `home` is looked up: itself, then the others."""
        own = self.pack(home)
        if own:
            yield own
        yield from (p for p in self.packs if p.id != home)

    def resolve(self, text: str, kinds: Iterable[str], home: str) -> EntityRef | None:
        """Look a written reference up: `[pack/][kind:]id`, of one of `kinds`, written in pack `home`."""
        said = RefText.parse(text)
        wanted = (said.kind,) if said.kind else tuple(kinds)
        for pack in self.lookup_order(home):
            if said.pack in (None, pack.id):
                for kind in wanted:
                    if pack.get(kind, said.id):
                        return EntityRef(pack.id, kind, said.id)
        return None

    def visible(self, kind: str) -> dict[str, Entity]:
        """Entities of `kind` by id as the opened pack sees them; an override hides what it overrides."""
        found: dict[str, Entity] = {}
        for pack in reversed(self.packs):
            found.update(pack.of_kind(kind))
        return found
