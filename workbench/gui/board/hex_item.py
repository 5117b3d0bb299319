"""The one item that paints all hexes of a board: only those exposed, from pixmaps, in device pixels."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.gui.board.field import HexField
from workbench.gui.board.labels import LabelInk
from workbench.gui.board.overview import Overview
from workbench.gui.board.relief import FLAT
from workbench.gui.board.tiles import TileSet
from workbench.gui.palette import Palette

#: First and last column, first and last row.
Window = tuple[int, int, int, int]
#: More visible hexes than this are painted as one picture.
MANY = 3000
#: Variants of terrains are told apart from this zoom on.
FINE = 0.5
#: Text on hexes appears from this zoom on.
READABLE = 0.8
#: Room around the board, in scene units.
MARGIN = 14.0


class HexItem(QGraphicsItem):
    """Paints a HexField. `relief`, `levels` and `coordinates` switch what is shown besides the terrain."""

    def __init__(self, field: HexField, palette: Palette) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.relief, self.levels, self.coordinates = True, False, False
        self.show_field(field, palette)

    def show_field(self, field: HexField, palette: Palette, grid: bool = True) -> None:
        """Paint another board, or the same in another theme or without grid lines."""
        self.prepareGeometryChange()
        self.field, self.palette = field, palette
        self.tiles = TileSet(field.looks, field.geometry, palette, grid)
        self.overview = Overview(field, self.tiles)
        self._labels = LabelInk()
        self.update()

    def hexes_changed(self, rows: set[int]) -> None:
        """Repaint rows whose hexes changed; the field already knows."""
        self.overview.forget(rows)
        if rows:
            _, step = self.field.geometry.center(0, 1)
            top, bottom = (min(rows) - 2) * step / 1.5, (max(rows) + 3) * step
            self.update(QRectF(self.boundingRect().left(), top, self.boundingRect().width(), bottom - top))

    def boundingRect(self) -> QRectF:
        """The board with a margin, in scene units."""
        width, height = self.field.geometry.bounds()
        return QRectF(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what is exposed."""
        exposed = option.exposedRect
        window = self.field.geometry.window(exposed.left(), exposed.top(), exposed.right(), exposed.bottom())
        first_column, last_column, first_row, last_row = window
        transform = painter.worldTransform()
        if (last_row - first_row) * (last_column - first_column) > MANY:
            self.overview.paint(painter, exposed)
            return
        ratio = painter.device().devicePixelRatio() if painter.device() else 1.0
        painter.save()
        painter.resetTransform()
        self._paint_tiles(painter, transform, window, ratio)
        if transform.m11() >= READABLE and (self.levels or self.coordinates):
            self._paint_labels(painter, transform, window)
        painter.restore()

    def paint_whole(self, painter: QPainter) -> None:
        """Paint every hex in full, however many there are: for a picture."""
        width, height = self.field.size
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        painter.save()
        painter.resetTransform()
        self._paint_tiles(painter, transform, (0, width - 1, 0, height - 1), ratio)
        painter.restore()

    def _paint_tiles(self, painter: QPainter, to_device: QTransform, window: Window, ratio: float) -> None:
        zoom, dx, dy = to_device.m11(), to_device.dx(), to_device.dy()
        tiles, reliefs = self.tiles.at(zoom, ratio)
        half_width, half_height = self.tiles.half_size(zoom)
        draw, get, later = painter.drawPixmap, tiles.get, []
        # Seen from afar the variants of a terrain look the same.
        variants = -1 if zoom >= FINE else ~15
        first_column, last_column, first_row, last_row = window
        for row in range(first_row, last_row + 1):
            xs, ys = self.places(row, first_column, last_column, zoom, dx - half_width, dy - half_height)
            for planned, x, y in zip(self.field.plan(row, first_column, last_column), xs, ys, strict=True):
                if planned is None:
                    continue
                key = planned[0] & variants
                pixmap = get(key)
                if pixmap is None:
                    pixmap = tiles[key] = self.tiles.tile(key, zoom, ratio)
                draw(x, y, pixmap)
                if planned[1] != FLAT:
                    later.append((x, y, planned[1]))
                if planned[2] != FLAT:
                    later.append((x, y, planned[2] + 343))
        # After all tiles: a tile laps over its neighbours' edges by a fraction of a pixel.
        for x, y, key in later if self.relief else ():
            pixmap = reliefs.get(key)
            if pixmap is None:
                pixmap = reliefs[key] = self.tiles.relief(key, zoom, ratio)
            draw(x, y, pixmap)

    def places(self, row: int, first: int, last: int, zoom: float, dx: float, dy: float) -> tuple[list[int], list[int]]:
        """Return device x and y of the hexes of a row, from column `first` to `last`."""
        geometry = self.field.geometry
        x0, y0 = geometry.center(0, row)
        if geometry.pointy:
            step = geometry.step_x * zoom
            start = x0 * zoom + dx
            return [round(start + step * c) for c in range(first, last + 1)], [round(y0 * zoom + dy)] * (
                last + 1 - first
            )
        centers = [geometry.center(c, row) for c in range(first, last + 1)]
        return [round(x * zoom + dx) for x, _ in centers], [round(y * zoom + dy) for _, y in centers]

    def _paint_labels(self, painter: QPainter, to_device: QTransform, window: Window) -> None:
        zoom, dx, dy = to_device.m11(), to_device.dx(), to_device.dy()
        first_column, last_column, first_row, last_row = window
        self._labels.begin(painter, zoom)
        for row in range(first_row, last_row + 1):
            xs, ys = self.places(row, first_column, last_column, zoom, dx, dy)
            for column, x, y in zip(range(first_column, last_column + 1), xs, ys, strict=True):
                if self.field.terrain[row][column] < 0:
                    continue
                if self.levels:
                    self._labels.level(painter, x, y, self.field.level[row][column])
                if self.coordinates:
                    self._labels.coordinate(painter, x, y, f"{column},{row}")
