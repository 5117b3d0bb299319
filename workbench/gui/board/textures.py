"""Terrain textures by name: vector strokes with a fixed pseudo-random pattern, drawn into a hex around the origin.

Each texture is a function of a `Brushwork`; a new one is a function and a line in `TEXTURES`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from workbench.gui.board.brushwork import Brushwork
from workbench.gui.board.geometry import SIZE


def _plain(work: Brushwork) -> None:
    for spot in work.spots(7):
        work.fill(work.tone(work.dice.choice((92, 108)), 90))
        work.painter.drawEllipse(spot, work.dice.uniform(1, 2.2), work.dice.uniform(0.7, 1.3))


def _tufts(work: Brushwork, count: int, height: float, spread: float) -> None:
    for spot in sorted(work.spots(count, 0.82), key=lambda point: point.y()):
        for lean in (-spread, 0.0, spread):
            work.pen(78 if lean else 122, 1.3, 210)
            tall = height * work.dice.uniform(0.75, 1.15) * (1.0 if not lean else 0.8)
            work.painter.drawLine(spot, QPointF(spot.x() + lean, spot.y() - tall))


def _grass(work: Brushwork) -> None:
    for spot in work.spots(5, 0.7):
        work.fill(work.tone(work.dice.choice((94, 106)), 110))
        work.painter.drawEllipse(spot, work.dice.uniform(3, 6), work.dice.uniform(2, 4))
    _tufts(work, 6, 4.2, 1.8)


def _tall_grass(work: Brushwork) -> None:
    _tufts(work, 17, 8.5, 2.6)


def _flowers(work: Brushwork) -> None:
    _tufts(work, 5, 4.0, 1.8)
    for spot in work.spots(7, 0.75):
        work.fill(QColor(work.dice.choice(("#fff4d6", "#ff9db0", "#ffd84d", "#d6b6ff"))))
        for petal in range(5):
            angle = math.tau * petal / 5
            work.painter.drawEllipse(spot + QPointF(1.6 * math.cos(angle), 1.6 * math.sin(angle)), 1.2, 1.2)
        work.fill(QColor("#e0952b"))
        work.painter.drawEllipse(spot, 0.9, 0.9)


def _rock(work: Brushwork) -> None:
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


def _sand(work: Brushwork) -> None:
    for spot in work.spots(34, 0.9):
        work.fill(work.tone(work.dice.choice((80, 88, 112)), 190))
        work.painter.drawEllipse(spot, 0.75, 0.75)
    for spot in work.spots(3, 0.5):
        work.pen(88, 1.0, 150)
        path = QPainterPath(spot + QPointF(-6, 0))
        path.quadTo(spot + QPointF(-2, -2.4), spot + QPointF(1, 0))
        path.quadTo(spot + QPointF(4, 2.0), spot + QPointF(7, 0))
        work.painter.drawPath(path)


def _waves(work: Brushwork, factor: int, count: int, alpha: int) -> None:
    for spot in work.spots(count, 0.72):
        work.pen(factor, 1.3, alpha)
        wide = work.dice.uniform(3.6, 5.4)
        path = QPainterPath(spot + QPointF(-2 * wide, 0))
        path.quadTo(spot + QPointF(-1.5 * wide, -2.4), spot + QPointF(-wide, 0))
        path.quadTo(spot + QPointF(-0.5 * wide, 2.4), spot)
        path.quadTo(spot + QPointF(0.5 * wide, -2.4), spot + QPointF(wide, 0))
        work.painter.drawPath(path)


def _water(work: Brushwork) -> None:
    for spot in work.spots(4, 0.6):
        work.fill(work.tone(90, 80))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(2.5, 4))
    _waves(work, 138, 5, 190)


def _deep_water(work: Brushwork) -> None:
    for spot in work.spots(5, 0.7):
        work.fill(work.tone(84, 110))
        work.painter.drawEllipse(spot, work.dice.uniform(6, 10), work.dice.uniform(3, 5))
    _waves(work, 122, 3, 130)


def _swamp(work: Brushwork) -> None:
    _waves(work, 124, 3, 130)
    for spot in work.spots(4, 0.7):
        work.fill(work.tone(80, 200))
        work.painter.drawEllipse(spot, 4.4, 2.6)
    _tufts(work, 5, 7.0, 1.2)


def _road(work: Brushwork) -> None:
    stones = sorted(work.spots(13, 0.86), key=lambda point: (point.y(), point.x()))
    for spot in stones:
        wide, high = work.dice.uniform(3.4, 5.0), work.dice.uniform(2.4, 3.2)
        work.fill(work.tone(76, 190))
        work.painter.drawEllipse(spot + QPointF(0.5, 0.8), wide, high)
        work.fill(work.tone(work.dice.choice((104, 110, 116))))
        work.painter.drawEllipse(spot, wide, high)


def _dirt(work: Brushwork) -> None:
    for spot in work.spots(9):
        work.fill(work.tone(work.dice.choice((88, 94, 110)), 150))
        work.painter.drawEllipse(spot, work.dice.uniform(1.4, 3.4), work.dice.uniform(0.9, 1.8))


def _floor(work: Brushwork) -> None:
    work.pen(80, 1.0, 150)
    for step in range(-3, 4):
        y = step * 8.0
        work.painter.drawLine(QPointF(-SIZE, y), QPointF(SIZE, y))
        for post in range(-3, 4):
            x = post * 14.0 + (7.0 if step & 1 else 0.0)
            work.painter.drawLine(QPointF(x, y), QPointF(x, y + 8))


def _wall(work: Brushwork) -> None:
    work.fill(work.tone(78))
    work.painter.drawRect(QRectF(-SIZE, -SIZE, 2 * SIZE, 2 * SIZE))
    for step in range(-4, 4):
        for post in range(-3, 4):
            work.fill(work.tone(work.dice.choice((96, 102, 108))))
            x, y = post * 12.0 + (6.0 if step & 1 else 0.0), step * 6.5
            work.painter.drawRoundedRect(QRectF(x, y, 10.8, 5.5), 1, 1)


def _crown(work: Brushwork, center: QPointF, size: float, color: QColor) -> None:
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


def _tree(work: Brushwork) -> None:
    _crown(work, QPointF(0, -0.5), SIZE * 0.66, work.tone(84))


def _forest(work: Brushwork) -> None:
    for spot in sorted(work.spots(4, 0.62), key=lambda point: point.y()):
        _crown(work, spot, SIZE * work.dice.uniform(0.34, 0.42), work.tone(84))


def _palm(work: Brushwork) -> None:
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


def _lava(work: Brushwork) -> None:
    for spot in work.spots(9, 0.95):
        size, turn = work.dice.uniform(5.5, 7.5), work.dice.uniform(0, 1)
        ring = [
            spot + QPointF(size * r * math.cos(a), size * r * math.sin(a))
            for a, r in ((turn + math.tau * k / 6, work.dice.uniform(0.8, 1.05)) for k in range(6))
        ]
        work.painter.setPen(QPen(QColor(255, 208, 96, 170), 0.9))
        work.painter.setBrush(QColor(58, 34, 32, 235))
        work.painter.drawPolygon(QPolygonF(ring))


def _snow(work: Brushwork) -> None:
    for spot in work.spots(4, 0.6):
        work.fill(QColor(120, 150, 200, 34))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(2, 4))
    for spot in work.spots(10, 0.85):
        work.fill(QColor(255, 255, 255, 220))
        work.painter.drawEllipse(spot, 0.9, 0.9)


def _ice(work: Brushwork) -> None:
    for spot in work.spots(5, 0.7):
        work.painter.setPen(QPen(QColor(255, 255, 255, 170), 1.2))
        far = work.dice.uniform(4, 9)
        work.painter.drawLine(spot + QPointF(-far, far * 0.6), spot + QPointF(far, -far * 0.6))


def _cave(work: Brushwork) -> None:
    _rock(work)
    work.fill(QColor(10, 8, 12, 215))
    path = QPainterPath(QPointF(-11, 10))
    path.cubicTo(QPointF(-13, -14), QPointF(13, -14), QPointF(11, 10))
    path.closeSubpath()
    work.painter.drawPath(path)


def _bridge(work: Brushwork) -> None:
    for number in range(-5, 6):
        work.fill(work.tone(work.dice.choice((92, 100, 108))))
        work.painter.drawRect(QRectF(number * 5.0 - 2.2, -SIZE, 4.4, 2 * SIZE))
        work.pen(66, 0.8, 160)
        work.painter.drawLine(QPointF(number * 5.0 + 2.5, -SIZE), QPointF(number * 5.0 + 2.5, SIZE))


def _house(work: Brushwork) -> None:
    work.fill(QColor(0, 0, 0, 70))
    work.painter.drawRect(QRectF(-11, -9, 27, 25))
    for number, top in enumerate((-13.0, 0.0)):
        work.fill(work.tone(118 if number == 0 else 84))
        work.painter.drawRect(QRectF(-14, top, 27, 13))
        work.pen(70, 0.7, 140)
        for tile in range(1, 4):
            work.painter.drawLine(QPointF(-14, top + tile * 3.3), QPointF(13, top + tile * 3.3))


def _shadow(work: Brushwork) -> None:
    for spot in work.spots(9, 0.85):
        work.fill(QColor(18, 14, 34, 60))
        work.painter.drawEllipse(spot, work.dice.uniform(5, 9), work.dice.uniform(4, 7))


def _tar(work: Brushwork) -> None:
    for spot in work.spots(6, 0.75):
        work.fill(work.tone(130, 150))
        size = work.dice.uniform(1.5, 3.8)
        work.painter.drawEllipse(spot, size, size * 0.8)
        work.fill(QColor(255, 255, 255, 80))
        work.painter.drawEllipse(spot + QPointF(-size * 0.3, -size * 0.3), size * 0.25, size * 0.2)


def _crystal(work: Brushwork) -> None:
    for spot in sorted(work.spots(5, 0.6), key=lambda point: point.y()):
        tall, wide = work.dice.uniform(7, 12), work.dice.uniform(2.5, 4)
        tip, foot = spot + QPointF(0, -tall), spot + QPointF(0, wide)
        work.fill(work.tone(130, 235))
        work.painter.drawPolygon(QPolygonF([tip, spot + QPointF(-wide, -tall * 0.3), foot]))
        work.fill(work.tone(82, 235))
        work.painter.drawPolygon(QPolygonF([tip, spot + QPointF(wide, -tall * 0.3), foot]))


Texture = Callable[[Brushwork], None]
#: Every texture by the name that content writes. What is not here is painted plain.
TEXTURES: dict[str, Texture] = {
    "plain": _plain, "grass": _grass, "tall_grass": _tall_grass, "flowers": _flowers, "rock": _rock, "sand": _sand,
    "water": _water, "deep_water": _deep_water, "swamp": _swamp, "road": _road, "dirt": _dirt, "floor": _floor,
    "wall": _wall, "tree": _tree, "forest": _forest, "palm": _palm, "lava": _lava, "snow": _snow, "ice": _ice,
    "cave": _cave, "bridge": _bridge, "house": _house, "crystal": _crystal, "shadow": _shadow, "tar": _tar,
    "stone": _road,
}  # fmt: skip
#: Other words that content may use for the same look.
ALIKE = {
    "tall grass": "tall_grass", "flower": "flowers", "mountain": "rock", "cliff": "rock",
    "beach": "sand", "sea": "deep_water", "ocean": "deep_water", "river": "water", "marsh": "swamp",
    "path": "road", "cobble": "road",
    "earth": "dirt", "mud": "dirt", "pavement": "floor", "asphalt": "floor", "concrete": "floor", "brick": "wall",
    "ruin": "wall", "bush": "forest", "brush": "forest", "jungle": "forest", "woods": "forest", "magma": "lava",
    "glacier": "ice", "building": "house", "glyph": "crystal", "wood": "bridge", "planks": "bridge",
}  # fmt: skip


def texture_named(name: str) -> Texture:
    """Return the texture that content calls `name`; plain for a word that is no texture."""
    word = name.strip().lower().replace("-", "_")
    return TEXTURES.get(word) or TEXTURES.get(ALIKE.get(word, "plain"), _plain)


def stands(name: str) -> bool:
    """Return whether a texture is a thing on the ground, with ground to be seen around it."""
    return texture_named(name) in (_tree, _forest, _palm)
