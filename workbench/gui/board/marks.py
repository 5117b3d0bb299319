"""What lies on hexes and spaces: items, exits, rings, flags; start zones as areas."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from workbench.engine.scene import SceneMark
from workbench.gui import theme
from workbench.gui.board.ink import glazed, readable_on
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

CENTER = Qt.AlignmentFlag.AlignCenter


class Area(NamedTuple):
    """A zone as one shape."""

    path: QPainterPath
    seat: int
    color: str
    label: str


def paint_mark(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, palette: Palette) -> None:
    """Paint a mark at a point; `outline` is the shape of the space around (0, 0), in scene units."""
    fallback = palette.seat(mark.seat) if mark.seat else palette.accent
    color = tone(palette, mark.color, fallback)
    {"item": _item, "ring": _ring, "stand": _stand, "gone": _gone, "flag": _flag, "exit": _exit, "plate": _plate}.get(
        mark.look, _rune
    )(painter, mark, at, outline, color)


def zone_areas(marks: Sequence[SceneMark], places: Callable[[str], QPointF | None], outline: QPolygonF) -> list[Area]:
    """Return the zones among marks as areas: neighbouring places of one seat and colour become one shape."""
    paths: dict[tuple[int, str], tuple[QPainterPath, str]] = {}
    # A hair larger than a place, so that neighbours overlap and their common edge goes.
    shape = _scaled(outline, 1.012)
    for mark in marks:
        at = places(mark.at) if mark.look == "zone" else None
        if at is not None:
            path, _ = paths.setdefault((mark.seat, mark.color), (QPainterPath(), mark.label))
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addPolygon(shape.translated(at))
            path.closeSubpath()
    return [Area(path.simplified(), seat, color, label) for (seat, color), (path, label) in paths.items()]


def paint_area(painter: QPainter, area: Area, palette: Palette) -> None:
    """Paint a zone: a tint, a line (dashes would cost ten times as much), its label."""
    color = tone(palette, area.color, palette.seat(area.seat))
    painter.setPen(QPen(color, 2.4))
    painter.setBrush(glazed(color, 44))
    painter.drawPath(area.path)
    if area.label:
        painter.setFont(theme.font(20.0, bold=True))
        painter.setPen(glazed(color, 120))
        painter.drawText(area.path.boundingRect(), CENTER, area.label)


def _item(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawEllipse(at + QPointF(1, 2), 8.5, 8.5)
    path = QPainterPath()
    path.addEllipse(at, 8.5, 8.5)
    painter.setBrush(QColor("#f7f7f5"))
    painter.drawPath(path)
    painter.setBrush(color)
    painter.drawChord(QRectF(at.x() - 8.5, at.y() - 8.5, 17, 17), 0, 180 * 16)
    painter.setPen(QPen(QColor("#20242b"), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.drawLine(at + QPointF(-8.5, 0), at + QPointF(8.5, 0))
    painter.setBrush(QColor("#ffffff"))
    painter.drawEllipse(at, 2.6, 2.6)
    _caption(painter, mark, at)


def _ring(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 255, 255, 190), 4.2))
    painter.drawEllipse(at, 16.5, 16.5)
    painter.setPen(QPen(color, 2.4))
    painter.drawEllipse(at, 16.5, 16.5)
    _caption(painter, mark, at)


def _stand(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    """Where somebody will stand: a ring with an empty pawn."""
    painter.setBrush(QColor(255, 255, 255, 150))
    painter.setPen(QPen(color, 2.2))
    painter.drawEllipse(at, 13.5, 13.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(at + QPointF(0, -4.6), 3.6, 3.6)
    painter.drawPolygon(QPolygonF([at + QPointF(0, -3.5), at + QPointF(6, 8), at + QPointF(-6, 8)]))


def _gone(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    """Where somebody went out of the game: a pale token, crossed out."""
    painter.setPen(QPen(color, 2.0))
    painter.setBrush(QColor(235, 235, 235, 215))
    painter.drawEllipse(at, 14.5, 14.5)
    painter.setFont(theme.font(7.6, bold=True))
    painter.setPen(QColor("#5b6068"))
    painter.drawText(QRectF(at.x() - 14, at.y() - 9, 28, 18), CENTER, mark.label[:3])
    painter.setPen(QPen(QColor("#d11f2f"), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(at + QPointF(-11, -11), at + QPointF(11, 11))
    painter.drawLine(at + QPointF(-11, 11), at + QPointF(11, -11))


def _flag(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    foot, top = at + QPointF(-6, 12), at + QPointF(-6, -14)
    painter.setPen(QPen(QColor("#2a2420"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(foot, top)
    painter.setPen(QPen(QColor("#ffffff"), 0.9))
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF([top, top + QPointF(17, 5), top + QPointF(0, 11)]))
    _caption(painter, mark, at)


def _exit(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    painter.setPen(QPen(QColor("#ffffff"), 1.4))
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(at.x() - 10, at.y() - 11, 20, 20), 5, 5)
    painter.setPen(QPen(readable_on(color), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(QPolygonF([at + QPointF(0, -6), at + QPointF(5, -1), at + QPointF(0, 4)]))
    painter.drawLine(at + QPointF(-5, -1), at + QPointF(4, -1))
    _caption(painter, mark, at)


def _plate(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    """Only what it says: for what the board shows already."""
    _caption(painter, mark, at)


def _rune(painter: QPainter, mark: SceneMark, at: QPointF, outline: QPolygonF, color: QColor) -> None:
    """Any other mark: a stone with a star."""
    painter.setPen(QPen(QColor("#2a2d33"), 1.2))
    painter.setBrush(color.lighter(115))
    painter.drawPolygon(_scaled(outline, 0.52).translated(at))
    star = [
        at + QPointF(r * math.sin(a), -r * math.cos(a))
        for a, r in ((math.tau * n / 10, 7.5 if n % 2 == 0 else 3.0) for n in range(10))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glazed(readable_on(color), 210))
    painter.drawPolygon(QPolygonF(star))
    _caption(painter, mark, at)


def _caption(painter: QPainter, mark: SceneMark, at: QPointF) -> None:
    """The label under a mark, on a pale plate."""
    if not mark.label:
        return
    text = mark.label if len(mark.label) <= 12 else mark.label[:11] + "…"
    painter.setFont(theme.font(5.2, bold=True))
    width = painter.fontMetrics().horizontalAdvance(text) + 5.0
    box = QRectF(at.x() - width / 2, at.y() + 11, width, 9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 205))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QColor("#1b1f26"))
    painter.drawText(box, CENTER, text)


def _scaled(outline: QPolygonF, factor: float) -> QPolygonF:
    return QPolygonF([outline.at(n) * factor for n in range(outline.count())])
