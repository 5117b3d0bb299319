"""Moving about in a game: undo, redo, back to a line of the log, to another branch, over to an edited pack."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from workbench.engine.ruleset import SetupRefused
from workbench.gui.lang import tr
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.clock import Clock
from workbench.gui.playtest.match import Match
from workbench.playtest.history import position_at
from workbench.playtest.session import NOT_RESUMED


class Travel(QObject):
    """Stops the clock, stands elsewhere in the game of a match, and has it shown.

    `begin` shows a game that is another now; `banner` offers, with its second button, to go over to an edited pack.
    """

    def __init__(
        self, match: Match, clock: Clock, banner: Banner, show: Callable[[], None], begin: Callable[[], None]
    ) -> None:
        super().__init__(banner)
        self._match, self._clock, self._banner, self._show, self._begin = match, clock, banner, show, begin
        banner.second.connect(self.carry_over)

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

    def carry_over(self) -> None:
        """Go on with the same decisions on the packs as they are now; when they cannot, the banner says why."""
        self._clock.stop()
        only = "Only a new game can play the pack as it is now: {why}"
        try:
            self._match.carry_over()
        except NOT_RESUMED as error:
            self._banner.say(tr(only, why=str(error)))
        except SetupRefused as refused:
            self._banner.say(tr(only, why="; ".join(refused.reasons)))
        else:
            self._banner.say("")
            self._begin()

    def go_back(self, depth: int) -> None:
        """Stand where so many decisions had been taken."""
        if self._match.session is not None:
            self.go_to(position_at(self._match.session, depth))
