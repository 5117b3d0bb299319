"""Textures of the ground: grass, water, sand, rock and the like."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from workbench.gui.board.brushwork import Brushwork


def plain(work: Brushwork) -> None:
    """Faint spots."""
    for spot in work.spots(7):
        work.fill(work.tone(work.dice.choice((92, 108)), 90))
        work.painter.drawEllipse(spot, work.dice.uniform(1, 2.2), work.dice.uniform(0.7, 1.3))


def tufts(work: Brushwork, count: int, height: float, spread: float) -> None:
    """Tufts of three blades."""
    for spot in sorted(work.spots(count, 0.82), key=lambda point: point.y()):
        for lean in (-spread, 0.0, spread):
            work.pen(78 if lean else 122, 1.3, 210)
            tall = height * work.dice.uniform(0.75, 1.15) * (1.0 if not lean else 0.8)
            work.painter.drawLine(spot, QPointF(spot.x() + lean, spot.y() - tall))


def grass(work: Brushwork) -> None:
    """A meadow."""
    for spot in work.spots(5, 0.7):
        work.fill(work.tone(work.dice.choice((94, 106)), 110))
        work.painter.drawEllipse(spot, work.dice.uniform(3, 6), work.dice.uniform(2, 4))
    tufts(work, 6, 4.2, 1.8)


def tall_grass(work: Brushwork) -> None:
    """Grass that hides what stands in it."""
    tufts(work, 17, 8.5, 2.6)


def flowers(work: Brushwork) -> None:
    """A meadow in bloom."""
    tufts(work, 5, 4.0, 1.8)
    for spot in work.spots(7, 0.75):
        work.fill(QColor(work.dice.choice(("#fff4d6", "#ff9db0", "#ffd84d", "#d6b6ff"))))
        for petal in range(5):
            angle = math.tau * petal / 5
            work.painter.drawEllipse(spot + QPointF(1.6 * math.cos(angle), 1.6 * math.sin(angle)), 1.2, 1.2)
        work.fill(QColor("#e0952b"))
        work.painter.drawEllipse(spot, 0.9, 0.9)


def rock(work: Brushwork) -> None:
    """Facets, lit from the upper left."""
    for spot in work.spots(5, 0.72):
        size, turn = work.dice.uniform(4.5, 7.5), work.dice.uniform(0, 1)
        ring = [
            spot + QPointF(size * r * math.cos(a), size * r * 0.8 * math.sin(a))
            for a, r in ((turn + math.tau * k / 6, work.dice.uniform(0.75, 1.1)) for k in range(6))
        ]
        peak = spot + QPointF(-size * 0.2, -size * 0.3)
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            middle = (one + other) / 2 - spot
            lit = -(middle.x() + middle.y()) / size
            work.fill(work.tone(int(100 + 16 * lit) if lit > 0 else int(100 + 20 * lit), 235))
            work.painter.drawPolygon(QPolygonF([peak, one, other]))


def sand(work: Brushwork) -> None:
    """Grains and ripples."""
    for spot in work.spots(34, 0.9):
        work.fill(work.tone(work.dice.choice((80, 88, 112)), 190))
        work.painter.drawEllipse(spot, 0.75, 0.75)
    for spot in work.spots(3, 0.5):
        work.pen(88, 1.0, 150)
        path = QPainterPath(spot + QPointF(-6, 0))
        path.quadTo(spot + QPointF(-2, -2.4), spot + QPointF(1, 0))
        path.quadTo(spot + QPointF(4, 2.0), spot + QPointF(7, 0))
        work.painter.drawPath(path)


def waves(work: Brushwork, factor: int, count: int, alpha: int) -> None:
    """Short waves."""
    for spot in work.spots(count, 0.72):
        work.pen(factor, 1.3, alpha)
        wide = work.dice.uniform(3.6, 5.4)
        path = QPainterPath(spot + QPointF(-2 * wide, 0))
        path.quadTo(spot + QPointF(-1.5 * wide, -2.4), spot + QPointF(-wide, 0))
        path.quadTo(spot + QPointF(-0.5 * wide, 2.4), spot)
        path.quadTo(spot + QPointF(0.5 * wide, -2.4), spot + QPointF(wide, 0))
        work.painter.drawPath(path)


def water(work: Brushwork) -> None:
    """Shallow water."""
    for spot in work.spots(4, 0.6):
        work.fill(work.tone(90, 80))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(2.5, 4))
    waves(work, 138, 5, 190)


def deep_water(work: Brushwork) -> None:
    """Darker water."""
    for spot in work.spots(5, 0.7):
        work.fill(work.tone(84, 110))
        work.painter.drawEllipse(spot, work.dice.uniform(6, 10), work.dice.uniform(3, 5))
    waves(work, 122, 3, 130)


def swamp(work: Brushwork) -> None:
    """Water, weeds and reeds."""
    waves(work, 124, 3, 130)
    for spot in work.spots(4, 0.7):
        work.fill(work.tone(80, 200))
        work.painter.drawEllipse(spot, 4.4, 2.6)
    tufts(work, 5, 7.0, 1.2)


def dirt(work: Brushwork) -> None:
    """Clods."""
    for spot in work.spots(9):
        work.fill(work.tone(work.dice.choice((88, 94, 110)), 150))
        work.painter.drawEllipse(spot, work.dice.uniform(1.4, 3.4), work.dice.uniform(0.9, 1.8))


def lava(work: Brushwork) -> None:
    """Dark plates with glowing seams."""
    for spot in work.spots(9, 0.95):
        size, turn = work.dice.uniform(5.5, 7.5), work.dice.uniform(0, 1)
        ring = [
            spot + QPointF(size * r * math.cos(a), size * r * math.sin(a))
            for a, r in ((turn + math.tau * k / 6, work.dice.uniform(0.8, 1.05)) for k in range(6))
        ]
        work.painter.setPen(QPen(QColor(255, 208, 96, 170), 0.9))
        work.painter.setBrush(QColor(58, 34, 32, 235))
        work.painter.drawPolygon(QPolygonF(ring))


def snow(work: Brushwork) -> None:
    """Drifts and glitter."""
    for spot in work.spots(4, 0.6):
        work.fill(QColor(120, 150, 200, 34))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(2, 4))
    for spot in work.spots(10, 0.85):
        work.fill(QColor(255, 255, 255, 220))
        work.painter.drawEllipse(spot, 0.9, 0.9)


def ice(work: Brushwork) -> None:
    """Scratches."""
    for spot in work.spots(5, 0.7):
        work.painter.setPen(QPen(QColor(255, 255, 255, 170), 1.2))
        far = work.dice.uniform(4, 9)
        work.painter.drawLine(spot + QPointF(-far, far * 0.6), spot + QPointF(far, -far * 0.6))


def shadow(work: Brushwork) -> None:
    """Dark wisps."""
    for spot in work.spots(9, 0.85):
        work.fill(QColor(18, 14, 34, 60))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(4, 7))


def tar(work: Brushwork) -> None:
    """Bubbles."""
    for spot in work.spots(6, 0.75):
        work.fill(work.tone(130, 150))
        size = work.dice.uniform(1.5, 3.8)
        work.painter.drawEllipse(spot, size, size * 0.8)
        work.fill(QColor(255, 255, 255, 80))
        work.painter.drawEllipse(spot + QPointF(-size * 0.3, -size * 0.3), size * 0.25, size * 0.2)
