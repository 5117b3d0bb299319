"""The tools of the map editor: one line each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from workbench.gui.palette import Palette


@dataclass(frozen=True)
class Tool:
    """A tool: its id, title, key, hint; its icon as strokes of `x,y` on a grid of 24; whether it puts the terrain."""

    id: str
    title: str
    key: str
    hint: str
    strokes: str
    paints: bool = False


TOOLS = (
    Tool("select", "Select", "V", "Pick, move and turn objects", "6,4 6,18 10,14 13,20 15,19 12,13 18,13 6,4"),
    Tool("brush", "Paint", "B", "Paint the chosen terrain", "20,4 11,13|11,13 8,12 5,15 4,20 9,19 12,16 11,13", True),
    Tool("line", "Line", "L", "Paint a straight line", "4,20 20,4|2,20 6,20|4,18 4,22|18,4 22,4|20,2 20,6", True),
    Tool("rectangle", "Rectangle", "X", "Paint a rectangle", "4,6 20,6 20,18 4,18 4,6", True),
    Tool(
        "fill",
        "Fill",
        "F",
        "Fill connected hexes that are alike",
        "11,4 20,13 12,20 4,12 11,4|5,12 19,12|21,16 21,20",
        True,
    ),
    Tool("raise", "Raise", "U", "Raise hexes by one level", "5,19 19,19|12,16 12,5|7,10 12,5 17,10"),
    Tool("lower", "Lower", "D", "Lower hexes by one level", "5,5 19,5|12,8 12,19|7,14 12,19 17,14"),
    Tool("level", "Level", "T", "Put hexes on the chosen level", "3,15 9,15 9,9 21,9|9,15 21,15"),
    Tool("pick", "Pick", "I", "Take terrain and level from a hex", "14,6 18,10|16,8 8,16 5,19|13,11 17,7 20,4"),
    Tool("erase", "Erase", "E", "Take hexes off the map", "9,19 4,14 13,5 19,11 11,19 20,19|8,10 14,16"),
    Tool(
        "place",
        "Place",
        "O",
        "Place what is chosen under Objects",
        "12,21 6,11 6,8 9,4 15,4 18,8 18,11 12,21|10,9 14,9",
    ),
)


def tool_named(name: str) -> Tool:
    """Return a tool by its id."""
    return next(tool for tool in TOOLS if tool.id == name)


def tool_icon(strokes: str, palette: Palette, size: int = 18) -> QIcon:
    """Return an icon of strokes in the colours of the theme, in the accent's colour while it is on."""
    icon = QIcon()
    for state, color in ((QIcon.State.Off, palette.text), (QIcon.State.On, palette.accent)):
        pixmap = QPixmap(size * 2, size * 2)
        pixmap.setDevicePixelRatio(2)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 24, size / 24)
        pen = QPen(QColor(color), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for stroke in strokes.split("|"):
            points = [QPointF(*map(float, pair.split(","))) for pair in stroke.split()]
            painter.drawPolyline(QPolygonF(points))
        painter.end()
        icon.addPixmap(pixmap, QIcon.Mode.Normal, state)
    return icon
