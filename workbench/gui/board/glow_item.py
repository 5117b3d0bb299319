"""One item for what is lit up on a board: legal options, findings, the selection, the pointer, the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.gui.board.ink import glazed
from workbench.gui.palette import Palette

#: How large, against a place, the line around a target is, and how much thicker it gets from afar.
AIMED, THICKEST = 1.08, 1.6


@dataclass
class Glow:
    """Points (scene units) that are lit up, by reason; `lines` are aimed along."""

    options: list[QPointF] = field(default_factory=list)
    targets: list[QPointF] = field(default_factory=list)
    faults: list[QPointF] = field(default_factory=list)
    picked: list[QPointF] = field(default_factory=list)
    preview: list[QPointF] = field(default_factory=list)
    hover: list[QPointF] = field(default_factory=list)
    cursor: QPointF | None = None
    lines: list[tuple[QPointF, QPointF]] = field(default_factory=list)


class GlowItem(QGraphicsItem):
    """Paints a Glow over the hexes; `outline` is the shape of one space around (0, 0)."""

    def __init__(self, palette: Palette, bounds: QRectF, outline: QPolygonF) -> None:
        super().__init__()
        self.setZValue(10)
        self.palette, self.bounds, self.outline = palette, bounds, outline
        self.glow = Glow()

    def boundingRect(self) -> QRectF:
        """The whole board."""
        return self.bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what is lit up."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        legal, error = QColor(self.palette.legal), QColor(self.palette.error)
        # A white and a coloured line, so that options show on grass as on water, in both themes.
        self._shapes(painter, self.glow.options, 0.86, QPen(QColor(255, 255, 255, 235), 3.6), glazed("#ffffff", 58))
        self._shapes(painter, self.glow.options, 0.86, QPen(legal, 1.8), None)
        # Around the figure that stands there, which is painted larger on a board seen from afar.
        thick = max(1.0, min(THICKEST, 1.0 / (painter.worldTransform().m11() or 1.0)))
        self._shapes(
            painter, self.glow.targets, AIMED, QPen(QColor(255, 255, 255, 235), 5.0 * thick), glazed(error, 70)
        )
        self._shapes(painter, self.glow.targets, AIMED, QPen(error, 3.0 * thick), None)
        self._shapes(painter, self.glow.faults, 0.9, QPen(error, 2.6), glazed(error, 80))
        self._shapes(painter, self.glow.preview, 0.94, QPen(QColor(255, 255, 255, 220), 2.0), glazed("#ffffff", 60))
        self._shapes(painter, self.glow.picked, 0.92, QPen(QColor(self.palette.active), 3.2), None)
        self._shapes(painter, self.glow.hover, 0.95, QPen(QColor(255, 255, 255, 240), 2.2), glazed("#ffffff", 46))
        for color, width in (("#ffffff", 4.0), (self.palette.error, 2.0)):
            painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for start, end in self.glow.lines:
                painter.drawLine(start, end)
        if self.glow.cursor is not None:
            pen = QPen(QColor(self.palette.active), 2.4, Qt.PenStyle.DotLine)
            self._shapes(painter, [self.glow.cursor], 1.0, pen, None)

    def _shapes(
        self, painter: QPainter, points: Iterable[QPointF], factor: float, pen: QPen, fill: QColor | None
    ) -> None:
        painter.setPen(pen)
        painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        shape = QPolygonF([self.outline.at(n) * factor for n in range(self.outline.count())])
        for point in points:
            painter.drawPolygon(shape.translated(point))
