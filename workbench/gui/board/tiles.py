"""Pixmaps of hexes, made once for each terrain, level, variant, zoom and device pixel ratio."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPolygonF

from workbench.gui.board.geometry import HexGeometry
from workbench.gui.board.ink import dim_of, glazed, lift_of
from workbench.gui.board.look import Look
from workbench.gui.board.masters import Master, Masters, ground_color
from workbench.gui.palette import Palette

#: Patterns of one terrain, so that a meadow does not look like wallpaper.
VARIANTS = 4
#: Zoom steps whose pixmaps are kept.
KEPT = 8
#: Below this zoom there are no grid lines.
GRID_FROM = 0.2


class Step(NamedTuple):
    """The pixmaps of one zoom step: tiles by `field.tile_key`, halves of relief by `relief.paint_relief`'s key."""

    tiles: dict[int, QPixmap]
    reliefs: dict[int, QPixmap]


class TileSet:
    """The pixmaps of one board in one theme. `tile` and the halves of relief are looked up while painting."""

    def __init__(self, looks: list[Look], geometry: HexGeometry, palette: Palette, grid: bool = True) -> None:
        self.looks, self.geometry, self.palette, self.grid = looks, geometry, palette, grid
        self.polygon = QPolygonF([QPointF(x, y) for x, y in geometry.corners])
        self._masters = Masters(self.polygon, dim_of(palette), palette.dark)
        self._steps: dict[tuple[float, float], Step] = {}

    def at(self, zoom: float, ratio: float) -> Step:
        """Return the pixmaps of a zoom step and device pixel ratio; older steps are dropped."""
        key = (round(zoom, 4), ratio)
        found = self._steps.pop(key, None) or Step({}, {})
        self._steps[key] = found
        while len(self._steps) > KEPT:
            self._steps.pop(next(iter(self._steps)))
        return found

    def half_size(self, zoom: float) -> tuple[float, float]:
        """Return half the width and height of a pixmap in device-independent pixels."""
        box = self.polygon.boundingRect()
        return (math.ceil(box.width() * zoom / 2) + 1, math.ceil(box.height() * zoom / 2) + 1)

    def tile(self, key: int, zoom: float, ratio: float) -> QPixmap:
        """Make the tile of `field.tile_key`: look, level and variant."""
        pixmap, painter = self._blank(zoom, ratio)
        look, level, variant = key >> 10, key >> 4 & 63, key & 15
        if look >= len(self.looks):
            self._unknown(painter)
        else:
            self._ground(painter, self.looks[look], level, variant, zoom, ratio)
        if self.grid and zoom >= GRID_FROM:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.palette.hex_edge), 1.0 / max(zoom, 0.7)))
            painter.drawPolygon(self.polygon)
        painter.end()
        return pixmap

    def relief(self, key: int, zoom: float, ratio: float) -> QPixmap:
        """Make one half of a hex's edges; see `relief.paint_relief` for the key."""
        pixmap, painter = self._blank(zoom, ratio)
        _stamp(painter, self._masters.relief(key, zoom * ratio))
        painter.end()
        return pixmap

    def _blank(self, zoom: float, ratio: float) -> tuple[QPixmap, QPainter]:
        half_width, half_height = self.half_size(zoom)
        pixmap = QPixmap(int(2 * half_width * ratio), int(2 * half_height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(half_width, half_height)
        painter.scale(zoom, zoom)
        return pixmap, painter

    def _ground(self, painter: QPainter, look: Look, level: int, variant: int, zoom: float, ratio: float) -> None:
        color = ground_color(look, dim_of(self.palette))
        # A little larger than the hex: neighbours overlap, so that rounding to pixels leaves no seams.
        painter.setPen(QPen(color, 1.2 / zoom))
        painter.setBrush(color)
        painter.drawPolygon(self.polygon)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        _stamp(painter, self._masters.ground(look, variant, zoom * ratio))
        # Higher ground is lighter and a little warmer.
        light = QColor(255, 255, 240, round(255 * lift_of(level) * dim_of(self.palette)))
        painter.fillRect(self.polygon.boundingRect().adjusted(-9, -9, 9, 9), light)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _unknown(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.palette.error), 1.2))
        painter.setBrush(QColor(self.palette.error_tint))
        painter.drawPolygon(self.polygon)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glazed(self.palette.error, 150), Qt.BrushStyle.BDiagPattern))
        painter.drawPolygon(self.polygon)


def _stamp(painter: QPainter, master: Master) -> None:
    """Draw a master around the origin, at the size of a hex in scene units."""
    width, height = master.pixmap.width() / master.zoom, master.pixmap.height() / master.zoom
    painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), master.pixmap, QRectF(master.pixmap.rect()))


def swatch(look: Look, palette: Palette, size: int, ratio: float = 1.0) -> QPixmap:
    """Return a picture of a terrain as one hex, `size` device-independent pixels high, for buttons and legends."""
    zoom = (size - 2) / 48.0
    tiles = TileSet([look], HexGeometry("odd_r", 1, 1), palette)
    made = tiles.tile(1 << 4, zoom, ratio)
    whole = QPixmap(int(size * ratio), int(size * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    half_width, half_height = tiles.half_size(zoom)
    source = QRectF(made.rect())
    painter.drawPixmap(
        QRectF(size / 2 - half_width, size / 2 - half_height, 2 * half_width, 2 * half_height), made, source
    )
    painter.end()
    return whole
