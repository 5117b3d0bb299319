"""The curtain over the table between two people at one screen, when each of them has something to hide."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.palette import Palette
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.hot_seat import people
from workbench.gui.playtest.match import Match
from workbench.gui.playtest.telling import Asked

_WIDTH = 420


class Curtain(QWidget):
    """Lies in the place of the table until the next person says that they are there; `switch` turns it off."""

    #: The next person is there, or nobody is waited for any more.
    opened = Signal()

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        self.setProperty("role", "surface")
        self.switch = QCheckBox(tr("Cover the table between two people"))
        self.switch.setToolTip(tr("Only where each of them has something to hide"))
        self.switch.setChecked(match.hot_seat.on)
        self.switch.hide()
        self.switch.toggled.connect(self._turned)
        self.name, self.hint = PlainLabel(), PlainLabel(tr("What the table shows now is for their eyes only."))
        self.button = QPushButton(tr("I am here"))
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self._came)
        self._card = QFrame()
        self._lay_out()

    def draw(self, names: Mapping[int, str], palette: Palette) -> Asked | None:
        """Cover the table when somebody has to come first; return what the headline says then, else None."""
        session = self._match.session
        self.switch.setVisible(session is not None and len(people(session)) > 1)
        seat = self._match.awaited
        if not seat:
            return None
        who, color = names.get(seat, ""), palette.seat(seat)
        self.name.setText(who)
        self.name.setStyleSheet(f"color: {color};")
        self._card.setStyleSheet(
            f"#curtain {{ border-top: 5px solid {color}; border-top-left-radius: 0; border-top-right-radius: 0; }}"
        )
        return Asked(who, color, tr("The table is covered until {who} is there", who=who))

    def showEvent(self, event: QEvent) -> None:
        """Enter says that one is there."""
        self.button.setFocus()

    def _came(self) -> None:
        self._match.hot_seat.came(self._match.session)
        self.opened.emit()

    def _turned(self, on: bool) -> None:
        self._match.hot_seat.on = on
        self.opened.emit()

    def _lay_out(self) -> None:
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.name.setFont(theme.font(20, bold=True))
        self.hint.setProperty("role", "muted")
        for label in (self.name, self.hint):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._card.setObjectName("curtain")
        self._card.setProperty("role", "card")
        self._card.setFixedWidth(_WIDTH)
        inner = QVBoxLayout(self._card)
        inner.setContentsMargins(theme.LARGE, theme.LARGE, theme.LARGE, theme.LARGE)
        inner.setSpacing(theme.NORMAL)
        inner.addWidget(self.name)
        inner.addWidget(self.hint)
        inner.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(3)
