"""A button that looks like a small card: icon, title, a muted line below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from workbench.gui import theme

_ICON = 30
_HEIGHT = 56


class Tile(QPushButton):
    """Takes the focus and the click of a button; `mark` is a colour at its left edge."""

    def __init__(self, title: str, detail: str, icon: QIcon | None = None, mark: str = "") -> None:
        super().__init__()
        self.title = title
        self.detail = detail
        self.mark = mark
        self._picture = icon or QIcon()
        self._hint: QSize | None = None
        self.setAccessibleName(f"{title}, {detail}" if detail else title)
        self.setMinimumHeight(_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Wide enough for both lines; a layout asks several times."""
        if self._hint is None:
            bold = theme.font(bold=True)
            self.ensurePolished()
            width = max(_width(self, self.title, bold), _width(self, self.detail, theme.font(theme.CAPTION)))
            self._hint = QSize(width + self._text_left() + theme.NORMAL, _HEIGHT)
        return self._hint

    def enterEvent(self, event: QEnterEvent) -> None:
        """Paint the hover."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Paint without it."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        colors = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        near = self.underMouse() or self.isDown()
        edge = colors.accent if self.hasFocus() or self.isChecked() else colors.strong_border if near else colors.border
        painter.setPen(QPen(QColor(edge), 1.5 if self.hasFocus() else 1))
        painter.setBrush(QColor(colors.sunken if near else colors.raised))
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(body, 7, 7)
        if self.mark:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.mark))
            painter.drawRoundedRect(QRectF(body.left() + 3, body.top() + 8, 3, body.height() - 16), 1.5, 1.5)
        if not self._picture.isNull():
            self._picture.paint(painter, QRect(12, (self.height() - _ICON) // 2, _ICON, _ICON))
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        colors = theme.current()
        left = self._text_left()
        width = self.width() - left - 8
        middle = self.height() // 2
        upper, lower = QRect(left, 0, width, middle + 1), QRect(left, middle + 2, width, middle - 2)
        flags = Qt.AlignmentFlag
        if not self.detail:
            upper = QRect(left, 0, width, self.height())
        first = flags.AlignBottom if self.detail else flags.AlignVCenter
        for text, font, color, rect, flag in (
            (self.title, theme.font(bold=True), colors.text, upper, first),
            (self.detail, theme.font(theme.CAPTION), colors.muted, lower, flags.AlignTop),
        ):
            painter.setFont(font)
            painter.setPen(QColor(color))
            said = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(rect, flag | flags.AlignLeft, said)

    def _text_left(self) -> int:
        return 14 if self._picture.isNull() else 12 + _ICON + 10


def _width(tile: Tile, text: str, font: QFont) -> int:
    return QFontMetrics(font, tile).horizontalAdvance(text)
