"""A bar of a die: who has which results; gaps and overlaps in red."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.gui import theme
from workbench.gui.hues import ink_on
from workbench.gui.lang import tr
from workbench.gui.roll_table import RollTable, Span

_BAR = 38
_TICKS = 18


class DieBar(QWidget):
    """Paints a RollTable; `name` gives the words of a row and `color` its colour. A click says which row was meant."""

    row_clicked = Signal(int)

    def __init__(self, name: Callable[[int], str], color: Callable[[int], QColor]) -> None:
        super().__init__()
        self._name = name
        self._color = color
        self._table: RollTable | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Bar of the die"))

    @property
    def table(self) -> RollTable | None:
        """What is painted."""
        return self._table

    def show_table(self, table: RollTable) -> None:
        """Paint a table; screen readers get it in words."""
        self._table = table
        self.setAccessibleDescription("; ".join(said(table, self._name)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One bar with its ticks."""
        return QSize(240, _BAR + _TICKS + 4)

    def minimumSizeHint(self) -> QSize:
        """As high, less wide."""
        return QSize(120, _BAR + _TICKS + 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say which row stands under the mouse."""
        for span in self._table.spans if self._table else ():
            if self._rect(span.first, span.last).contains(event.position()):
                self.row_clicked.emit(span.row)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint spans, then what is wrong over them, then the ticks."""
        if not self._table:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colors = theme.current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.sunken))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), _BAR), 6, 6)
        for span in self._table.spans:
            self._paint_span(painter, span)
        for first, last in (*self._table.gaps, *self._table.overlaps):
            rect = self._rect(first, last)
            painter.setPen(QPen(QColor(colors.error), 1.5))
            painter.setBrush(QBrush(QColor(colors.error), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        self._paint_ticks(painter)

    def _paint_span(self, painter: QPainter, span: Span) -> None:
        rect = self._rect(span.first, span.last)
        color = self._color(span.row)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
        painter.setPen(ink_on(color))
        painter.setFont(theme.font(theme.CAPTION, bold=True))
        inner = rect.adjusted(6, 0, -4, 0)
        text = painter.fontMetrics().elidedText(self._name(span.row), Qt.TextElideMode.ElideRight, int(inner.width()))
        if inner.width() > 18:
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_ticks(self, painter: QPainter) -> None:
        """Numbers below: all of a small die, else the ends of the spans."""
        assert self._table
        size = self._table.size
        ends = {span.first for span in self._table.spans} | {span.last for span in self._table.spans}
        wanted = range(1, size + 1) if self.width() / size > 20 else sorted({1, size, *ends})
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(QColor(theme.current().muted))
        free = -1.0
        for result in wanted:
            rect = self._rect(result, result)
            place = QRectF(rect.center().x() - 16, _BAR + 3, 32, _TICKS)
            if 1 <= result <= size and place.left() + 6 >= free:
                painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(result))
                free = place.right() - 6

    def _rect(self, first: int, last: int) -> QRectF:
        """Where results stand; what lies beyond the die is cut off at its ends."""
        assert self._table
        size = self._table.size
        one = self.width() / size
        left = (min(max(first, 1), size) - 1) * one
        right = min(max(last, 1), size) * one
        return QRectF(left, 0, max(right - left, 3), _BAR)


def said(table: RollTable, name: Callable[[int], str]) -> list[str]:
    """The table in words."""
    words = [f"{span.first}–{span.last} {name(span.row)}" for span in table.spans]
    words += [tr("{first}–{last} means nothing", first=first, last=last) for first, last in table.gaps]
    return words + [tr("{first}–{last} is said twice", first=first, last=last) for first, last in table.overlaps]
