"""A line across the table with a button: the result, or that the pack changed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from workbench.gui import theme
from workbench.gui.plain_text import PlainLabel


class Banner(QFrame):
    """Says one thing and offers one thing to do, sometimes a second; hidden until it has something to say."""

    #: The button was pressed; the second one was.
    pressed = Signal()
    second = Signal()

    def __init__(self, button: str, second: str = "") -> None:
        super().__init__()
        self.setObjectName("banner")
        self.text = PlainLabel()
        self.text.setWordWrap(True)
        self.button = QPushButton(button)
        self.button.clicked.connect(self.pressed)
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.NORMAL, theme.SMALL, theme.NORMAL, theme.SMALL)
        line.addWidget(self.text, 1)
        self.other = QPushButton(second)
        self.other.clicked.connect(self.second)
        self.other.hide()
        line.addWidget(self.other)
        line.addWidget(self.button)
        self.hide()

    def say(self, text: str, color: str = "", big: bool = False, also: bool = False) -> None:
        """Say something on a ground of a colour, `also` with the second button; an empty text hides the banner."""
        self.setVisible(bool(text))
        self.other.setVisible(also)
        if not text:
            return
        palette = theme.current()
        ground = theme.mix(color or palette.warning, palette.surface, 0.78).name()
        edge = color or palette.warning
        self.setStyleSheet(f"#banner {{ background: {ground}; border: none; border-left: 5px solid {edge}; }}")
        self.text.setStyleSheet(f"color: {palette.text}; {'font-size: 13pt; font-weight: bold;' if big else ''}")
        self.text.setText(text)
