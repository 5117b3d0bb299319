"""Drawing again when the theme turned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer

from workbench.gui import theme


class Themed(QObject):
    """Calls `redraw` once the colours are other ones, after Qt is done telling all widgets; ends with its parent.

    Qt tells a widget of a new palette also while it is first shown; then nothing is to be done.
    """

    def __init__(self, parent: QObject, redraw: Callable[[], object]) -> None:
        super().__init__(parent)
        self._redraw = redraw
        self._drawn = theme.current()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice another palette."""
        if event.type() == QEvent.Type.PaletteChange and self._drawn is not theme.current():
            self._drawn = theme.current()
            QTimer.singleShot(0, self, self._redraw)
        return super().eventFilter(watched, event)
