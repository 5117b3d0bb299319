"""Hexes painted once in full, from which the pixmaps of every zoom are shrunk: strokes are dear, shrinking is cheap."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF

from workbench.gui.board.brushwork import Brushwork
from workbench.gui.board.look import Look
from workbench.gui.board.relief import paint_relief
from workbench.gui.board.textures import stands, texture_named

#: Zooms of the masters, largest first; each but the first two is half of the one before, shrunk from it.
ZOOMS = (4.0, 2.0, 1.0, 0.5, 0.25)
#: The largest zoom that is shrunk from: what needs more is painted anew.
FULL = 2.0
#: Hues that are leaves, and the hue of the meadow that is painted under them.
GREEN, MEADOW = (70, 175), 98


class Master(NamedTuple):
    """A pixmap with the hex in its middle, and its pixels a scene unit."""

    pixmap: QPixmap
    zoom: float


class Masters:
    """The masters of one board in one theme, by look and variant, and of the halves of relief."""

    def __init__(self, polygon: QPolygonF, dim: float, dark: bool) -> None:
        self._polygon, self._dim, self._dark = polygon, dim, dark
        self._kept: dict[tuple[object, float], Master] = {}

    def ground(self, look: Look, variant: int, zoom: float) -> Master:
        """Return a terrain's strokes for pixels of `zoom` a scene unit."""

        def paint(painter: QPainter) -> None:
            path = QPainterPath()
            path.addPolygon(self._polygon)
            path.closeSubpath()
            painter.setClipPath(path)
            texture_named(look.texture)(Brushwork(painter, dimmed(look.ink, self._dim), variant))

        return self._master((look, variant), zoom, paint)

    def relief(self, key: int, zoom: float) -> Master:
        """Return one half of a hex's edges."""
        return self._master(key, zoom, lambda painter: paint_relief(painter, self._polygon, key, self._dark))

    def _master(self, key: object, zoom: float, paint: Callable[[QPainter], None]) -> Master:
        size = next((each for each in reversed(ZOOMS) if each >= zoom), ZOOMS[0])
        found = self._kept.get((key, size))
        if found is None:
            made = self._painted(size, paint) if size >= FULL else self._halved(key, size, paint)
            found = self._kept[key, size] = Master(made, size)
        return found

    def _painted(self, size: float, paint: Callable[[QPainter], None]) -> QPixmap:
        box = self._polygon.boundingRect()
        # Multiples of 16, so that halving stays exact and the middle stays in the middle.
        width, height = (16 * math.ceil(side * size / 16 + 0.2) for side in (box.width(), box.height()))
        pixmap = QPixmap(width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(width / 2, height / 2)
        painter.scale(size, size)
        paint(painter)
        painter.end()
        return pixmap

    def _halved(self, key: object, size: float, paint: Callable[[QPainter], None]) -> QPixmap:
        above = self._master(key, size * 2, paint).pixmap
        aspect, mode = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return above.scaled(above.width() // 2, above.height() // 2, aspect, mode)


def dimmed(color: QColor, dim: float) -> QColor:
    """Return a terrain's colour in the theme."""
    return QColor(round(color.red() * dim), round(color.green() * dim), round(color.blue() * dim))


def ground_color(look: Look, dim: float) -> QColor:
    """Return the colour under a terrain's strokes: under what stands, a paler one, so that it is seen."""
    color = dimmed(look.ink, dim)
    if not stands(look.texture) or look.texture == "boulder":
        return color
    hue = MEADOW if GREEN[0] < color.hue() < GREEN[1] else max(color.hue(), 0)
    return QColor.fromHsv(hue, int(color.saturation() * 0.8), max(color.value(), int(172 * dim)))
