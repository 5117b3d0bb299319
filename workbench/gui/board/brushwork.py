"""A painter inside one hex, with the ground's colour and dice that always fall the same."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.gui.board.geometry import SIZE


class Brushwork:
    """A painter whose origin is the middle of a hex, the ground's colour and dice that fall the same each time."""

    def __init__(self, painter: QPainter, color: QColor, variant: int) -> None:
        self.painter, self.color = painter, color
        self.dice = Random(variant * 7919 + 17)

    def pen(self, factor: int, width: float, alpha: int = 255) -> None:
        """Take a pen of the ground's colour, lighter (factor > 100) or darker; no fill."""
        self.painter.setPen(QPen(self.tone(factor, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def fill(self, color: QColor) -> None:
        """Take a brush, no pen."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(color)

    def tone(self, factor: int, alpha: int = 255) -> QColor:
        """Return the ground's colour made lighter (factor > 100) or darker (below 100), in percent."""
        made = self.color.lighter(factor) if factor >= 100 else self.color.darker(int(10000 / factor))
        made.setAlpha(alpha)
        return made

    def spots(self, count: int, reach: float = 0.8) -> Iterator[QPointF]:
        """Yield `count` points spread over the hex: one a sector, so that they neither clump nor line up."""
        turn = self.dice.uniform(0, math.tau)
        for number in range(count):
            angle = turn + math.tau * number * 0.618
            far = SIZE * reach * math.sqrt((number + self.dice.uniform(0.2, 0.9)) / count)
            yield QPointF(far * math.cos(angle), far * math.sin(angle))
