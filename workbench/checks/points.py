"""What entities cost in an army, read where their schemas say (`x-points`). Immutable."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from workbench.checks.reading import dict_at, text_at, whole
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.pointer import found_at
from workbench.model.ref import EntityRef, RefText

#: The kind that `of` names when the schema does not say (`of_kind`).
OF_KIND = "species"
#: Kind and id.
Name = tuple[str, str]


@dataclass(frozen=True, slots=True)
class PointsIndex:
    """`stated`: points by the card that states them, with what the card names; `cards`: the cards that name it."""

    stated: Mapping[Name, tuple[int, Name | None]]
    cards: Mapping[Name, frozenset[Name]]

    @classmethod
    def build(cls, packs: PackSet, kinds: Mapping[str, Kind]) -> PointsIndex:
        """Read the visible entities of every kind whose schema carries `x-points`."""
        names = [(kind, name) for kind in points_kinds(kinds) for pack in packs.packs for name in pack.of_kind(kind)]
        return cls({}, {})._with(packs, kinds, names)

    def updated(self, packs: PackSet, kinds: Mapping[str, Kind], changed: Iterable[EntityRef]) -> PointsIndex:
        """Return the index after entities changed, appeared or went."""
        mine = points_kinds(kinds)
        names = [(ref.kind, ref.id) for ref in changed if ref.kind in mine]
        return self._with(packs, kinds, names) if names else self

    def of(self, ref: EntityRef) -> int | None:
        """Return what an entity costs, or None when nothing says.

        Several cards may name one species: the one that bears its id speaks for it, else the first by id.
        """
        name = (ref.kind, ref.id)
        if name in self.stated:
            return self.stated[name][0]
        cards = sorted(self.cards.get(name, ()), key=lambda card: (card[1] != ref.id, card))
        return self.stated[cards[0]][0] if cards else None

    def _with(self, packs: PackSet, kinds: Mapping[str, Kind], names: Iterable[Name]) -> PointsIndex:
        stated, cards = dict(self.stated), dict(self.cards)
        for name in names:
            old = stated.pop(name, None)
            if old and old[1]:
                cards[old[1]] = cards[old[1]] - {name}
            new = _stated(packs, kinds, name)
            if new:
                stated[name] = new
                if new[1]:
                    cards[new[1]] = cards.get(new[1], frozenset()) | {name}
        return PointsIndex(stated, cards)


def points_kinds(kinds: Mapping[str, Kind]) -> frozenset[str]:
    """Return the kinds whose entities state points."""
    return frozenset(name for name, kind in kinds.items() if "x-points" in kind.schema)


def _stated(packs: PackSet, kinds: Mapping[str, Kind], name: Name) -> tuple[int, Name | None] | None:
    """Return the points that the visible entity of that name states, and what it states them of."""
    entity = next((entity for pack in packs.packs if (entity := pack.get(*name))), None)
    marks = dict_at(kinds[name[0]].schema, "x-points")
    points = whole(found_at(entity.data, text_at(marks, "points"))) if entity else None
    if entity is None or points is None:
        return None
    of = found_at(entity.data, text_at(marks, "of"))
    target = (text_at(marks, "of_kind") or OF_KIND, RefText.parse(of).id) if isinstance(of, str) else None
    return points, target
