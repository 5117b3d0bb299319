"""Makes the Snapshot of a scenario: the bytes of every entity that it reaches by references."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from workbench.engine.snapshot import Snapshot
from workbench.model.entity import Entity
from workbench.model.kind import Kind, Reference
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.pointer import changed_at, found_at
from workbench.model.ref import EntityRef, RefText

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
    References lose the pack in front of them, and find what `_View` says.
    """
    view = _View(packs, kinds)
    owned = _belongings(view)
    found: dict[str, bytes] = {}
    waiting = [scenario]
    while waiting:
        entity = packs.get(waiting.pop())
        if entity is None or view.key(entity.ref) in found:
            continue
        found[view.key(entity.ref)] = canonical(view.plain(entity), entity.ref.kind).encode()
        waiting += [ref for ref in view.named(entity) if (entity.ref.kind, ref.kind) not in not_followed]
        waiting += owned.get(entity.ref, ())
    return _snapshot(packs, scenario.id, found)


def make_content(packs: PackSet, kinds: Mapping[str, Kind], canonical: Canonical) -> Snapshot:
    """Return every entity of the packs, as the opened one sees them; no scenario is named."""
    view = _View(packs, kinds)
    found = {
        view.key(entity.ref): canonical(view.plain(entity), entity.ref.kind).encode()
        for pack in packs.packs
        for entity in pack.all()
        if entity.ref.kind != MANIFEST and view.is_seen(entity.ref)
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


class _View:
    """What the opened pack sees, one entity of a kind and id: its own override what it requires, as a whole.

    A reference means the override, in whichever pack it is written, unless it names a pack. What is overridden and
    named with its pack all the same stands in a snapshot as `id__pack`.
    """

    def __init__(self, packs: PackSet, kinds: Mapping[str, Kind]) -> None:
        self.packs, self.kinds = packs, kinds
        self._visible: dict[str, dict[str, Entity]] = {}

    def _seen(self, ref: EntityRef) -> EntityRef:
        """Return the entity that overrides `ref`, or itself."""
        if ref.kind not in self._visible:
            self._visible[ref.kind] = self.packs.visible(ref.kind)
        found = self._visible[ref.kind].get(ref.id)
        return found.ref if found else ref

    def is_seen(self, ref: EntityRef) -> bool:
        """Return whether nothing overrides an entity."""
        return self._seen(ref) == ref

    def key(self, ref: EntityRef) -> str:
        """Return `kind:id` of an entity in a snapshot."""
        return str(ref) if self.is_seen(ref) else f"{ref}__{ref.pack}"

    def meant(self, said: Reference, home: str) -> EntityRef | None:
        """Return what a reference written in pack `home` means."""
        found = self.packs.resolve(said.text, said.kinds, home)
        return found if found is None or RefText.parse(said.text).pack else self._seen(found)

    def named(self, entity: Entity) -> Iterator[EntityRef]:
        """Yield what an entity refers to."""
        return (ref for said in self._said(entity) if (ref := self.meant(said, entity.ref.pack)))

    def plain(self, entity: Entity) -> Any:
        """Return an entity's data with no pack in its references."""
        data = entity.data
        for said in self._said(entity):
            ref = self.meant(said, entity.ref.pack) if "/" in said.text else None
            if ref is not None:
                name = self.key(ref)
                data = _saying(data, said.pointer, name if ":" in said.text else name.partition(":")[2])
        if self.is_seen(entity.ref) or not isinstance(data, dict):
            return data
        return {**data, "id": self.key(entity.ref).partition(":")[2]}

    def _said(self, entity: Entity) -> Iterable[Reference]:
        kind = self.kinds.get(entity.ref.kind)
        return kind.references(entity.data) if kind else ()


def _saying(data: Any, pointer: str, text: str) -> Any:
    return changed_at(data, pointer, lambda _: text)


def _belongings(view: _View) -> dict[EntityRef, list[EntityRef]]:
    """Return, by entity, those that name it as what they are the card of."""
    owned: dict[EntityRef, list[EntityRef]] = {}
    for kind in view.kinds.values():
        pointer = (kind.schema.get("x-points") or {}).get("of")
        if not pointer:
            continue
        for entity in view.packs.visible(kind.name).values():
            owner = _named_at(view, kind, entity, pointer)
            if owner:
                owned.setdefault(owner, []).append(entity.ref)
    return owned


def _named_at(view: _View, kind: Kind, entity: Entity, pointer: str) -> EntityRef | None:
    """Return the entity that the reference at `pointer` names."""
    text = found_at(entity.data, pointer)
    at = next((r for r in kind.references(entity.data) if r.pointer == pointer), None)
    return view.meant(at, entity.ref.pack) if at and isinstance(text, str) else None
