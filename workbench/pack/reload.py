"""Take in what other programs changed on disk, and keep what is not saved here."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.model.difference import difference
from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef
from workbench.model.same import same
from workbench.pack.open import Opened


@dataclass(frozen=True, slots=True)
class Reloaded:
    """Packs with what others changed and what is not saved here.

    `outside` names what others changed. Where both sides changed one entity differently it is named in `both` and ours
    is kept: to save it, name it in `overwrite`; to take theirs, put `theirs.packs.get(ref)` in its place.
    """

    packs: PackSet
    theirs: Opened
    outside: frozenset[EntityRef]
    both: frozenset[EntityRef]


def reloaded(before: Opened, ours: PackSet, theirs: Opened) -> Reloaded:
    """Join the packs as edited here (`ours`, begun from `before`) with the disk as it is now (`theirs`).

    An entity whose file can no longer be read counts as not changed there: half-written files come right, and ours is
    never lost to them.
    """
    unread = frozenset(ref for pack in theirs.packs.packs for ref in pack.unread)
    edited = _differing(before.packs, ours)
    outside = _differing(before.packs, theirs.packs) - unread
    both = frozenset(ref for ref in edited & outside if not _alike(ours.get(ref), theirs.packs.get(ref)))
    there = {pack.id for pack in theirs.packs.packs}
    kept = {ref: ours.get(ref) for ref in edited | (unread & _all(ours)) if ref.pack in there}
    return Reloaded(theirs.packs.with_changes(kept), theirs, outside, both)


def taken_in(found: Reloaded, ours: PackSet) -> tuple[PackSet, dict[EntityRef, Entity | None]]:
    """Return the packs as read again but with our data, and the changes of others that clash with nothing of ours.

    So that taking these in is an edit like any other, which undo takes back. What others changed in packs that cannot
    be written here is in the packs already.
    """
    theirs = found.theirs.packs
    mine = {pack.id for pack in theirs.packs if not pack.read_only}
    kept = {ref: ours.get(ref) for ref in difference(theirs, ours) if ref.pack in mine}
    base = theirs.with_changes(kept)
    taken = {ref: theirs.get(ref) for ref in found.outside - found.both if ref.pack in mine}
    return base, {ref: entity for ref, entity in taken.items() if not _alike(base.get(ref), entity)}


def _differing(before: PackSet, after: PackSet) -> frozenset[EntityRef]:
    """Return the refs whose data differ."""
    candidates = difference(before, after)
    return frozenset(ref for ref in candidates if not _alike(before.get(ref), after.get(ref)))


def _alike(a: Entity | None, b: Entity | None) -> bool:
    """True when both say the same, or neither is there."""
    return a is b or (a is not None and b is not None and same(a.data, b.data))


def _all(packs: PackSet) -> frozenset[EntityRef]:
    """Return the refs of every entity."""
    return frozenset(entity.ref for pack in packs.packs for entity in pack.all())
