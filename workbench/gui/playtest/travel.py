"""Moving about in a game: undo, redo, back to a line of the log, to another branch."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from workbench.gui.playtest.clock import Clock
from workbench.gui.playtest.match import Match
from workbench.playtest.history import position_at


class Travel(QObject):
    """Stops the clock, stands elsewhere in the game of a match, and has it shown."""

    def __init__(self, match: Match, clock: Clock, show: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._clock, self._show = match, clock, show

    def turn(self, back: bool) -> None:
        """Undo or redo."""
        self._clock.stop()
        session = self._match.session
        if session is not None and (session.undo() if back else session.redo()):
            self._show()

    def go_to(self, number: int) -> None:
        """Stand at a position of the game by its number; another choice there begins a branch."""
        self._clock.stop()
        if self._match.session is not None:
            self._match.session.go_to(number)
            self._show()

    def go_back(self, depth: int) -> None:
        """Stand where so many decisions had been taken."""
        if self._match.session is not None:
            self.go_to(position_at(self._match.session, depth))
