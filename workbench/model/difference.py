"""Which entities differ between two sets of packs."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST, Pack, PackSet
from workbench.model.ref import EntityRef
from workbench.model.same import same


def difference(before: PackSet, after: PackSet) -> frozenset[EntityRef]:
    """Return the refs of entities that appeared, went, or are not the same object; manifests as refs of kind `pack`.

    Both sets hold the same packs. What an edit did not touch is the same object on both sides, so that this costs the
    size of the kinds that changed and not of the pack.
    """
    found: set[EntityRef] = set()
    for new in after.packs:
        old = before.pack(new.id)
        if old is not new:
            found.update(_in_pack(old or Pack(new.id, None), new))
    return frozenset(found)


def difference_in_data(before: PackSet, after: PackSet) -> frozenset[EntityRef]:
    """Return the refs of `difference` whose entities do not say the same, to the last digit."""
    return frozenset(ref for ref in difference(before, after) if not _alike(before.get(ref), after.get(ref)))


def _alike(old: Entity | None, new: Entity | None) -> bool:
    """True when both are absent, or say the same."""
    return old is new or bool(old and new and same(old.data, new.data))


def _in_pack(old: Pack, new: Pack) -> Iterator[EntityRef]:
    """Yield what differs in one pack."""
    if old.manifest is not new.manifest:
        yield EntityRef(new.id, MANIFEST, new.id)
    for kind in old.entities.keys() | new.entities.keys():
        left, right = old.of_kind(kind), new.of_kind(kind)
        if left is not right:
            for name in left.keys() | right.keys():
                if left.get(name) is not right.get(name):
                    yield EntityRef(new.id, kind, name)
