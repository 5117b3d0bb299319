"""One picture of a whole board, for when so many hexes are visible that single ones cannot be told apart well."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from workbench.gui.board.field import FLAT, HexField
from workbench.gui.board.tiles import TileSet

#: Device pixels that the picture may hold (about 16 MB).
PIXELS = 4_000_000
#: The largest and the smallest zoom of the picture.
FINEST, COARSEST = 0.26, 0.04


class Overview:
    """A picture of all hexes, painted in bands of rows when needed, so that a long map never stops the window."""

    def __init__(self, field: HexField, tiles: TileSet) -> None:
        self.field, self.tiles = field, tiles
        width, height = field.geometry.bounds()
        fitting = math.sqrt(PIXELS / max(1.0, width * height))
        self.zoom = max(COARSEST, min(FINEST, fitting))
        self._pixmap: QPixmap | None = None
        self._stale: set[int] = set(range(field.geometry.height))

    @property
    def ready(self) -> bool:
        """Whether every row is painted."""
        return not self._stale

    def forget(self, rows: set[int]) -> None:
        """Paint these rows and their neighbours again when next needed."""
        last = self.field.geometry.height
        self._stale |= {near for row in rows for near in (row - 1, row, row + 1) if 0 <= near < last}

    def work(self, rows: int) -> bool:
        """Paint at most `rows` stale rows; return whether some are left."""
        if self._stale:
            self._paint_rows(sorted(self._stale)[:rows])
        return bool(self._stale)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the part of the picture that lies under `exposed` (scene units)."""
        self._paint_rows(sorted(self._stale))
        if self._pixmap is None:
            return
        source = QRectF(
            exposed.left() * self.zoom,
            exposed.top() * self.zoom,
            exposed.width() * self.zoom,
            exposed.height() * self.zoom,
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(exposed, self._pixmap, source)

    def _paint_rows(self, rows: list[int]) -> None:
        if not rows:
            return
        if self._pixmap is None:
            width, height = self.field.geometry.bounds()
            self._pixmap = QPixmap(math.ceil(width * self.zoom) + 2, math.ceil(height * self.zoom) + 2)
            self._pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._pixmap)
        for row in rows:
            self._paint_row(painter, row)
        painter.end()
        self._stale.difference_update(rows)

    def _paint_row(self, painter: QPainter, row: int) -> None:
        tiles, reliefs = self.tiles.at(self.zoom, 1.0)
        half_width, half_height = self.tiles.half_size(self.zoom)
        center, zoom, draw = self.field.geometry.center, self.zoom, painter.drawPixmap
        for column, planned in enumerate(self.field.plan(row)):
            if planned is None:
                continue
            x, y = center(column, row)
            left, top = round(x * zoom - half_width), round(y * zoom - half_height)
            key = planned[0] & ~15
            pixmap = tiles.get(key)
            if pixmap is None:
                pixmap = tiles[key] = self.tiles.tile(key, zoom, 1.0)
            draw(left, top, pixmap)
            for half in (0, 1):
                edges = planned[1 + half]
                if edges != FLAT:
                    edges += 343 * half
                    relief = reliefs.get(edges)
                    if relief is None:
                        relief = reliefs[edges] = self.tiles.relief(edges, zoom, 1.0)
                    draw(left, top, relief)
