"""Wheels and spinners: coloured segments in proportion, a pointer on the one it stopped on."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from workbench.engine.scene import SceneWheel
from workbench.gui import theme
from workbench.gui.board.ink import glazed, readable_on
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

CENTER = Qt.AlignmentFlag.AlignCenter


#: Turns that a pointer makes before it stops.
TURNS = 3


def paint_wheel(
    painter: QPainter, wheel: SceneWheel, box: QRectF, palette: Palette, lit: bool, spun: float = 1.0
) -> None:
    """Paint a wheel into a box: title above, the disc below, the first segment from the top clockwise.

    `spun` is how far a spin has come, 0 to 1: before it has ended nothing tells the result.
    """
    going = wheel.result is not None and spun < 1.0
    head = _title(painter, wheel.title.partition(":")[0] if going else wheel.title, box, palette, wheel.seat)
    size = min(box.width(), box.height() - head) - 10
    disc = QRectF(box.center().x() - size / 2, box.top() + head + 4, size, size)
    whole = sum(max(0, segment.size) for segment in wheel.segments) or 1
    start = stop = 90.0
    for number, segment in enumerate(wheel.segments):
        span = 360.0 * max(0, segment.size) / whole
        color = tone(palette, segment.color, palette.muted)
        dimmed = wheel.result is not None and wheel.result != number and not going
        painter.setPen(QPen(QColor(palette.surface), 1.4))
        painter.setBrush(glazed(color, 110 if dimmed else 255))
        painter.drawPie(disc, round(start * 16), round(-span * 16))
        ink = QColor(palette.text) if dimmed else readable_on(color)
        _text(painter, segment.label, disc, start - span / 2, span, ink)
        if wheel.result == number:
            stop = start - span / 2
        start -= span
    if wheel.result is not None:
        _pointer(painter, disc, stop + (1.0 - spun) * 360.0 * TURNS, palette)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.legal if lit else palette.strong_border), 3.0 if lit else 1.6))
    painter.drawEllipse(disc)


def _title(painter: QPainter, title: str, box: QRectF, palette: Palette, seat: int) -> float:
    """Write whose wheel it is, and in a second line what it shows where one line is too short; return their height."""
    who, _, shows = title.partition(": ")
    painter.setFont(theme.font(8.0, bold=True))
    painter.setPen(QColor(palette.seat(seat) if seat else palette.text))
    lines = [title] if painter.fontMetrics().horizontalAdvance(title) <= box.width() else [who, shows]
    for number, line in enumerate(filter(None, lines)):
        said = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(QRectF(box.left(), box.top() + number * 13, box.width(), 18), CENTER, said)
        painter.setFont(theme.font(8.0))
        painter.setPen(QColor(palette.text))
    return 18.0 if len(lines) == 1 or not shows else 31.0


def _text(painter: QPainter, text: str, disc: QRectF, degrees: float, span: float, ink: QColor) -> None:
    """Write into a segment what fits between its edges."""
    far = disc.width() * 0.32
    painter.setFont(theme.font(6.2))
    at = disc.center() + QPointF(math.cos(math.radians(degrees)), -math.sin(math.radians(degrees))) * far
    widest = max((painter.fontMetrics().horizontalAdvance(word) for word in text.split()), default=0)
    across = 2 * far * math.sin(math.radians(min(span, 180.0)) / 2)
    to_edge = disc.width() - 2 * abs(at.x() - disc.center().x())
    if span < 14 or widest > min(across, to_edge) + 4:
        return
    painter.setPen(ink)
    painter.drawText(QRectF(at.x() - 30, at.y() - 10, 60, 20), CENTER | Qt.TextFlag.TextWordWrap, text)


def _pointer(painter: QPainter, disc: QRectF, degrees: float, palette: Palette) -> None:
    way = QPointF(math.cos(math.radians(degrees)), -math.sin(math.radians(degrees)))
    side = QPointF(-way.y(), way.x())
    tip = disc.center() + way * disc.width() * 0.44
    foot = disc.center() + way * disc.width() * 0.56
    painter.setPen(QPen(QColor(palette.surface), 1.0))
    painter.setBrush(QColor(palette.active))
    painter.drawPolygon(QPolygonF([tip, foot + side * 7, foot - side * 7]))
