"""A box for a text of several lines that grows with it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from workbench.gui.widgets.literal_text import LiteralText

_LEAST_LINES = 2
_MOST_LINES = 9
#: Letters from which a text is not wrapped.
_LONG = 10_000


class TextBox(LiteralText):
    """Emits `typed` for what the user does, not for what is shown. Tab goes to the next field."""

    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._showing = False
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textChanged.connect(self._changed)

    def show_text(self, text: str) -> None:
        """Show a text; nothing moves when it is there already."""
        if text == self.toPlainText():
            return
        self._showing = True
        self._wrap(len(text))
        self.setPlainText(text)
        self._showing = False

    def sizeHint(self) -> QSize:
        """As high as the text, within bounds."""
        long = self.document().characterCount() > _LONG
        lines = _MOST_LINES if long else min(max(self._lines(), _LEAST_LINES), _MOST_LINES)
        height = lines * self.fontMetrics().lineSpacing() + 20
        return QSize(240, height)

    def minimumSizeHint(self) -> QSize:
        """Never less than its lines."""
        return QSize(120, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks lines elsewhere."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _lines(self) -> int:
        """Lines on the screen, counted only as far as they matter."""
        lines, block = 0, self.document().firstBlock()
        while block.isValid() and lines < _MOST_LINES:
            lines += max(block.lineCount(), 1)
            block = block.next()
        return lines

    def _wrap(self, letters: int) -> None:
        """Breaking a very long text into lines takes seconds each time: it scrolls sideways instead."""
        mode = QPlainTextEdit.LineWrapMode
        wanted = mode.NoWrap if letters > _LONG else mode.WidgetWidth
        if self.lineWrapMode() != wanted:
            self.setLineWrapMode(wanted)

    def _changed(self) -> None:
        self._wrap(self.document().characterCount())
        self.updateGeometry()
        if not self._showing:
            self.typed.emit(self.toPlainText())
