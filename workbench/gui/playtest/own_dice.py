"""Dice that people throw at their own table: the switch, and what becomes of the faces that are typed in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox

from workbench.engine.scripted import BadFace
from workbench.gui.lang import tr
from workbench.gui.playtest.dice_panel import DicePanel
from workbench.gui.playtest.match import Match


class OwnDice(QCheckBox):
    """Lays faces of a panel before the dice of a match's game; `show` shows the game, `go_on` lets agents decide."""

    def __init__(self, match: Match, panel: DicePanel, show: Callable[[], None], go_on: Callable[[], None]) -> None:
        super().__init__(tr("Type in my own dice"))
        self._match, self._panel, self._show, self._go_on = match, panel, show, go_on
        panel.rolled.connect(self._laid)
        self.toggled.connect(self._turned)

    def _laid(self, faces: list[int]) -> None:
        try:
            if self._match.session is not None:
                self._match.session.lay_dice(faces)
        except BadFace as error:
            self._panel.fault.setText(str(error))
            self._panel.fault.show()
        self._show()
        self._go_on()

    def _turned(self, on: bool) -> None:
        session = self._match.session
        if session is not None:
            session.table_dice = on
            if not on and session.needs is not None:
                session.undo()
            self._show()
