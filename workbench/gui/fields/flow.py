"""A row of small widgets that breaks into lines as text does."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.gui import theme


class Flow(QWidget):
    """Lays its widgets out left to right, then downwards; takes no room while it is empty."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        widget.setParent(self)
        widget.show()
        self._parts.append(widget)
        self._arrange()

    def remove(self, widget: QWidget) -> None:
        """Take a widget out and end it."""
        self._parts.remove(widget)
        widget.hide()
        widget.deleteLater()
        self._arrange()

    def sizeHint(self) -> QSize:
        """As high as the lines at the width it has."""
        return QSize(120, self._place(self.width(), move=False))

    def minimumSizeHint(self) -> QSize:
        """The same: it never scrolls."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        height = self._place(self.width(), move=True)
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def _place(self, width: int, *, move: bool) -> int:
        """Return the height for a width; with `move`, put the widgets there."""
        x = y = line = 0
        for part in self._parts:
            size = part.sizeHint()
            if x and x + size.width() > width:
                x, y, line = 0, y + line + theme.TINY, 0
            if move:
                part.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + theme.TINY
            line = max(line, size.height())
        return y + line
