"""A bar of points: a piece for each member, the limit as a line, what is over it in red."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.gui import theme

_HEIGHT = 12


class PointsBar(QWidget):
    """Paints costs one after another in a seat's colour."""

    def __init__(self) -> None:
        super().__init__()
        self._points: Sequence[int] = ()
        self._limit: int | None = None
        self._seat = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def over(self) -> int:
        """Points beyond the limit."""
        return max(0, sum(self._points) - self._limit) if self._limit is not None else 0

    def show_points(self, points: Sequence[int], limit: int | None, seat: int) -> None:
        """Paint the costs of members against a limit, or alone."""
        self._points, self._limit, self._seat = points, limit, seat
        self.update()

    def sizeHint(self) -> QSize:
        """A thin bar."""
        return QSize(160, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces."""
        colors = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.sunken))
        painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        whole = max(self._limit or 0, sum(self._points), 1)
        left, spent = 0.0, 0
        for cost in self._points:
            width = self.width() * cost / whole
            spent += cost
            over = self._limit is not None and spent > self._limit
            painter.setBrush(QColor(colors.error if over else colors.seat(self._seat)))
            painter.drawRoundedRect(QRectF(left + 0.5, 0, max(width - 1.5, 1), _HEIGHT), 4, 4)
            left += width
        if self.over and self._limit is not None:
            painter.setPen(QPen(QColor(colors.text), 2))
            place = self.width() * self._limit / whole
            painter.drawLine(int(place), 0, int(place), _HEIGHT)
