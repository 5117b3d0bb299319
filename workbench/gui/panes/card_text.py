"""The written text of a card: phrases that light up with the field that they say."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QTextBlockFormat, QTextCharFormat, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QTextEdit

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.panes.pointing import nearest, says

if TYPE_CHECKING:
    from workbench.engine.powers.text.phrase import Phrase


class Part(NamedTuple):
    """Letters `start` to `end` of the shown text, as Qt counts them, say the field at `pointer`."""

    start: int
    end: int
    pointer: str


class CardText(QTextEdit):
    """As wide as it is told and as high as its text: what scrolls is the card."""

    #: str pointer of the phrase under the mouse; empty when there is none.
    hovered = Signal(str)
    #: str pointer of a phrase that was clicked.
    chosen = Signal(str)

    def __init__(self, told: Phrase, first_line: int, width: int) -> None:
        """Show the lines of a card's text from `first_line` on, without those that say nothing."""
        super().__init__()
        self.setReadOnly(True)
        self.setProperty("role", "print")
        self.setAccessibleName(tr("Card text"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.viewport().setMouseTracking(True)
        self.document().setDocumentMargin(0)
        self.parts = self._write(told, first_line)
        self._under = ""
        self.lit = ""
        self.setFixedWidth(width)
        self.document().setTextWidth(width)
        self.setFixedHeight(round(self.document().size().height()) + 2)

    def light(self, pointer: str) -> None:
        """Light up what says a field, else what says whatever holds it; nothing for an empty pointer."""
        self.lit = nearest({part.pointer for part in self.parts}, pointer)
        marks = []
        for part in self.parts:
            if says(part.pointer, self.lit):
                mark = QTextEdit.ExtraSelection()
                mark.format.setBackground(QColor(theme.current().selection))
                mark.cursor = QTextCursor(self.document())
                mark.cursor.setPosition(part.start)
                mark.cursor.setPosition(part.end, QTextCursor.MoveMode.KeepAnchor)
                marks.append(mark)
        self.setExtraSelections(marks)

    def pointer_of(self, place: int) -> str:
        """Return the pointer of the letter at a place of the shown text."""
        return next((part.pointer for part in self.parts if part.start <= place < part.end), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say which phrase the mouse came to."""
        super().mouseMoveEvent(event)
        self._enter(self._at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the phrase that was clicked; letters that were drawn over are only selected."""
        super().mouseReleaseEvent(event)
        pointer = self._at(event)
        if pointer and event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.chosen.emit(pointer)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse went elsewhere."""
        super().leaveEvent(event)
        self._enter("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave turning the wheel to the card."""
        event.ignore()

    def _enter(self, pointer: str) -> None:
        if pointer != self._under:
            self._under = pointer
            shape = Qt.CursorShape.PointingHandCursor if pointer else Qt.CursorShape.IBeamCursor
            self.viewport().setCursor(shape)
            self.hovered.emit(pointer)

    def _at(self, event: QMouseEvent) -> str:
        """The pointer of what lies under the mouse: only where there are letters."""
        place = self.document().documentLayout().hitTest(event.position(), Qt.HitTestAccuracy.ExactHit)
        return self.pointer_of(place) if place >= 0 else ""

    def _write(self, told: Phrase, first_line: int) -> list[Part]:
        """Write the lines a paragraph each, names of powers in bold; return where each phrase stands."""
        text, parts = str(told), []
        cursor, at = QTextCursor(self.document()), 0
        lines = text.splitlines(keepends=True)
        for number, line in enumerate(lines):
            start, at = at, at + len(line)
            if number < first_line or not line.strip():
                continue
            if cursor.position():
                cursor.insertBlock()
            cursor.setBlockFormat(_paragraph())
            shift = cursor.position()
            self._insert(cursor, line.rstrip("\n"))
            for span in told.spans:
                first, last = max(span.start, start), min(span.end, start + len(line.rstrip("\n")))
                if first < last:
                    parts.append(
                        Part(shift + _units(text[start:first]), shift + _units(text[start:last]), span.pointer)
                    )
        return parts

    def _insert(self, cursor: QTextCursor, line: str) -> None:
        """Write a line; what stands in capitals before a colon is the name of a power."""
        name, colon, rest = line.partition(": ")
        bold, plain = QTextCharFormat(), QTextCharFormat()
        if colon and name == name.upper() and len(name) > 2:
            bold.setFontWeight(QFont.Weight.Bold)
            cursor.insertText(name + colon, bold)
            line = rest
        cursor.insertText(line, plain)


def _paragraph() -> QTextBlockFormat:
    made = QTextBlockFormat()
    made.setBottomMargin(theme.SMALL)
    return made


def _units(text: str) -> int:
    """How many letters Qt counts: a letter beyond the basic plane counts twice."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
