"""A text editor for JSON: line numbers, colours, the line of a fault marked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from workbench.gui import theme
from workbench.gui.fields.base import is_undo_key
from workbench.gui.json_colors import JsonColors
from workbench.gui.lang import tr
from workbench.gui.widgets.literal_text import LiteralText


class JsonEditor(LiteralText):
    """`own_undo` says who answers Ctrl+Z: the text, while it holds what is no entity yet, else the window."""

    #: The focus went elsewhere.
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.own_undo = False
        self.setFont(theme.font(mono=True))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabStopDistance(self.fontMetrics().horizontalAdvance("  "))
        self.setAccessibleName(tr("JSON text"))
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setProperty("plain", True)
        self._numbers = _Numbers(self)
        self._colors = JsonColors(self.document())
        self._fault = 0
        self._place = 0
        self.blockCountChanged.connect(self._widen)
        self.updateRequest.connect(self._scrolled)
        self.cursorPositionChanged.connect(self._mark)
        self._widen()

    def mark_fault(self, line: int) -> None:
        """Mark a line, from 1; 0 marks none."""
        self._fault = line
        self._mark()

    def mark_place(self, line: int) -> None:
        """Light up a line, from 1; 0 lights none."""
        self._place = line
        self._mark()

    def go_to(self, line: int, column: int) -> None:
        """Put the cursor there, both from 1."""
        block = self.document().findBlockByNumber(max(line - 1, 0))
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right, n=min(max(column - 1, 0), max(block.length() - 1, 0)))
        self.setTextCursor(cursor)
        self.centerCursor()

    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Z to the window unless the text has its own."""
        if event.type() == QEvent.Type.ShortcutOverride and is_undo_key(event) and not self.own_undo:
            event.ignore()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another theme has other colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_colors"):
            self._colors.repaint()
            self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the user turned away."""
        super().focusOutEvent(event)
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the numbers beside the text."""
        super().resizeEvent(event)
        inner = self.contentsRect()
        self._numbers.setGeometry(QRect(inner.left(), inner.top(), self.numbers_width(), inner.height()))

    def numbers_width(self) -> int:
        """Pixels that the line numbers need."""
        return self.fontMetrics().horizontalAdvance("9") * max(len(str(self.blockCount())), 3) + 2 * theme.SMALL

    def paint_numbers(self, event: QPaintEvent) -> None:
        """Paint the numbers of the lines in sight."""
        colors = theme.current()
        painter = QPainter(self._numbers)
        painter.fillRect(event.rect(), QColor(colors.window))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        width = self._numbers.width() - theme.SMALL
        while block.isValid() and top <= event.rect().bottom():
            height = self.blockBoundingRect(block).height()
            number = block.blockNumber() + 1
            painter.setPen(QColor(colors.error if number == self._fault else colors.faint))
            painter.drawText(QRect(0, int(top), width, int(height)), Qt.AlignmentFlag.AlignRight, str(number))
            top += height
            block = block.next()

    def _widen(self) -> None:
        self.setViewportMargins(self.numbers_width(), 0, 0, 0)

    def _scrolled(self, rect: QRect, by: int) -> None:
        if by:
            self._numbers.scroll(0, by)
        else:
            self._numbers.update(0, rect.y(), self._numbers.width(), rect.height())

    def _mark(self) -> None:
        """Mark the line of the cursor and that of the fault."""
        colors = theme.current()
        marks = [self._line_mark(self.textCursor().block().blockNumber(), colors.sunken)]
        if self._place:
            marks.append(self._line_mark(self._place - 1, colors.selection))
        if self._fault:
            marks.append(self._line_mark(self._fault - 1, colors.error_tint))
        self.setExtraSelections(marks)
        self._numbers.update()

    def _line_mark(self, number: int, color: str) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.format.setBackground(QColor(color))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.cursor = QTextCursor(self.document().findBlockByNumber(number))
        return mark


class _Numbers(QWidget):
    """The strip at the left."""

    def __init__(self, editor: JsonEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        return QSize(self._editor.numbers_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._editor.paint_numbers(event)
