"""Small texts on hexes: level digits and coordinates, prepared once and stamped many times."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QStaticText

from workbench.gui import theme

#: Texts that are kept prepared.
MOST = 4000


class LabelInk:
    """Stamps level digits and coordinates; texts are cached, since laying text out costs more than drawing it."""

    def __init__(self) -> None:
        self._dark, self._light = QColor(12, 14, 18, 215), QColor(255, 255, 255, 150)
        self._texts: dict[tuple[str, float], tuple[QStaticText, float]] = {}
        self._zoom = 1.0

    def begin(self, painter: QPainter, zoom: float) -> None:
        """Set up for a pass at a zoom."""
        self._zoom = zoom
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)

    def level(self, painter: QPainter, x: int, y: int, level: int) -> None:
        """Stamp a level's digit above the middle of a hex at device (x, y)."""
        self._stamp(painter, x, y - 17 * self._zoom, str(level), 6.4 * self._zoom, True)

    def coordinate(self, painter: QPainter, x: int, y: int, text: str) -> None:
        """Stamp a coordinate below the middle of a hex at device (x, y)."""
        self._stamp(painter, x, y + 9 * self._zoom, text, 5.2 * self._zoom, False)

    def _stamp(self, painter: QPainter, x: float, y: float, text: str, size: float, bold: bool) -> None:
        font = theme.font(min(size, 13.0), bold=bold)
        key = (text, font.pointSizeF())
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) > MOST:
                self._texts.clear()
            made = QStaticText(text)
            made.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            made.prepare(font=font)
            found = self._texts[key] = (made, made.size().width() / 2)
        painter.setFont(font)
        painter.setPen(self._light)
        painter.drawStaticText(QPointF(x - found[1] + 0.8, y + 0.8), found[0])
        painter.setPen(self._dark)
        painter.drawStaticText(QPointF(x - found[1], y), found[0])
