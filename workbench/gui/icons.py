"""Small drawn icons: one for each kind, by its `x-icon`, else its name; and those of the tool bar."""

from __future__ import annotations

import zlib
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap

from workbench.gui import theme
from workbench.gui.icon_shapes import ACTIONS, SHAPES
from workbench.model.kind import Kind

#: A button with its text beside its icon.
BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_HUES = (212, 152, 28, 268, 340, 186, 92, 48, 8, 238, 300, 122)


def of_kind(kind: Kind | None, name: str) -> QIcon:
    """The icon of a kind: its `x-icon`, a panel when it states points, else the shape of its name or its letter."""
    asked = str(kind.schema.get("x-icon", "")) if kind else ""
    if kind and not asked and "x-points" in kind.schema:
        asked = "panel"
    return _kind_icon(asked or name, name, theme.current().dark)


def kind_color(name: str) -> QColor:
    """The colour that stands for a kind, the same every time."""
    hue = _HUES[zlib.crc32(name.encode()) % len(_HUES)]
    return QColor.fromHsl(hue, 150, 165) if theme.current().dark else QColor.fromHsl(hue, 135, 105)


def action(name: str, *, primary: bool = False) -> QIcon:
    """A line icon in the text's colour, pale when disabled; `primary` is for a button filled with the accent."""
    return _action_icon(name, theme.current().dark, primary)


def dot(color: str, size: int = 10) -> QPixmap:
    """A filled dot, for severities and seats."""
    pixmap, painter = _canvas(size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
    painter.end()
    return pixmap


def dot_icon(color: str) -> QIcon:
    """A dot that keeps its colour in a selected row."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(dot(color, 12), mode)
    return icon


@lru_cache(maxsize=256)
def _kind_icon(shape: str, name: str, dark: bool) -> QIcon:
    pixmap, painter = _canvas(18)
    color = kind_color(name)
    tint = QColor(color)
    tint.setAlphaF(0.22 if dark else 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawRoundedRect(QRectF(0, 0, 18, 18), 4.5, 4.5)
    painter.setPen(_pen(color, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw = SHAPES.get(shape)
    if draw:
        painter.drawPath(_path(draw, 18))
    else:
        _letter(painter, name, color)
    painter.end()
    return QIcon(pixmap)


@lru_cache(maxsize=256)
def _action_icon(name: str, dark: bool, primary: bool) -> QIcon:
    del dark  # part of the key: the colours below follow the theme
    icon = QIcon()
    colors = theme.current()
    for color, mode in (
        (colors.on_accent if primary else colors.text, QIcon.Mode.Normal),
        (colors.faint, QIcon.Mode.Disabled),
    ):
        pixmap, painter = _canvas(18)
        painter.setPen(_pen(QColor(color), 1.5))
        painter.drawPath(_path(ACTIONS[name], 18))
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


def _canvas(size: int) -> tuple[QPixmap, QPainter]:
    """A clear pixmap at three times its size, so that it is sharp on any screen, and a painter on it."""
    pixmap = QPixmap(size * 3, size * 3)
    pixmap.setDevicePixelRatio(3)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


def _pen(color: QColor, width: float) -> QPen:
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _letter(painter: QPainter, name: str, color: QColor) -> None:
    """A capital letter for kinds that no shape was drawn for."""
    face = QFont(theme.FAMILY)
    face.setPixelSize(10)
    face.setBold(True)
    painter.setFont(face)
    painter.setPen(color)
    painter.drawText(QRectF(0, 0, 18, 18), Qt.AlignmentFlag.AlignCenter, name[:1].upper())


def _path(strokes: str, size: float) -> QPainterPath:
    """Read a shape: `M x y`, `L x y`, `C x y r` (circle), `Z`; on a grid of 24."""
    path = QPainterPath()
    words = iter(strokes.split())
    scale = size / 24
    for word in words:
        if word == "Z":
            path.closeSubpath()
            continue
        point = QPointF(float(next(words)) * scale, float(next(words)) * scale)
        if word == "M":
            path.moveTo(point)
        elif word == "L":
            path.lineTo(point)
        elif word == "Q":
            path.quadTo(point, QPointF(float(next(words)) * scale, float(next(words)) * scale))
        else:
            radius = float(next(words)) * scale
            path.addEllipse(point, radius, radius)
    return path
