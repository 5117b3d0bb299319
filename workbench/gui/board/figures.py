"""Figures as tokens: colour of the seat, label, life, height, facing, badges."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QRadialGradient

from workbench.engine.scene import SceneFigure
from workbench.gui import theme
from workbench.gui.board.ink import glazed, readable_on
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

#: Radius of a token in scene units; the inner circle of a hex is 20.8.
RADIUS = 15.5
#: A life total above this is written as a number, not as segments.
SEGMENTS = 16
CENTER = Qt.AlignmentFlag.AlignCenter


def paint_figure(
    painter: QPainter,
    figure: SceneFigure,
    at: QPointF,
    palette: Palette,
    also: QPointF | None = None,
    turn: float = 0.0,
) -> None:
    """Paint a figure at a point in scene units; `also` is its other space, `turn` the angle of facing 0 in degrees."""
    seat = QColor(palette.seat(figure.seat))
    body = tone(palette, figure.color, palette.seat(figure.seat))
    middle = (at + also) / 2 if also is not None else at
    shape = _shape(figure, at, also)
    if figure.active:
        _glow(painter, middle, QColor(palette.active))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 85))
    painter.drawPath(shape.translated(1.6, 2.6))
    if figure.facing is not None:
        _nose(painter, at, turn + 60.0 * figure.facing, seat)
    _disc(painter, shape, middle, body, seat, palette)
    if figure.life > 0:
        _life(painter, figure, middle, palette)
    _label(painter, figure, middle, body)
    if figure.height:
        _chip(painter, middle + QPointF(12.5, -12.5), f"▲{figure.height}", palette)
    for number, badge in enumerate(figure.badges[:3]):
        _chip(painter, middle + QPointF(-13 + 13 * number, 15.5), badge[:3], palette, QColor(palette.warning))


def _shape(figure: SceneFigure, at: QPointF, also: QPointF | None) -> QPainterPath:
    path = QPainterPath()
    if also is not None:
        spine = QPainterPath(at)
        spine.lineTo(also)
        stroker = QPainterPathStroker()
        stroker.setWidth(RADIUS * 1.84)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(spine).simplified()
    if figure.role == "figure":
        path.addEllipse(at, RADIUS, RADIUS)
        return path
    # Who is no fighting figure (a trainer, a marker of a person) stands on a shield, so that it is told apart at once.
    left, right, top = at.x() - 13.5, at.x() + 13.5, at.y() - 14.5
    path.moveTo(left, top)
    path.lineTo(right, top)
    path.cubicTo(QPointF(right + 1.5, at.y() + 8), QPointF(at.x() + 6, at.y() + 15), QPointF(at.x(), at.y() + 18))
    path.cubicTo(QPointF(at.x() - 6, at.y() + 15), QPointF(left - 1.5, at.y() + 8), QPointF(left, top))
    path.closeSubpath()
    return path


def _glow(painter: QPainter, middle: QPointF, color: QColor) -> None:
    blend = QRadialGradient(middle, RADIUS * 1.9)
    for stop, alpha in ((0.0, 255), (0.55, 235), (0.72, 120), (1.0, 0)):
        blend.setColorAt(stop, glazed(color, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blend)
    painter.drawEllipse(middle, RADIUS * 1.9, RADIUS * 1.9)


def _disc(
    painter: QPainter, shape: QPainterPath, middle: QPointF, body: QColor, seat: QColor, palette: Palette
) -> None:
    blend = QRadialGradient(middle + QPointF(-5, -7), RADIUS * 2.1)
    blend.setColorAt(0.0, body.lighter(128))
    blend.setColorAt(0.7, body)
    blend.setColorAt(1.0, body.darker(125))
    painter.setBrush(blend)
    painter.setPen(QPen(QColor("#ffffff") if not palette.dark else QColor("#f2f2f2"), 5.2))
    painter.drawPath(shape)
    painter.setPen(QPen(seat, 3.2))
    painter.drawPath(shape)


def _nose(painter: QPainter, at: QPointF, degrees: float, seat: QColor) -> None:
    painter.save()
    painter.translate(at)
    painter.rotate(degrees)
    painter.setPen(QPen(QColor("#ffffff"), 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(seat)
    painter.drawPolygon(QPolygonF([QPointF(12, -11), QPointF(27.5, 0), QPointF(12, 11)]))
    painter.restore()


def _life(painter: QPainter, figure: SceneFigure, middle: QPointF, palette: Palette) -> None:
    left = max(0, figure.life - figure.wounds)
    if figure.life > SEGMENTS:
        _chip(painter, middle + QPointF(-12.5, -12.5), f"{left}", palette, QColor(palette.good))
        return
    box = QRectF(middle.x() - 11.6, middle.y() - 11.6, 23.2, 23.2)
    step = 360.0 / figure.life
    gap = min(9.0, step * 0.28) if figure.life > 1 else 0.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(figure.life):
        # From the top, clockwise; lost life goes from the end.
        alive = number < left
        color = QColor("#7dff9a") if alive else QColor(40, 8, 12, 200)
        start = 90.0 - number * step - gap / 2
        for pen in (QPen(QColor(0, 0, 0, 130), 4.0), QPen(color, 2.5)):
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(box, round(start * 16), round(-(step - gap) * 16))


def _label(painter: QPainter, figure: SceneFigure, middle: QPointF, body: QColor) -> None:
    text = figure.label[:3]
    painter.setFont(theme.font(7.6 if len(text) < 3 else 6.2, bold=True))
    ink = readable_on(body)
    box = QRectF(middle.x() - 14, middle.y() - 9, 28, 18)
    painter.setPen(glazed("#000000" if ink.lightness() > 128 else "#ffffff", 120))
    painter.drawText(box.translated(0.6, 0.7), CENTER, text)
    painter.setPen(ink)
    painter.drawText(box, CENTER, text)


def _chip(painter: QPainter, at: QPointF, text: str, palette: Palette, color: QColor | None = None) -> None:
    """A small badge with text."""
    width = 5.0 + 4.6 * len(text)
    box = QRectF(at.x() - width / 2, at.y() - 5, width, 10)
    ground = color or QColor(palette.raised)
    painter.setPen(QPen(QColor(palette.strong_border), 0.8))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(theme.font(5.0, bold=True))
    painter.setPen(readable_on(ground))
    painter.drawText(box, CENTER, text)


def hit(figure: SceneFigure, at: QPointF, point: QPointF) -> bool:
    """Return whether a point is on a figure's token."""
    return math.hypot(point.x() - at.x(), point.y() - at.y()) <= RADIUS + 2
