"""One item for all that stands or lies on a board: marks, then figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.engine.scene import SceneFigure, SceneMark
from workbench.gui.board.figures import hit, paint_small_print, paint_token
from workbench.gui.board.marks import Area, paint_area, paint_mark, zone_areas
from workbench.gui.palette import Palette

#: Finds where a hex or space lies, in scene units; None when there is no such place.
Places = Callable[[str], QPointF | None]
#: Pieces are never painted smaller than at this zoom, so that they are found on a map seen from afar.
SMALLEST = 0.42
#: Up to so much larger than the board they are painted where they would else be smaller than at this zoom.
GROWTH, CLEAR = 1.25, 0.8
#: Up to so much larger than their token life and badges are painted, so that they are read from afar.
FINE = 1.3
#: How far from the middle two stand that share a place, and how much farther with each one more.
SHARED, GAP = 14.0, 5.0


def around(number: int, count: int) -> QPointF:
    """Return how far from the middle of a place one of several figures on it stands; the first on the left."""
    if count < 2:
        return QPointF()
    angle = math.pi + 2 * math.pi * number / count
    far = SHARED + GAP * (count - 2)
    return QPointF(far * math.cos(angle), far * math.sin(angle))


class PiecesItem(QGraphicsItem):
    """Paints marks and figures over a board. `outline` is the shape of one space around (0, 0)."""

    def __init__(self, palette: Palette, bounds: QRectF, outline: QPolygonF, places: Places, turn: float = 0.0) -> None:
        super().__init__()
        self.setZValue(20)
        self.palette, self.bounds, self.outline, self.places, self.turn = palette, bounds, outline, places, turn
        self.figures: tuple[SceneFigure, ...] = ()
        self.marks: tuple[SceneMark, ...] = ()
        self.areas: list[Area] = []
        self._fine = 1.0

    def show_pieces(self, figures: Sequence[SceneFigure], marks: Sequence[SceneMark]) -> None:
        """Paint these."""
        if tuple(marks) != self.marks:
            self.areas = zone_areas(marks, self.places, self.outline)
        self.figures, self.marks = tuple(figures), tuple(marks)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole board: pieces may stand anywhere."""
        return self.bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint zones and marks first, figures from the top down, the active one last."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = painter.worldTransform().m11()
        factor = max(1.0, min(GROWTH, CLEAR / zoom), SMALLEST / zoom) if zoom > 0 else 1.0
        self._fine = max(1.0, min(FINE, 1.0 / (zoom * factor))) if zoom > 0 else 1.0
        for area in self.areas:
            paint_area(painter, area, self.palette)
        for mark in self.marks:
            at = self.places(mark.at) if mark.look != "zone" else None
            if at is not None:
                self._scaled(painter, at, factor, mark)
        placed = self._placed()
        for small in (False, True):  # no token hides what its neighbour says in small
            for figure, at in placed:
                self._scaled(painter, at, factor, figure, small)

    def figure_at(self, point: QPointF) -> SceneFigure | None:
        """Return the topmost figure under a point in scene units."""
        for figure, at in reversed(self._placed()):
            also = self.places(figure.also_at) if figure.also_at else None
            if hit(figure, at, point) or (also is not None and hit(figure, also, point)):
                return figure
        return None

    def _placed(self) -> list[tuple[SceneFigure, QPointF]]:
        """Figures with where they stand: those that share a place stand around its middle."""
        shared = Counter(figure.at for figure in self.figures)
        beside: Counter[str] = Counter()
        found = []
        for figure in self.figures:
            at = self.places(figure.at)
            if at is not None:
                found.append((figure, at + around(beside[figure.at], shared[figure.at])))
                beside[figure.at] += 1
        return sorted(found, key=lambda pair: (pair[0].active, pair[1].y()))

    def _scaled(
        self, painter: QPainter, at: QPointF, factor: float, piece: SceneFigure | SceneMark, small: bool = False
    ) -> None:
        painter.save()
        painter.translate(at)
        painter.scale(factor, factor)
        if isinstance(piece, SceneMark):
            paint_mark(painter, piece, QPointF(0, 0), self.outline, self.palette)
        else:
            also = self.places(piece.also_at) if piece.also_at else None
            second = also - at if also is not None else None
            if small:
                paint_small_print(painter, piece, QPointF(0, 0), self.palette, second, self._fine)
            else:
                paint_token(painter, piece, QPointF(0, 0), self.palette, second, self.turn)
        painter.restore()
