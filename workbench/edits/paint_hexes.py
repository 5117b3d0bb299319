"""Paint terrain and heights of a map of rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.edits.base import Applied, Edit, EditRefused
from workbench.edits.put_entities import PutEntities, entity_of
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

#: Digits of the rows of heights: 0 to 35 levels.
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

#: What to put on a hex: a palette character, and a height in levels; None leaves what is there.
Paint = tuple[str | None, int | None]


@dataclass(frozen=True)
class PaintHexes:
    """Put terrain and height on hexes, by [column, row] from 0, in the rows `terrain` and `levels` of a map.

    Edits of one `stroke` (not 0) are one step.
    """

    ref: EntityRef
    hexes: Mapping[tuple[int, int], Paint]
    title: str = "Paint"
    stroke: int = 0

    def apply(self, packs: PackSet) -> Applied:
        """Return the packs after the edit; refused for a hex off the map, a row too short, an odd code or height."""
        entity = entity_of(packs, self.ref)
        data = entity.data
        if not isinstance(data, dict) or not _is_rows(data.get("terrain")):
            raise EditRefused(f"`{self.ref}` has no rows of terrain to paint on")
        terrain = self._painted(data["terrain"], {at: code for at, (code, _) in self.hexes.items() if code is not None})
        heights = {at: self._digit(level) for at, (_, level) in self.hexes.items() if level is not None}
        new = {**data, "terrain": terrain}
        if heights:
            new["levels"] = self._painted(data.get("levels", ["0" * len(row) for row in terrain]), heights)
        return PutEntities(self.title, {self.ref: entity.with_data(new)}).apply(packs)

    def _digit(self, level: int) -> str:
        """Return the character of a height."""
        if not 0 <= level < len(DIGITS):
            raise EditRefused(f"height `{level}` is outside 0 to {len(DIGITS) - 1}")
        return DIGITS[level]

    def _painted(self, rows: Any, codes: Mapping[tuple[int, int], str]) -> list[str]:
        """Return the rows with the characters put in; each row that is touched is made once."""
        if not _is_rows(rows):
            raise EditRefused(f"`{self.ref}` has no rows to paint on")
        touched: dict[int, list[str]] = {}
        for (column, row), code in codes.items():
            if not 0 <= row < len(rows) or not 0 <= column < len(rows[row]):
                raise EditRefused(f"hex [{column}, {row}] is off the map `{self.ref}`")
            if len(code) != 1:
                raise EditRefused(f"`{code}` is no terrain code: one character is")
            touched.setdefault(row, list(rows[row]))[column] = code
        return ["".join(touched[at]) if at in touched else row for at, row in enumerate(rows)]

    def absorb(self, later: Edit) -> Edit | None:
        """A stroke of the brush is one step."""
        if isinstance(later, PaintHexes) and self.stroke and (later.ref, later.stroke) == (self.ref, self.stroke):
            merged = dict(self.hexes)
            for at, (code, level) in later.hexes.items():
                old = merged.get(at, (None, None))
                merged[at] = (old[0] if code is None else code, old[1] if level is None else level)
            return PaintHexes(self.ref, merged, self.title, self.stroke)
        return None


def _is_rows(rows: Any) -> bool:
    """True for a list of texts."""
    return isinstance(rows, list) and all(isinstance(row, str) for row in rows)
