"""A button whose text wraps: an answer may be a whole sentence, and the column of answers is narrow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from workbench.gui import theme

#: Pixels: no answer needs more width than this.
_NARROWEST = 90


class AnswerButton(QPushButton):
    """Says `said` from the left in as many lines as its width asks for; its text is that of one line."""

    def __init__(self, said: str) -> None:
        super().__init__(said.replace("&", "&&"))
        self._said = said
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Narrow: the text wraps."""
        return QSize(min(_NARROWEST, self.sizeHint().width()), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that all lines need."""
        hint, metrics = self.sizeHint(), self.fontMetrics()
        beside = hint.width() - metrics.horizontalAdvance(self._said)
        return hint.height() - metrics.height() + self._lines(width - beside) * metrics.lineSpacing()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button of the style, and the lines on it."""
        option, painter = QStyleOptionButton(), QPainter(self)
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        inner = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        colors = theme.current()
        painter.setPen(colors.text if self.isEnabled() else colors.faint)
        painter.drawText(QRectF(inner), self._said, _wrapped())

    def _lines(self, width: int) -> int:
        """Return how many lines the text has in a width."""
        layout, lines = QTextLayout(self._said, self.font()), 0
        layout.setTextOption(_wrapped())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            lines += 1
        layout.endLayout()
        return max(1, lines)


def _wrapped() -> QTextOption:
    """From the left, in the middle, broken between words, within one that is wider than the button."""
    option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
