"""The docks below the editors: folded while they have nothing to say, and while a game needs the room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from workbench.gui.document import Document
from workbench.gui.tabs import EditorTabs

#: Pixels of height when they open for the first time.
_HEIGHT = 175


class LowerDocks(QObject):
    """Opens the docks when the first problem appears and folds them when the last one goes; a click does both too.

    A pane that says `wants_room` has the window to itself: there the docks open by hand only.
    """

    def __init__(self, window: QMainWindow, docks: Sequence[QDockWidget], tabs: EditorTabs, document: Document) -> None:
        super().__init__(window)
        self._window, self._docks, self._tabs, self._document = window, tuple(docks), tabs, document
        self._any = False
        self._sized = False
        #: Whether they are open, by whether the pane in front wants the room.
        self._open = {False: False, True: False}
        document.findings_changed.connect(self._findings_changed)
        tabs.current_changed.connect(lambda _: self.apply())
        self.apply()

    @property
    def are_open(self) -> bool:
        """Whether they are in sight, or would be if the window were."""
        return self._open[self._cramped]

    def set_open(self, on: bool) -> None:
        """Open or fold them beside the pane in front."""
        self._open[self._cramped] = on
        self.apply()

    def toggle(self) -> None:
        """Turn between open and folded."""
        self.set_open(not self.are_open)

    def holds(self, dock: QWidget) -> bool:
        """Whether a dock is one of these."""
        return dock in self._docks

    def apply(self) -> None:
        """Show or hide the docks as is wanted now."""
        on = self.are_open
        for dock in self._docks:
            if dock.isHidden() == on:
                dock.setVisible(on)
        if on and not self._sized:
            self._sized = True
            self._window.resizeDocks(list(self._docks[:1]), [_HEIGHT], Qt.Orientation.Vertical)

    @property
    def _cramped(self) -> bool:
        return bool(getattr(self._tabs.currentWidget(), "wants_room", False))

    def _findings_changed(self) -> None:
        found = bool(self._document.findings)
        if found != self._any:
            self._any = self._open[False] = found
            if found:
                self._docks[0].raise_()
            self.apply()
