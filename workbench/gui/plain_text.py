"""Texts of a pack as they are written: a name with `<b>` in it is no markup."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Rich
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label that shows what it is given letter by letter, unless another text format is set on purpose."""

    def __init__(self, text: str = "", role: str = "", wrap: bool = False) -> None:
        """Take the text, its role in the style sheet, and whether it goes over several lines."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if role:
            self.setProperty("role", role)
        self.setWordWrap(wrap)


def plain(text: str) -> str:
    """Return a text for a tooltip or a dialog, which take it for rich text when it looks like that."""
    lines = escape(text).replace("\n", "<br>")
    return f"<span>{lines}</span>" if Rich.mightBeRichText(text) else text
