"""Who refers to whom: every reference of every pack, forward and by the id that it says. Immutable."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from workbench.model.entity import Entity
from workbench.model.kind import Kind, Reference
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef, RefText


@dataclass(frozen=True, slots=True)
class ReferenceIndex:
    """References by the entity that writes them, and entities by the bare ids that they write.

    An id says too much (other kinds and packs share it), never too little: what could be meant is found by it in
    one step, before and after the entity of that id exists.
    """

    written: Mapping[EntityRef, tuple[Reference, ...]]
    sayers: Mapping[str, frozenset[EntityRef]]

    @classmethod
    def build(cls, packs: PackSet, kinds: Mapping[str, Kind]) -> ReferenceIndex:
        """Read every entity of every pack."""
        written: dict[EntityRef, tuple[Reference, ...]] = {}
        sayers: dict[str, set[EntityRef]] = {}
        for pack in packs.packs:
            for entity in (pack.described, *pack.all()):
                found = _references(kinds, entity)
                if found:
                    written[entity.ref] = found
                    for name in ids_in(found):
                        sayers.setdefault(name, set()).add(entity.ref)
        return cls(written, {name: frozenset(refs) for name, refs in sayers.items()})

    def updated(self, packs: PackSet, kinds: Mapping[str, Kind], changed: Iterable[EntityRef]) -> ReferenceIndex:
        """Return the index after the entities `changed` changed, appeared or went."""
        written = dict(self.written)
        sayers = dict(self.sayers)
        for ref in changed:
            entity = packs.get(ref)
            old = ids_in(written.pop(ref, ()))
            found = _references(kinds, entity) if entity else ()
            if found:
                written[ref] = found
            new = ids_in(found)
            for name in new - old:
                sayers[name] = sayers.get(name, frozenset()) | {ref}
            for name in old - new:
                sayers[name] = sayers[name] - {ref}
        return ReferenceIndex(written, sayers)

    def of(self, ref: EntityRef) -> tuple[Reference, ...]:
        """Return the references that an entity writes."""
        return self.written.get(ref, ())

    def saying(self, name: str) -> frozenset[EntityRef]:
        """Return the entities that write the bare id `name` in any reference."""
        return self.sayers.get(name, frozenset())

    def usages(self, packs: PackSet, ref: EntityRef) -> Iterator[tuple[EntityRef, Reference]]:
        """Yield each reference that means `ref`, with the entity that writes it, sorted."""
        for sayer in sorted(self.saying(ref.id)):
            for said in self.of(sayer):
                if RefText.parse(said.text).id == ref.id and packs.resolve(said.text, said.kinds, sayer.pack) == ref:
                    yield sayer, said


def ids_in(references: Iterable[Reference]) -> frozenset[str]:
    """Return the bare ids that references write."""
    return frozenset(
        RefText.parse(said.text).id if ":" in said.text or "/" in said.text else said.text for said in references
    )


def _references(kinds: Mapping[str, Kind], entity: Entity) -> tuple[Reference, ...]:
    """Return what an entity refers to, each place once; nothing when its kind is not known."""
    kind = kinds.get(entity.ref.kind)
    return tuple(dict.fromkeys(kind.references(entity.data))) if kind else ()
