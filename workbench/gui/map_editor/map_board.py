"""A map's JSON as a field of hexes, however odd it is, and what a change of it means for the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from workbench.edits.paint_hexes import DIGITS
from workbench.gui.board.field import NOTHING, UNKNOWN, HexField
from workbench.gui.board.geometry import Hex
from workbench.gui.board.look import Look

#: The character of no hex.
GAP = "."
#: Characters for new palette entries, in the order in which they are taken.
CODES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-:;<=>?@[]^_{|}"
#: The largest board that is shown, in columns or rows.
MOST = 1000
#: Finds how a terrain looks, by its id; None when there is no such terrain.
FindLook = Callable[[str], Look | None]


class MapBoard:
    """The hexes of one map. `field` is what is painted; objects on hexes (trees) show in place of the ground."""

    def __init__(self, data: Any, find: FindLook) -> None:
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self._find = find
        self._indexes: dict[str, int] = {}
        self._looks: list[Look] = []
        self._objects = self._read_objects()
        self.palette = _texts(self.data.get("palette"))
        self.rows, self.heights = _rows(self.data.get("terrain")), _rows(self.data.get("levels"))
        width, height = self._extent()
        terrain = [[self._index((column, row)) for column in range(width)] for row in range(height)]
        level = [[self.level_said((column, row)) for column in range(width)] for row in range(height)]
        layout = self.data.get("layout")
        self.field = HexField(layout if isinstance(layout, str) else "odd_r", self._looks, terrain, level)
        self._looks = self.field.looks

    def update(self, data: Any) -> set[int] | None:
        """Take newer data; return the rows whose hexes changed, or None when the board must be made anew."""
        if not isinstance(data, dict) or any(
            data.get(key) != self.data.get(key) for key in ("layout", "width", "height", "palette")
        ):
            return None
        rows, heights = _rows(data.get("terrain")), _rows(data.get("levels"))
        if len(rows) != len(self.rows) or len(heights) != len(self.heights):
            return None
        changed = {n for n, row in enumerate(rows) if row != self.rows[n]}
        changed |= {n for n, row in enumerate(heights) if row != self.heights[n]}
        before, self.data = self._objects, data
        self.rows, self.heights, self._objects = rows, heights, self._read_objects()
        differing = {at for at, _ in before.items() ^ self._objects.items()}
        changed = {n for n in changed | {row for _, row in differing} if n < self.field.size[1]}
        self.refresh(changed)
        return changed

    def refresh(self, rows: set[int]) -> None:
        """Put what the data says on these rows of the field, undoing previews."""
        width = self.field.size[0]
        cells = {(c, r): (self._index((c, r)), self.level_said((c, r))) for r in rows for c in range(width)}
        self.field.set(cells)

    def terrain_said(self, at: Hex) -> str | None:
        """Return the terrain id that the map says for a hex; None for no hex or an unknown character."""
        return self.palette.get(self.code_at(at))

    def code_at(self, at: Hex) -> str:
        """Return the character of a hex; '' beyond the end of a row."""
        row = self.rows[at[1]] if 0 <= at[1] < len(self.rows) else ""
        return row[at[0]] if 0 <= at[0] < len(row) else ""

    def level_said(self, at: Hex) -> int:
        """Return the level that the map says for a hex; 0 where it says none."""
        row = self.heights[at[1]] if 0 <= at[1] < len(self.heights) else ""
        return max(0, DIGITS.find(row[at[0]])) if 0 <= at[0] < len(row) else 0

    def object_at(self, at: Hex) -> str | None:
        """Return the terrain id of the object that stands on a hex."""
        return self._objects.get(at)

    def index_of(self, terrain: str) -> int:
        """Return the index of a terrain's look in the field, UNKNOWN when there is no such terrain."""
        if terrain not in self._indexes:
            look = self._find(terrain)
            self._indexes[terrain] = UNKNOWN if look is None else len(self._looks)
            if look is not None:
                self._looks.append(look)
        return self._indexes[terrain]

    def code_for(self, terrain: str) -> tuple[str, bool]:
        """Return the palette character of a terrain and whether it is a new one; ('', True) when none is free."""
        for code, said in self.palette.items():
            if said == terrain:
                return code, False
        wishes = [*terrain[:1], *terrain[:1].upper(), *CODES]
        return next((code for code in wishes if code in CODES and code not in self.palette), ""), True

    def _index(self, at: Hex) -> int:
        code = self.code_at(at)
        if code == GAP:
            return NOTHING
        standing = self._objects.get(at)
        if standing is not None and code in self.palette:
            return self.index_of(standing)
        terrain = self.palette.get(code)
        return UNKNOWN if terrain is None else self.index_of(terrain)

    def _read_objects(self) -> dict[Hex, str]:
        found = {}
        said = self.data.get("obstacles")
        for each in said if isinstance(said, list) else ():
            at = hex_said(each.get("at")) if isinstance(each, dict) else None
            if at is not None and isinstance(each.get("object"), str):
                found[at] = each["object"].rpartition("/")[2].rpartition(":")[2]
        return found

    def _extent(self) -> tuple[int, int]:
        width, height = _size(self.data.get("width")), _size(self.data.get("height"))
        return (
            min(MOST, max([width, *(len(row) for row in self.rows)])),
            min(MOST, max(height, len(self.rows))),
        )


def hex_said(value: Any) -> Hex | None:
    """Return `[column, row]` as a pair, or None when it is something else."""
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        return value[0], value[1]
    return None


def _rows(value: Any) -> list[str]:
    return [row if isinstance(row, str) else "" for row in value] if isinstance(value, list) else []


def _texts(value: Any) -> dict[str, str]:
    return {k: v for k, v in value.items() if isinstance(v, str)} if isinstance(value, Mapping) else {}


def _size(value: Any) -> int:
    return value if type(value) is int and value > 0 else 0
