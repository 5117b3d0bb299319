"""Makes the Snapshot of a scenario: the bytes of every entity that it reaches by references."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from workbench.engine.snapshot import Snapshot
from workbench.model.entity import Entity
from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.pointer import changed_at, value_at
from workbench.model.ref import EntityRef

#: Writes an entity's data in canonical form: (data, kind) -> text.
Canonical = Callable[[Any, str], str]
#: References that are not followed: a map's exits would bring a whole region into one battle.
NOT_FOLLOWED = frozenset({("map", "map")})


def make_snapshot(
    packs: PackSet,
    kinds: Mapping[str, Kind],
    scenario: EntityRef,
    canonical: Canonical,
    not_followed: frozenset[tuple[str, str]] = NOT_FOLLOWED,
) -> Snapshot:
    """Return what `scenario` reaches by references, itself included, as the opened pack sees it.

    A card belongs to the species that it names (`x-points` of its kind says where) and comes with it. Entities that
    are missing are passed over: checks report them. `not_followed` pairs (from kind, to kind) are left alone.
    References lose the pack in front of them: in a snapshot there is one entity of a kind and id.
    """
    owned = _belongings(packs, kinds)
    found: dict[str, bytes] = {}
    waiting = [scenario]
    while waiting:
        entity = packs.get(waiting.pop())
        if entity is None or str(entity.ref) in found:
            continue
        found[str(entity.ref)] = canonical(_plain(packs, kinds, entity), entity.ref.kind).encode()
        waiting += _reached(packs, kinds, entity, not_followed)
        waiting += owned.get(entity.ref, ())
    return _snapshot(packs, scenario.id, found)


def make_content(packs: PackSet, kinds: Mapping[str, Kind], canonical: Canonical) -> Snapshot:
    """Return every entity of the packs, as the opened one sees them; no scenario is named."""
    found = {
        str(entity.ref): canonical(_plain(packs, kinds, entity), entity.ref.kind).encode()
        for pack in reversed(packs.packs)
        for entity in pack.all()
        if entity.ref.kind != MANIFEST
    }
    return _snapshot(packs, "", found)


def _snapshot(packs: PackSet, scenario: str, found: Mapping[str, bytes]) -> Snapshot:
    opened = packs.opened
    manifest = opened.manifest if isinstance(opened.manifest, dict) else {}
    return Snapshot(
        ruleset=str(manifest.get("ruleset", "")),
        scenario=scenario,
        entities={key: found[key] for key in sorted(found)},
        pack=opened.id,
        pack_version=str(manifest.get("version", "")),
    )


def _plain(packs: PackSet, kinds: Mapping[str, Kind], entity: Entity) -> Any:
    """Return an entity's data with `pack/` taken off every reference that finds what it names."""
    kind, data = kinds.get(entity.ref.kind), entity.data
    for reference in kind.references(data) if kind else ():
        pack, slash, rest = reference.text.partition("/")
        if pack and slash and packs.resolve(reference.text, reference.kinds, entity.ref.pack):
            data = _saying(data, reference.pointer, rest)
    return data


def _saying(data: Any, pointer: str, text: str) -> Any:
    return changed_at(data, pointer, lambda _: text)


def _reached(
    packs: PackSet, kinds: Mapping[str, Kind], entity: Entity, not_followed: frozenset[tuple[str, str]]
) -> Iterator[EntityRef]:
    """Yield what an entity refers to."""
    kind = kinds.get(entity.ref.kind)
    for reference in kind.references(entity.data) if kind else ():
        named = packs.resolve(reference.text, reference.kinds, entity.ref.pack)
        if named and (entity.ref.kind, named.kind) not in not_followed:
            yield named


def _belongings(packs: PackSet, kinds: Mapping[str, Kind]) -> dict[EntityRef, list[EntityRef]]:
    """Return, by entity, those that name it as what they are the card of."""
    owned: dict[EntityRef, list[EntityRef]] = {}
    for kind in kinds.values():
        pointer = (kind.schema.get("x-points") or {}).get("of")
        if not pointer:
            continue
        for entity in packs.visible(kind.name).values():
            owner = _named_at(packs, kind, entity, pointer)
            if owner:
                owned.setdefault(owner, []).append(entity.ref)
    return owned


def _named_at(packs: PackSet, kind: Kind, entity: Entity, pointer: str) -> EntityRef | None:
    """Return the entity that the reference at `pointer` names."""
    try:
        text = value_at(entity.data, pointer)
    except KeyError:
        return None
    at = next((r for r in kind.references(entity.data) if r.pointer == pointer), None)
    return packs.resolve(text, at.kinds, entity.ref.pack) if at and isinstance(text, str) else None
