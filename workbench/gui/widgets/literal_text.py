"""A box of text that is read letter by letter."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit

#: What Qt ends a line of a document with; nothing else is another letter than was typed.
_LINES = {0x2029: "\n", 0xFDD0: "\n", 0xFDD1: "\n"}


class LiteralText(QPlainTextEdit):
    """Qt reads no-break spaces as spaces and line separators as line breaks: here they stay what they are."""

    def toPlainText(self) -> str:
        """Return the text; lines end with a line feed."""
        return self.document().toRawText().translate(_LINES)
