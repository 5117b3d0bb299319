"""One gesture with a painting tool: what it has touched so far, its preview on the field, and the edit it becomes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from workbench.edits.base import Edit
from workbench.edits.paint_hexes import DIGITS, Paint, PaintHexes
from workbench.edits.set_value import SetValue
from workbench.edits.together import Together
from workbench.gui.board.field import NOTHING
from workbench.gui.board.geometry import Hex
from workbench.gui.map_editor.map_board import GAP, MapBoard
from workbench.gui.map_editor.shapes import alike, brush, rectangle, swept
from workbench.model.pointer import to_pointer
from workbench.model.ref import EntityRef


@dataclass(frozen=True)
class Colors:
    """What the side panel says: terrain id, level (0-35), brush size (1-3)."""

    terrain: str
    level: int
    size: int


class Stroke:
    """A gesture with the tool `tool` from press to release. Changes the field only; `edit` says what to push."""

    def __init__(self, board: MapBoard, tool: str, title: str, colors: Colors, start: Hex) -> None:
        self.board, self.tool, self.title, self.colors = board, tool, title, colors
        self.start = self.last = start
        self.code, self.code_is_new = board.code_for(colors.terrain) if colors.terrain else ("", True)
        self.cells: dict[Hex, Paint] = {}

    def begin(self) -> set[int]:
        """Touch the first hexes; return the rows to repaint."""
        if self.tool == "fill":
            return self._touch(alike(self.board.field, self.start))
        return self.extend(self.start)

    def extend(self, to: Hex) -> set[int]:
        """Go on to a hex; return the rows to repaint."""
        field, size = self.board.field, self.colors.size
        if self.tool == "fill":
            return set()
        if self.tool in ("line", "rectangle"):
            stale = self.cancel()
            inside = rectangle(field, self.start, to)
            return stale | self._touch(swept(field, self.start, to, size) if self.tool == "line" else inside)
        hexes = swept(field, self.last, to, size) if to != self.last else brush(field, to, size)
        self.last = to
        return self._touch(hexes)

    def cancel(self) -> set[int]:
        """Take the preview back; return the rows to repaint."""
        rows = {row for _, row in self.cells}
        self.board.refresh(rows)
        self.cells.clear()
        return rows

    def edit(self, ref: EntityRef) -> Edit | None:
        """Return the one edit that makes what is seen, or None when nothing was touched."""
        if not self.cells:
            return None
        steps: list[Edit] = []
        if self.code_is_new and any(code == self.code for code, _ in self.cells.values()):
            palette = {**self.board.palette, self.code: self.colors.terrain}
            missing = not isinstance(self.board.data.get("palette"), dict)
            steps.append(
                SetValue(ref, "/palette", palette)
                if missing
                else SetValue(ref, to_pointer(("palette", self.code)), self.colors.terrain)
            )
        steps += self._mended(ref)
        steps.append(PaintHexes(ref, dict(self.cells), self.title))
        return steps[0] if len(steps) == 1 else Together(self.title, tuple(steps))

    def _touch(self, hexes: Iterable[Hex]) -> set[int]:
        shown = {}
        for at in hexes:
            paint = self._paint(at) if at not in self.cells else None
            if paint is not None:
                self.cells[at] = paint
                shown[at] = self._shown(at, paint)
        self.board.field.set(shown)
        return {row for _, row in shown}

    def _paint(self, at: Hex) -> Paint | None:
        """What the tool does to a hex; None when nothing."""
        board, exists = self.board, self.board.field.has(at)
        level = board.level_said(at)
        if self.tool in ("raise", "lower"):
            wanted = level + (1 if self.tool == "raise" else -1)
            return (None, wanted) if exists and 0 <= wanted < len(DIGITS) else None
        if self.tool == "level":
            return (None, self.colors.level) if exists and level != self.colors.level else None
        if self.tool == "erase":
            return (GAP, None) if exists else None
        if not self.code or (board.code_at(at) == self.code and exists):
            return None
        return (self.code, None if exists else self.colors.level)

    def _shown(self, at: Hex, paint: Paint) -> tuple[int, int]:
        code, level = paint
        old = self.board.field.terrain[at[1]][at[0]]
        standing = self.board.object_at(at)
        if code == GAP:
            index = NOTHING
        elif code is None:
            index = old
        else:
            index = self.board.index_of(standing or self.colors.terrain)
        return index, self.board.level_said(at) if level is None else level

    def _mended(self, ref: EntityRef) -> list[Edit]:
        """Rows that are too short or missing, made as long as the board where the stroke needs it."""
        board, width = self.board, self.board.field.size[0]
        found: list[Edit] = []
        for key, rows, filler in (("terrain", board.rows, GAP), ("levels", board.heights, "0")):
            wanted = len(board.rows) if key == "levels" else 0
            last = max((row for _, row in self.cells), default=-1)
            longer = [*rows, *([""] * (max(wanted, last + 1) - len(rows)))]
            touched = {row for column, row in self.cells if column >= len(longer[row])}
            if touched or len(longer) != len(rows):
                fixed = [
                    row.ljust(width, filler) if n in touched or n >= len(rows) else row for n, row in enumerate(longer)
                ]
                found.append(SetValue(ref, f"/{key}", fixed))
        return found
