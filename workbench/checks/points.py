"""What entities cost in an army, read where their schemas say (`x-points`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.checks.reading import dict_at, text_at, whole
from workbench.model.kind import Kind
from workbench.model.pack import PackSet
from workbench.model.pointer import value_at
from workbench.model.ref import EntityRef, RefText

#: The kind that `of` names when the schema does not say (`of_kind`).
OF_KIND = "species"


@dataclass(frozen=True, slots=True)
class PointsIndex:
    """Points by (kind, id), of the cards that state them and of what the cards name."""

    by_name: Mapping[tuple[str, str], int]

    @classmethod
    def build(cls, packs: PackSet, kinds: Mapping[str, Kind]) -> PointsIndex:
        """Read the visible entities of every kind whose schema carries `x-points`.

        Several cards may name one species: the one that bears its id speaks for it, else the first by id.
        """
        found: dict[tuple[str, str], int] = {}
        for kind in sorted(points_kinds(kinds)):
            marks = dict_at(kinds[kind].schema, "x-points")
            shown = packs.visible(kind)
            for name in sorted(shown):
                points = whole(_read(shown[name].data, text_at(marks, "points")))
                of = _read(shown[name].data, text_at(marks, "of"))
                if points is None:
                    continue
                found[kind, name] = points
                if isinstance(of, str):
                    target = (text_at(marks, "of_kind") or OF_KIND, RefText.parse(of).id)
                    if target not in found or name == target[1]:
                        found[target] = points
        return cls(found)

    def of(self, ref: EntityRef) -> int | None:
        """Return what an entity costs, or None when nothing says."""
        return self.by_name.get((ref.kind, ref.id))


def points_kinds(kinds: Mapping[str, Kind]) -> frozenset[str]:
    """Return the kinds whose entities state points."""
    return frozenset(name for name, kind in kinds.items() if "x-points" in kind.schema)


def _read(data: Any, pointer: str) -> Any:
    """Return the value at `pointer`, or None."""
    try:
        return value_at(data, pointer) if pointer else None
    except KeyError:
        return None
