"""Why a scenario cannot be played: every reason at once, and a way to try again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr


class Refusal(QWidget):
    """Lists the reasons."""

    #: The user wants to try again.
    again = Signal()

    def __init__(self) -> None:
        super().__init__()
        outer = QVBoxLayout(self)
        card = QFrame()
        card.setProperty("role", "card")
        card.setMaximumWidth(640)
        inner = QVBoxLayout(card)
        inner.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        inner.setSpacing(theme.SMALL)
        title = QLabel(tr("This scenario cannot be played yet"))
        title.setProperty("role", "title")
        title.setWordWrap(True)
        hint = QLabel(tr("Nothing is broken. Once these are mended, it can:"))
        hint.setProperty("role", "muted")
        self.reasons = QLabel()
        self.reasons.setWordWrap(True)
        self.reasons.setTextFormat(Qt.TextFormat.PlainText)
        self.reasons.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.reasons.setAccessibleName(tr("Reasons"))
        button = QPushButton(tr("Try again"))
        button.setProperty("primary", True)
        button.clicked.connect(self.again)
        for widget in (title, hint, self.reasons):
            inner.addWidget(widget)
        inner.addSpacing(theme.SMALL)
        inner.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addStretch(1)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(2)

    def show_reasons(self, reasons: Sequence[str]) -> None:
        """List the reasons."""
        self.reasons.setText("\n".join(f"•  {reason}" for reason in reasons))
