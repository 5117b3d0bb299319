"""A line above the editors that asks what is to become of files that others changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel


class DiskBar(QFrame):
    """Hidden until something is asked; every answer hides it. It never takes the focus away from what is typed."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("disk_bar")
        self.setAccessibleName(tr("Changed on disk"))
        self.text = PlainLabel(wrap=True)
        self.buttons: list[QPushButton] = []
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(theme.NORMAL, theme.SMALL, theme.NORMAL, theme.SMALL)
        self._line.addWidget(self.text, 1)
        self.hide()

    def ask(self, text: str, answers: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Ask, with a button for each answer."""
        self.hush()
        palette = theme.current()
        ground = theme.mix(palette.warning, palette.surface, 0.8).name()
        self.setStyleSheet(f"#disk_bar {{ background: {ground}; border-left: 5px solid {palette.warning}; }}")
        self.text.setText(text)
        for said, does in answers:
            button = QPushButton(said)
            button.clicked.connect(lambda _=False, does=does: self._answer(does))
            self._line.addWidget(button)
            self.buttons.append(button)
        self.show()

    def hush(self) -> None:
        """Ask nothing any more."""
        self.hide()
        for button in self.buttons:
            self._line.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()

    def _answer(self, does: Callable[[], object]) -> None:
        self.hush()
        does()
