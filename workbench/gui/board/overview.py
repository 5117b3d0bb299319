"""One picture of a whole board, for when so many hexes are visible that single ones cannot be told apart well."""

from __future__ import annotations

import math
import sys

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from workbench.gui.board.field import NOTHING, HexField
from workbench.gui.board.ink import dim_of, lift_of
from workbench.gui.board.masters import ground_color
from workbench.gui.board.relief import FLAT
from workbench.gui.board.tiles import TileSet

#: Device pixels that the picture may hold (about 16 MB).
PIXELS = 4_000_000
#: The largest and the smallest zoom of the picture.
FINEST, COARSEST = 0.26, 0.04
#: A pixel of nothing.
CLEAR = bytes(4)
#: So many stale rows are painted at once; more wait for idle moments, and a sketch stands in for them.
AT_ONCE = 12


class Overview:
    """A picture of all hexes. What is not painted yet shows as a sketch of flat colours, which costs little."""

    def __init__(self, field: HexField, tiles: TileSet) -> None:
        self.field, self.tiles = field, tiles
        width, height = field.geometry.bounds()
        fitting = math.sqrt(PIXELS / max(1.0, width * height))
        self.zoom = max(COARSEST, min(FINEST, fitting))
        self._pixmap: QPixmap | None = None
        self._sketch: QPixmap | None = None
        self._stale: set[int] = set(range(field.geometry.height))
        self._painted: set[int] = set()

    @property
    def ready(self) -> bool:
        """Whether every row is painted."""
        return not self._stale

    def forget(self, rows: set[int]) -> None:
        """Paint these rows and their neighbours again when next needed."""
        last = self.field.geometry.height
        self._stale |= {near for row in rows for near in (row - 1, row, row + 1) if 0 <= near < last}
        self._sketch = None
        if len(self._stale) > AT_ONCE:
            self._pixmap = None
            self._stale = set(range(last))

    def work(self, rows: int) -> bool:
        """Paint at most `rows` stale rows; return whether some are left."""
        if self._stale:
            self._paint_rows(sorted(self._stale)[:rows])
        return bool(self._stale)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the part of the picture that lies under `exposed` (scene units)."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if len(self._stale) <= AT_ONCE:
            self._paint_rows(sorted(self._stale))
        else:
            self._paint_sketch(painter, exposed)
        if self._pixmap is not None:
            whole = QRectF(0, 0, self._pixmap.width() / self.zoom, self._pixmap.height() / self.zoom)
            part = exposed.intersected(whole)
            zoom = self.zoom
            source = QRectF(part.left() * zoom, part.top() * zoom, part.width() * zoom, part.height() * zoom)
            painter.drawPixmap(part, self._pixmap, source)

    def _paint_rows(self, rows: list[int]) -> None:
        if not rows:
            return
        if self._pixmap is None:
            width, height = self.field.geometry.bounds()
            self._pixmap = QPixmap(math.ceil(width * self.zoom) + 2, math.ceil(height * self.zoom) + 2)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            self._painted.clear()
        painter = QPainter(self._pixmap)
        for row in rows:
            self._paint_row(painter, row)
        painter.end()
        self._stale.difference_update(rows)
        self._painted.update(rows)

    def _paint_row(self, painter: QPainter, row: int) -> None:
        tiles, reliefs = self.tiles.at(self.zoom, 1.0)
        half_width, half_height = self.tiles.half_size(self.zoom)
        center, zoom, draw = self.field.geometry.center, self.zoom, painter.drawPixmap
        for column, planned in enumerate(self.field.plan(row)):
            if planned is None:
                if row in self._painted:
                    self._clear(painter, column, row)
                continue
            x, y = center(column, row)
            left, top = round(x * zoom - half_width), round(y * zoom - half_height)
            key = planned[0] & ~15
            pixmap = tiles.get(key)
            if pixmap is None:
                pixmap = tiles[key] = self.tiles.tile(key, zoom, 1.0)
            draw(left, top, pixmap)
            for edges in (planned[1], planned[2] + 343):
                if edges % 343 != FLAT:
                    relief = reliefs.get(edges)
                    if relief is None:
                        relief = reliefs[edges] = self.tiles.relief(edges, zoom, 1.0)
                    draw(left, top, relief)

    def _clear(self, painter: QPainter, column: int, row: int) -> None:
        """Take away what was painted where there is no hex now."""
        x, y = self.field.geometry.center(column, row)
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.scale(self.zoom, self.zoom)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawPolygon(self.tiles.polygon.translated(x, y))
        painter.restore()

    def _paint_sketch(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the sketch: two pixels a hex, those of shifted rows (or columns) moved by one."""
        if self._sketch is None:
            self._sketch = QPixmap.fromImage(self._sketched())
        width, height = self.field.geometry.bounds()
        across, down = self._sketch.width() / max(width, 1.0), self._sketch.height() / max(height, 1.0)
        part = exposed.intersected(QRectF(0, 0, width, height))
        source = QRectF(part.left() * across, part.top() * down, part.width() * across, part.height() * down)
        painter.drawPixmap(part, self._sketch, source)

    def _sketched(self) -> QImage:
        geometry = self.field.geometry
        rows = self._colors()
        if geometry.pointy:
            lines = [
                (CLEAR if r & 1 == geometry.shifted else b"")
                + b"".join(c + c for c in row)
                + (b"" if r & 1 == geometry.shifted else CLEAR)
                for r, row in enumerate(rows)
            ]
            width, height = 2 * geometry.width + 1, geometry.height
        else:
            width, height = geometry.width, 2 * geometry.height + 1
            shift = [1 if c & 1 == geometry.shifted else 0 for c in range(width)]
            padded = [*rows, [CLEAR] * width]
            # A column that is not moved ends a pixel early, one that is begins a pixel late: both are clear there.
            lines = [b"".join(padded[(y - s) // 2][c] for c, s in enumerate(shift)) for y in range(height)]
        # Qt does not own the bytes: copy before they go.
        return QImage(b"".join(lines), width, height, 4 * width, QImage.Format.Format_ARGB32).copy()

    def _colors(self) -> list[list[bytes]]:
        """Return the colour of every hex as the four bytes of a pixel."""
        pairs = [list(zip(t, v, strict=True)) for t, v in zip(self.field.terrain, self.field.level, strict=True)]
        table = {pair: self._color(*pair) for pair in set().union(*pairs)}
        return [[table[pair] for pair in row] for row in pairs]

    def _color(self, terrain: int, level: int) -> bytes:
        if terrain == NOTHING:
            return CLEAR
        palette = self.tiles.palette
        if terrain >= len(self.field.looks):
            color = QColor(palette.error)
        else:
            dim, lift = dim_of(palette), lift_of(level)
            ground = ground_color(self.field.looks[terrain], dim)
            parts = (round(c + (255 * dim - c) * lift) for c in (ground.red(), ground.green(), ground.blue()))
            color = QColor(*(max(0, min(255, part)) for part in parts))
        return color.rgba().to_bytes(4, sys.byteorder)
