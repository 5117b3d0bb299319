"""The one item that paints a board of spaces and links."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.engine.scene import SceneBoard, SceneSpace
from workbench.gui import theme
from workbench.gui.board.ink import dim_of, readable_on
from workbench.gui.board.masters import dimmed
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

#: Radius of a space and the least distance between two, in scene units.
RADIUS, APART = 24.0, 66.0
MARGIN = 36.0
#: Room at the right for the tools that lie over a board.
TOOLS = 44.0


class SpacesItem(QGraphicsItem):
    """Paints spaces as discs and links as lines; board units are stretched so that near spaces do not touch."""

    def __init__(self, board: SceneBoard, palette: Palette) -> None:
        super().__init__()
        self.board, self.palette = board, palette
        factor = APART / _nearest(board.spaces)
        left = min((space.x for space in board.spaces), default=0.0)
        top = min((space.y for space in board.spaces), default=0.0)
        self.points = {
            space.id: QPointF((space.x - left) * factor + MARGIN, (space.y - top) * factor + MARGIN)
            for space in board.spaces
        }
        right = max((point.x() for point in self.points.values()), default=0.0)
        bottom = max((point.y() for point in self.points.values()), default=0.0)
        self._bounds = QRectF(0, 0, right + MARGIN + TOOLS, bottom + MARGIN)

    def boundingRect(self) -> QRectF:
        """The whole board."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint links, then spaces."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for link in self.board.links:
            start, end = self.points.get(link.start), self.points.get(link.end)
            if start is not None and end is not None:
                self._link(painter, QLineF(start, end), link.one_way)
        for space in self.board.spaces:
            self._space(painter, space, self.points[space.id])

    def _link(self, painter: QPainter, line: QLineF, one_way: bool) -> None:
        for color, width in ((self.palette.strong_border, 7.0), (self.palette.raised, 4.0)):
            painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(line)
        if one_way and line.length() > 1:
            tip = line.pointAt(max(0.0, 1 - (RADIUS + 3) / line.length()))
            way = QPointF(line.dx(), line.dy()) / line.length()
            side = QPointF(-way.y(), way.x())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.palette.accent))
            painter.drawPolygon(QPolygonF([tip, tip - way * 12 + side * 7, tip - way * 12 - side * 7]))

    def _space(self, painter: QPainter, space: SceneSpace, at: QPointF) -> None:
        color = tone(self.palette, space.color, self.palette.raised)
        color = dimmed(color, dim_of(self.palette)) if space.color else color
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawEllipse(at + QPointF(1.5, 3), RADIUS, RADIUS)
        painter.setPen(QPen(QColor(self.palette.strong_border), 2.0))
        painter.setBrush(color)
        painter.drawEllipse(at, RADIUS, RADIUS)
        painter.setPen(QPen(QColor(255, 255, 255, 90), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, RADIUS - 2.4, RADIUS - 2.4)
        painter.setFont(theme.font(_size(space.label)))
        painter.setPen(readable_on(color))
        box = QRectF(at.x() - RADIUS + 2, at.y() - RADIUS + 2, 2 * RADIUS - 4, 2 * RADIUS - 4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, space.label)


def _size(label: str) -> float:
    """The size of a label's letters: signs and numbers are large, names have to fit."""
    return 18.0 if len(label) < 2 else 13.0 if len(label) < 4 else 9.5 if len(label) < 6 else 6.4


def _nearest(spaces: tuple[SceneSpace, ...]) -> float:
    """Return the least distance between two spaces, 1 when there are not two apart."""
    found = math.inf
    for number, one in enumerate(spaces):
        for other in spaces[number + 1 :]:
            far = math.hypot(one.x - other.x, one.y - other.y)
            found = min(found, far) if far > 1e-9 else found
    return found if math.isfinite(found) else 1.0
