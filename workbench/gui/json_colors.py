"""Colours for JSON: keys, texts, numbers, words."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from workbench.gui import theme

#: Longer lines stay plain: a map row or a pasted block is no help in colour and slow to match.
_LONGEST = 4000
_TOKEN = re.compile(
    r'(?P<key>"(?:[^"\\]|\\.)*")(?=\s*:)|(?P<text>"(?:[^"\\]|\\.)*")'
    r"|(?P<number>-?\d[\d.eE+-]*)|(?P<word>true|false|null)"
)


class JsonColors(QSyntaxHighlighter):
    """Works line by line, since no JSON text runs over a line."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formats = _formats()

    def repaint(self) -> None:
        """Take the colours of the theme that is on."""
        self._formats = _formats()
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        if len(text) > _LONGEST:
            return
        for match in _TOKEN.finditer(text):
            self.setFormat(match.start(), match.end() - match.start(), self._formats[str(match.lastgroup)])


def _formats() -> dict[str, QTextCharFormat]:
    colors = theme.current()
    made = {}
    for name, color in (
        ("key", colors.accent),
        ("text", colors.good),
        ("number", colors.warning),
        ("word", colors.info),
    ):
        made[name] = QTextCharFormat()
        made[name].setForeground(QColor(color))
    return made
