"""Textures of what stands or was built on the ground: trees, walls, roads, roofs."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from workbench.gui.board.brushwork import Brushwork
from workbench.gui.board.geometry import SIZE
from workbench.gui.board.ground_textures import rock


def road(work: Brushwork) -> None:
    """Cobbles."""
    stones = sorted(work.spots(13, 0.86), key=lambda point: (point.y(), point.x()))
    for spot in stones:
        wide, high = work.dice.uniform(3.4, 5.0), work.dice.uniform(2.4, 3.2)
        work.fill(work.tone(76, 190))
        work.painter.drawEllipse(spot + QPointF(0.5, 0.8), wide, high)
        work.fill(work.tone(work.dice.choice((104, 110, 116))))
        work.painter.drawEllipse(spot, wide, high)


def floor(work: Brushwork) -> None:
    """Paving."""
    work.pen(80, 1.0, 150)
    for step in range(-3, 4):
        y = step * 8.0
        work.painter.drawLine(QPointF(-SIZE, y), QPointF(SIZE, y))
        for post in range(-3, 4):
            x = post * 14.0 + (7.0 if step & 1 else 0.0)
            work.painter.drawLine(QPointF(x, y), QPointF(x, y + 8))


def wall(work: Brushwork) -> None:
    """Courses of stone."""
    work.fill(work.tone(78))
    work.painter.drawRect(QRectF(-SIZE, -SIZE, 2 * SIZE, 2 * SIZE))
    for step in range(-4, 4):
        for post in range(-3, 4):
            work.fill(work.tone(work.dice.choice((96, 102, 108))))
            x, y = post * 12.0 + (6.0 if step & 1 else 0.0), step * 6.5
            work.painter.drawRoundedRect(QRectF(x, y, 10.8, 5.5), 1, 1)


def crown(work: Brushwork, center: QPointF, size: float, color: QColor) -> None:
    """One tree from above: shadow, dark rim, lobes that get lighter towards the light."""
    work.fill(QColor(0, 0, 0, 70))
    work.painter.drawEllipse(center + QPointF(2.4, 3.2), size * 1.04, size)
    for ring, (far, lobe, factor) in enumerate(((0.62, 0.5, 68), (0.5, 0.42, 88), (0.28, 0.38, 112))):
        work.fill(color.lighter(factor) if factor > 100 else color.darker(int(10000 / factor)))
        shift = QPointF(-0.9, -1.3) * ring
        count = (9, 7, 5)[ring]
        for number in range(count):
            angle = math.tau * number / count + work.dice.uniform(-0.2, 0.2)
            at = center + shift + QPointF(math.cos(angle), math.sin(angle)) * size * far
            work.painter.drawEllipse(at, size * lobe, size * lobe)
    work.fill(QColor(255, 255, 255, 46))
    work.painter.drawEllipse(center + QPointF(-size * 0.32, -size * 0.42), size * 0.34, size * 0.26)


def tree(work: Brushwork) -> None:
    """One large crown."""
    crown(work, QPointF(0, -0.5), SIZE * 0.66, work.tone(84))


def forest(work: Brushwork) -> None:
    """Several small crowns."""
    for spot in sorted(work.spots(4, 0.62), key=lambda point: point.y()):
        crown(work, spot, SIZE * work.dice.uniform(0.34, 0.42), work.tone(84))


def palm(work: Brushwork) -> None:
    """Fronds from above."""
    work.fill(QColor(0, 0, 0, 60))
    work.painter.drawEllipse(QPointF(3, 4), 13, 11)
    for frond in range(8):
        angle = math.tau * frond / 8 + work.dice.uniform(-0.15, 0.15)
        tip = QPointF(math.cos(angle), math.sin(angle)) * SIZE * 0.72
        side = QPointF(-math.sin(angle), math.cos(angle)) * 4.2
        path = QPainterPath(QPointF(0, 0))
        path.quadTo(tip * 0.55 + side, tip)
        path.quadTo(tip * 0.55 - side, QPointF(0, 0))
        work.fill(QColor("#3f8f4f") if frond & 1 else QColor("#2f7a44"))
        work.painter.drawPath(path)


def cave(work: Brushwork) -> None:
    """A dark mouth in rock."""
    rock(work)
    work.fill(QColor(10, 8, 12, 215))
    path = QPainterPath(QPointF(-11, 10))
    path.cubicTo(QPointF(-13, -14), QPointF(13, -14), QPointF(11, 10))
    path.closeSubpath()
    work.painter.drawPath(path)


def bridge(work: Brushwork) -> None:
    """Planks."""
    for number in range(-5, 6):
        work.fill(work.tone(work.dice.choice((92, 100, 108))))
        work.painter.drawRect(QRectF(number * 5.0 - 2.2, -SIZE, 4.4, 2 * SIZE))
        work.pen(66, 0.8, 160)
        work.painter.drawLine(QPointF(number * 5.0 + 2.5, -SIZE), QPointF(number * 5.0 + 2.5, SIZE))


def house(work: Brushwork) -> None:
    """A roof from above."""
    work.fill(QColor(0, 0, 0, 70))
    work.painter.drawRect(QRectF(-11, -9, 27, 25))
    for number, top in enumerate((-13.0, 0.0)):
        work.fill(work.tone(118 if number == 0 else 84))
        work.painter.drawRect(QRectF(-14, top, 27, 13))
        work.pen(70, 0.7, 140)
        for tile in range(1, 4):
            work.painter.drawLine(QPointF(-14, top + tile * 3.3), QPointF(13, top + tile * 3.3))


def crystal(work: Brushwork) -> None:
    """Shards."""
    for spot in sorted(work.spots(5, 0.6), key=lambda point: point.y()):
        tall, wide = work.dice.uniform(7, 12), work.dice.uniform(2.5, 4)
        tip, foot = spot + QPointF(0, -tall), spot + QPointF(0, wide)
        work.fill(work.tone(130, 235))
        work.painter.drawPolygon(QPolygonF([tip, spot + QPointF(-wide, -tall * 0.3), foot]))
        work.fill(work.tone(82, 235))
        work.painter.drawPolygon(QPolygonF([tip, spot + QPointF(wide, -tall * 0.3), foot]))


def boulder(work: Brushwork) -> None:
    """Something tall that nobody described: a block of stone with a long shadow."""
    work.fill(QColor(0, 0, 0, 75))
    work.painter.drawEllipse(QPointF(4, 6), 15, 12)
    rim = [(-13, 4), (-9, -8), (1, -14), (11, -7), (14, 4), (6, 12), (-7, 12)]
    for one, other in zip(rim, [*rim[1:], rim[0]], strict=True):
        lit = -(one[0] + other[0] + one[1] + other[1]) / 50
        stone = QColor("#8d8a86")
        work.fill(stone.lighter(100 + int(30 * lit)) if lit > 0 else stone.darker(100 - int(60 * lit)))
        work.painter.drawPolygon(QPolygonF([QPointF(-2, -4), QPointF(*one), QPointF(*other)]))
