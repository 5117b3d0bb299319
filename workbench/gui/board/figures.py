"""Figures as tokens: colour of the seat, label, life, height, facing, badges."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from workbench.engine.scene import FIGHTER, SceneFigure
from workbench.gui import theme
from workbench.gui.board.ink import glazed, readable_on
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

#: Radius of a token in scene units; the inner circle of a hex is 20.8.
RADIUS = 15.5
#: A life total above this is a bar without segments.
SEGMENTS = 16
#: Colours of life that is left, that is nearly gone, that is lost.
LEFT, FEW, LOST = "#4ade6a", "#ffb02e", "#8c1622"
#: Characters of a badge that are painted.
BADGE = 6
CENTER = Qt.AlignmentFlag.AlignCenter


def paint_figure(painter: QPainter, figure: SceneFigure, at: QPointF, palette: Palette) -> None:
    """Paint a figure that stands by itself, at a point in scene units: its token and its small print."""
    paint_token(painter, figure, at, palette)
    paint_small_print(painter, figure, at, palette)


def paint_token(
    painter: QPainter,
    figure: SceneFigure,
    at: QPointF,
    palette: Palette,
    also: QPointF | None = None,
    turn: float = 0.0,
) -> None:
    """Paint a figure without its small print, which goes over the tokens of its neighbours.

    `at` is in scene units, `also` its other space, `turn` the angle of facing 0 in degrees.
    """
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
    if figure.active:
        _outline(painter, shape, middle, QColor(palette.active))
    _label(painter, figure, middle, body)


def paint_small_print(
    painter: QPainter,
    figure: SceneFigure,
    at: QPointF,
    palette: Palette,
    also: QPointF | None = None,
    fine: float = 1.0,
) -> None:
    """Paint life, height and badges of a figure; `fine` enlarges them for a board that is seen from afar."""
    middle = (at + also) / 2 if also is not None else at
    if figure.life > 0:
        _life(painter, figure, middle + QPointF(0, 15.5), fine)
    if figure.height:
        _chip(painter, middle + QPointF(9, -14), f"▲{figure.height}", palette, fine)
    for number, badge in enumerate(figure.badges[:3]):
        place = middle + QPointF(-15 if number else -10, -11 + 11 * number * fine)
        lost = "#c4162a" if badge.startswith("−") else palette.warning
        ground = tone(palette, figure.badge_colors.get(badge, ""), lost)
        shown = badge[:BADGE]
        _chip(painter, place - QPointF(3.0 * max(0, len(shown) - 2) * fine, 0), shown, palette, fine, ground)


def _outline(painter: QPainter, shape: QPainterPath, middle: QPointF, color: QColor) -> None:
    """A line a little outside a token."""
    larger = QTransform().translate(middle.x(), middle.y()).scale(1.24, 1.24).translate(-middle.x(), -middle.y())
    painter.setPen(QPen(color, 2.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(larger.map(shape))


def _shape(figure: SceneFigure, at: QPointF, also: QPointF | None) -> QPainterPath:
    path = QPainterPath()
    if also is not None:
        spine = QPainterPath(at)
        spine.lineTo(also)
        stroker = QPainterPathStroker()
        stroker.setWidth(RADIUS * 1.84)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        return stroker.createStroke(spine).simplified()
    if figure.role == FIGHTER:
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


def _life(painter: QPainter, figure: SceneFigure, at: QPointF, fine: float) -> None:
    """A bar below the token: a segment for each life, green what is left, dark red what is lost."""
    left, wide, high = max(0, figure.life - figure.wounds), 27.0 * min(fine, 1.15), 5.6 * fine
    box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
    painter.setPen(QPen(QColor(12, 14, 18), 1.2))
    painter.setBrush(QColor(12, 14, 18, 235))
    painter.drawRoundedRect(box, 1.8, 1.8)
    inner = box.adjusted(0.7, 0.7, -0.7, -0.7)
    count = figure.life if figure.life <= SEGMENTS else 1
    gap = min(0.9, inner.width() / count * 0.2) if count > 1 else 0.0
    step = inner.width() / count
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LOST))
    painter.drawRect(inner)
    painter.setBrush(QColor(LEFT if 3 * left > figure.life else FEW))
    if count == 1:
        painter.drawRect(QRectF(inner.x(), inner.y(), inner.width() * left / figure.life, inner.height()))
    else:
        for number in range(left):
            painter.drawRect(QRectF(inner.x() + number * step, inner.y(), step, inner.height()))
    painter.setBrush(QColor(12, 14, 18))
    for number in range(1, count):
        painter.drawRect(QRectF(inner.x() + number * step - gap / 2, inner.y(), gap, inner.height()))


def _label(painter: QPainter, figure: SceneFigure, middle: QPointF, body: QColor) -> None:
    text = figure.label[:3]
    painter.setFont(theme.font(7.6 if len(text) < 3 else 6.2, bold=True))
    ink = readable_on(body)
    box = QRectF(middle.x() - 14, middle.y() - 9, 28, 18)
    painter.setPen(glazed("#000000" if ink.lightness() > 128 else "#ffffff", 120))
    painter.drawText(box.translated(0.6, 0.7), CENTER, text)
    painter.setPen(ink)
    painter.drawText(box, CENTER, text)


def _chip(
    painter: QPainter, at: QPointF, text: str, palette: Palette, fine: float, color: QColor | None = None
) -> None:
    """A small badge with text."""
    width, height = (5.0 + 5.0 * len(text)) * fine, 10.5 * fine
    box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    ground = color or QColor(palette.raised)
    painter.setPen(QPen(QColor(palette.strong_border), 0.8))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(theme.font(5.6 * fine, bold=True))
    painter.setPen(readable_on(ground))
    painter.drawText(box, CENTER, text)


def hit(figure: SceneFigure, at: QPointF, point: QPointF) -> bool:
    """Return whether a point is on a figure's token."""
    return math.hypot(point.x() - at.x(), point.y() - at.y()) <= RADIUS + 2
