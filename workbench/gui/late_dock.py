"""A dock whose pane is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget


class LateDock(QDockWidget):
    """Folded docks hold nothing: what they will show is no part of the window's first paint."""

    def __init__(self, title: str, parent: QWidget, make: Callable[[], QWidget]) -> None:
        super().__init__(title, parent)
        self._make = make
        self._pane: QWidget | None = None

    def pane(self) -> QWidget:
        """The pane, made by the first who asks."""
        if self._pane is None:
            self._pane = self._make()
            self.setWidget(self._pane)
        return self._pane

    def showEvent(self, event: QShowEvent) -> None:
        """Be filled before anybody looks."""
        self.pane()
        super().showEvent(event)
