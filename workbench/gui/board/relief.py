"""The relief of a hex: shadows of higher neighbours, walls down to lower ones, contours; light from the upper left."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

#: A difference of levels beyond this looks the same.
STEEP = 3
#: What a half says when all three neighbours are as high as the hex.
FLAT = STEEP + STEEP * 7 + STEEP * 49
#: How dark a shadow falls from a higher neighbour, by direction 0-5.
SHADOW = (0.10, 0.12, 0.34, 0.95, 1.0, 0.62)
#: How dark the wall down to a lower neighbour is, by direction 0-5; negative: the edge catches the light.
WALL = (0.85, 1.0, 0.80, -0.55, -0.9, -0.5)


def paint_relief(painter: QPainter, polygon: QPolygonF, key: int, dark: bool) -> None:
    """Paint one half of a hex's edges around the origin: `key` is half (0, 1) · 343 + three differences, base 7."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    painter.setClipPath(path)
    half, packed = divmod(key, 343)
    drops = [(half * 3 + n, packed // 7**n % 7 - STEEP) for n in range(3)]
    for direction, difference in drops:
        if difference > 0:
            _shadow(painter, polygon, direction, difference)
    for direction, difference in drops:
        if difference < 0:
            _wall(painter, polygon, direction, -difference, dark)
        if difference:
            _contour(painter, polygon, direction)


def _edge(polygon: QPolygonF, direction: int) -> tuple[QPointF, QPointF, QPointF]:
    """Return the corners of an edge and the unit step from it towards the middle."""
    one, other = polygon.at(direction), polygon.at((direction + 1) % 6)
    middle = (one + other) / 2
    far = math.hypot(middle.x(), middle.y())
    return one, other, QPointF(-middle.x() / far, -middle.y() / far)


def _band(polygon: QPolygonF, direction: int, depth: float) -> QPolygonF:
    one, other, inward = _edge(polygon, direction)
    along = (other - one) / 24.0 * depth
    return QPolygonF([one - along, other + along, other + inward * depth, one + inward * depth])


def _shadow(painter: QPainter, polygon: QPolygonF, direction: int, drop: int) -> None:
    strength = SHADOW[direction]
    depth = 4.0 + 4.5 * drop * (0.45 + 0.55 * strength)
    one, other, inward = _edge(polygon, direction)
    middle = (one + other) / 2
    blend = QLinearGradient(middle, middle + inward * depth)
    blend.setColorAt(0.0, QColor(8, 10, 26, int(55 + 105 * strength)))
    blend.setColorAt(1.0, QColor(8, 10, 26, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blend)
    painter.drawPolygon(_band(polygon, direction, depth))


def _wall(painter: QPainter, polygon: QPolygonF, direction: int, drop: int, dark: bool) -> None:
    strength = WALL[direction]
    one, other, inward = _edge(polygon, direction)
    painter.setPen(Qt.PenStyle.NoPen)
    if strength < 0:
        painter.setBrush(QColor(255, 252, 235, int(-strength * (130 if dark else 190))))
        painter.drawPolygon(_band(polygon, direction, 1.6 + 0.5 * drop))
        return
    depth = 2.2 + 2.0 * drop
    painter.setBrush(QColor(38, 26, 18, int(90 + 95 * strength)))
    painter.drawPolygon(_band(polygon, direction, depth))
    painter.setPen(QPen(QColor(20, 12, 8, 120), 0.8))
    for part in range(1, 7):
        at = one + (other - one) * (part / 7)
        painter.drawLine(at, at + inward * depth * (0.9 if part & 1 else 0.6))
    painter.setPen(QPen(QColor(255, 250, 230, 90), 0.9))
    painter.drawLine(one + inward * depth, other + inward * depth)


def _contour(painter: QPainter, polygon: QPolygonF, direction: int) -> None:
    one, other, _ = _edge(polygon, direction)
    painter.setPen(QPen(QColor(20, 14, 10, 170), 1.5))
    painter.drawLine(one, other)
