"""What stands on the edge between two hexes: a wall along it, a ladder across it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.gui.board.geometry import SIZE

#: Half the thickness of a wall, half the length and width of a ladder, in scene units.
THICK, LONG, WIDE = 4.2, 12.0, 6.0


def paint_edge(painter: QPainter, look: str, start: QPointF, end: QPointF, color: QColor) -> None:
    """Paint what stands between the hexes at `start` and `end`; a look that is no ladder is a wall."""
    painter.save()
    painter.translate((start + end) / 2)
    painter.rotate(math.degrees(math.atan2(end.y() - start.y(), end.x() - start.x())))
    if look == "ladder":
        _ladder(painter, color)
    else:
        _wall(painter, color)
    painter.restore()


def _wall(painter: QPainter, color: QColor) -> None:
    """Stones in a row along the edge, which here runs from top to bottom."""
    half = SIZE / 2 + 1.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 95))
    painter.drawRoundedRect(QRectF(-THICK + 1.6, -half + 2.2, 2 * THICK, 2 * half), 2.5, 2.5)
    painter.setPen(QPen(color.darker(210), 1.2))
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(-THICK, -half, 2 * THICK, 2 * half), 2.5, 2.5)
    painter.setPen(QPen(color.darker(165), 0.9))
    for number in range(1, 4):
        y = -half + 2 * half * number / 4
        painter.drawLine(QPointF(-THICK, y), QPointF(THICK, y))
    painter.setPen(QPen(color.lighter(150), 1.3))
    painter.drawLine(QPointF(-THICK + 1.4, -half + 2.5), QPointF(-THICK + 1.4, half - 2.5))


def _ladder(painter: QPainter, color: QColor) -> None:
    """Two rails with rungs across the edge, which here runs from top to bottom."""
    for shift, ink, width in ((1.5, QColor(0, 0, 0, 110), 3.2), (0.0, color.darker(190), 3.4), (0.0, color, 1.9)):
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for rung in range(5):
            x = -LONG + 3.0 + rung * (2 * LONG - 6.0) / 4 + shift
            painter.drawLine(QPointF(x, -WIDE + shift), QPointF(x, WIDE + shift))
        for side in (-WIDE, WIDE):
            painter.drawLine(QPointF(-LONG + shift, side + shift), QPointF(LONG + shift, side + shift))
