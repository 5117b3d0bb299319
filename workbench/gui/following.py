"""Keeping a pane up with the packs: at once while it is in sight, else when it next comes into sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from workbench.gui.document import Document


class Following(QObject):
    """Calls `show` after each change of the packs; ends with its pane. Hidden tabs cost typing nothing."""

    def __init__(self, pane: QWidget, document: Document, show: Callable[[], object]) -> None:
        super().__init__(pane)
        self._pane = pane
        self._show = show
        self._stale = False
        document.changed.connect(self._changed)
        pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Catch up when the pane comes into sight."""
        if event.type() == QEvent.Type.Show and self._stale:
            self._stale = False
            self._show()
        return super().eventFilter(watched, event)

    def _changed(self, changed: object) -> None:
        if self._pane.isVisible():
            self._show()
        else:
            self._stale = True
