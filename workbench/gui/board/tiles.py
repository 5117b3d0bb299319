"""Pixmaps of hexes, made once for each terrain, level, variant, zoom and device pixel ratio."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from workbench.gui.board.brushwork import Brushwork
from workbench.gui.board.geometry import HexGeometry
from workbench.gui.board.ink import dim_of, glazed, shade
from workbench.gui.board.look import Look
from workbench.gui.board.textures import stands, texture_named
from workbench.gui.palette import Palette

#: Patterns of one terrain, so that a meadow does not look like wallpaper.
VARIANTS = 4
#: Below this zoom strokes would be noise: hexes are flat colour.
DETAIL = 0.3
#: Zoom steps whose pixmaps are kept.
KEPT = 3
#: A difference of levels beyond this looks the same.
STEEP = 3
#: What the direction to the light does: how dark a shadow falls from a higher neighbour, by direction 0-5.
SHADOW = (0.10, 0.12, 0.34, 0.95, 1.0, 0.62)
#: How dark the wall down to a lower neighbour is, by direction 0-5; negative: the edge catches the light.
WALL = (0.85, 1.0, 0.80, -0.55, -0.9, -0.5)


class TileSet:
    """The pixmaps of one board in one theme. `tile` and the halves of relief are looked up while painting."""

    def __init__(self, looks: list[Look], geometry: HexGeometry, palette: Palette, grid: bool = True) -> None:
        self.looks, self.geometry, self.palette, self.grid = looks, geometry, palette, grid
        self._steps: dict[tuple[float, float], tuple[dict[int, QPixmap], dict[int, QPixmap]]] = {}
        self.polygon = QPolygonF([QPointF(x, y) for x, y in geometry.corners])

    def at(self, zoom: float, ratio: float) -> tuple[dict[int, QPixmap], dict[int, QPixmap]]:
        """Return the caches (tiles, reliefs) of a zoom step and device pixel ratio; older steps are dropped."""
        key = (round(zoom, 4), ratio)
        found = self._steps.pop(key, None) or ({}, {})
        self._steps[key] = found
        while len(self._steps) > KEPT:
            self._steps.pop(next(iter(self._steps)))
        return found

    def clear(self) -> None:
        """Forget every pixmap: the theme or a look changed."""
        self._steps.clear()

    def half_size(self, zoom: float) -> tuple[float, float]:
        """Return half the width and height of a pixmap in device-independent pixels."""
        box = self.polygon.boundingRect()
        return (math.ceil(box.width() * zoom / 2) + 1, math.ceil(box.height() * zoom / 2) + 1)

    def tile(self, key: int, zoom: float, ratio: float) -> QPixmap:
        """Paint the tile of `field.tile_key`: look, level and variant."""
        pixmap, painter = self._blank(zoom, ratio)
        look, level, variant = key >> 10, key >> 4 & 63, key & 15
        if look >= len(self.looks):
            self._unknown(painter)
        else:
            self._ground(painter, self.looks[look], level, variant, zoom)
        if self.grid and zoom >= 0.2:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.palette.hex_edge), 1.0 / max(zoom, 0.7)))
            painter.drawPolygon(self.polygon)
        painter.end()
        return pixmap

    def relief(self, key: int, zoom: float, ratio: float) -> QPixmap:
        """Paint one half of a hex's edges: `key` is half (0 or 1) · 343 + three differences of level, base 7."""
        pixmap, painter = self._blank(zoom, ratio)
        path = QPainterPath()
        path.addPolygon(self.polygon)
        path.closeSubpath()
        painter.setClipPath(path)
        half, packed = divmod(key, 343)
        drops = [(half * 3 + n, packed // 7**n % 7 - STEEP) for n in range(3)]
        for direction, difference in drops:
            if difference > 0:
                self._shadow(painter, direction, difference)
        for direction, difference in drops:
            if difference < 0:
                self._wall(painter, direction, -difference)
            if difference:
                self._contour(painter, direction)
        painter.end()
        return pixmap

    def _blank(self, zoom: float, ratio: float) -> tuple[QPixmap, QPainter]:
        half_width, half_height = self.half_size(zoom)
        pixmap = QPixmap(int(2 * half_width * ratio), int(2 * half_height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(half_width, half_height)
        painter.scale(zoom, zoom)
        return pixmap, painter

    def _ground(self, painter: QPainter, look: Look, level: int, variant: int, zoom: float) -> None:
        color = shade(look.ink, level, dim_of(self.palette))
        # A little larger than the hex: neighbours overlap, so that rounding to pixels leaves no seams.
        ground = standing_ground(color) if stands(look.texture) and look.texture != "boulder" else color
        painter.setPen(QPen(ground, 1.2 / zoom))
        painter.setBrush(ground)
        painter.drawPolygon(self.polygon)
        if zoom < DETAIL:
            if stands(look.texture):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color.darker(115))
                painter.drawEllipse(QPointF(0, 0), 17, 17)
            return
        path = QPainterPath()
        path.addPolygon(self.polygon)
        path.closeSubpath()
        painter.save()
        painter.setClipPath(path)
        texture_named(look.texture)(Brushwork(painter, color, variant))
        painter.restore()

    def _unknown(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self.palette.error), 1.2))
        painter.setBrush(QColor(self.palette.error_tint))
        painter.drawPolygon(self.polygon)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glazed(self.palette.error, 150), Qt.BrushStyle.BDiagPattern))
        painter.drawPolygon(self.polygon)

    def _edge(self, direction: int) -> tuple[QPointF, QPointF, QPointF]:
        """Return the corners of an edge and the unit step from it towards the middle."""
        one, other = self.polygon.at(direction), self.polygon.at((direction + 1) % 6)
        middle = (one + other) / 2
        far = math.hypot(middle.x(), middle.y())
        return one, other, QPointF(-middle.x() / far, -middle.y() / far)

    def _band(self, direction: int, depth: float) -> QPolygonF:
        one, other, inward = self._edge(direction)
        along = (other - one) / 24.0 * depth
        return QPolygonF([one - along, other + along, other + inward * depth, one + inward * depth])

    def _shadow(self, painter: QPainter, direction: int, drop: int) -> None:
        strength = SHADOW[direction]
        depth = 4.0 + 4.5 * drop * (0.45 + 0.55 * strength)
        one, other, inward = self._edge(direction)
        middle = (one + other) / 2
        blend = QLinearGradient(middle, middle + inward * depth)
        blend.setColorAt(0.0, QColor(8, 10, 26, int(55 + 105 * strength)))
        blend.setColorAt(1.0, QColor(8, 10, 26, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blend)
        painter.drawPolygon(self._band(direction, depth))

    def _wall(self, painter: QPainter, direction: int, drop: int) -> None:
        strength = WALL[direction]
        one, other, inward = self._edge(direction)
        painter.setPen(Qt.PenStyle.NoPen)
        if strength < 0:
            painter.setBrush(QColor(255, 252, 235, int(-strength * (130 if self.palette.dark else 190))))
            painter.drawPolygon(self._band(direction, 1.6 + 0.5 * drop))
            return
        depth = 2.2 + 2.0 * drop
        painter.setBrush(QColor(38, 26, 18, int(90 + 95 * strength)))
        painter.drawPolygon(self._band(direction, depth))
        painter.setPen(QPen(QColor(20, 12, 8, 120), 0.8))
        for part in range(1, 7):
            at = one + (other - one) * (part / 7)
            painter.drawLine(at, at + inward * depth * (0.9 if part & 1 else 0.6))
        painter.setPen(QPen(QColor(255, 250, 230, 90), 0.9))
        painter.drawLine(one + inward * depth, other + inward * depth)

    def _contour(self, painter: QPainter, direction: int) -> None:
        one, other, _ = self._edge(direction)
        painter.setPen(QPen(QColor(20, 14, 10, 170), 1.5))
        painter.drawLine(one, other)


def standing_ground(color: QColor) -> QColor:
    """Return the ground under something that stands: paler and more yellow than a tree, so that its shape is seen."""
    paler = color.lighter(175)
    return QColor(min(255, paler.red() + 14), paler.green(), max(0, paler.blue() - 14))


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
