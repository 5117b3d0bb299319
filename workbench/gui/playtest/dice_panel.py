"""Dice from the table: says what is thrown, spun or drawn, and takes what came of it, as faces or by name."""

from __future__ import annotations

import random
import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.engine.scripted import NeedsRoll, read_face
from workbench.engine.throw import Throw
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel

#: Answers in a row: many short ones, few long ones; their least width in pixels.
SHORT, LONG, LEAST = 6, 2, 30


class DicePanel(QFrame):
    """Shown while the game waits for dice that people roll themselves."""

    #: list[int]: the faces that fell.
    rolled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.why, self.what = PlainLabel(role="hint", wrap=True), PlainLabel(role="heading", wrap=True)
        self.told, self.fault = PlainLabel(role="hint", wrap=True), PlainLabel(role="error", wrap=True)
        self.faces = QLineEdit()
        self.faces.setAccessibleName(tr("Faces that fell"))
        self.faces.returnPressed.connect(self._lay)
        self.answers: list[QPushButton] = []
        self.names = QWidget()
        self._grid = QGridLayout(self.names)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.TINY)
        self._fallen: list[int] = []
        self._words: tuple[tuple[str, int], ...] = ()
        self._needs: NeedsRoll | None = None
        self._lay_out()
        self.fault.hide()
        self.hide()

    def _lay_out(self) -> None:
        self.lay, roll = QPushButton(tr("Lay them")), QPushButton(tr("Roll for me"))
        self.lay.clicked.connect(self._lay)
        roll.clicked.connect(self._roll)
        column = QVBoxLayout(self)
        column.setSpacing(theme.TINY)
        for widget in (self.why, self.what, self.names, self.told):
            column.addWidget(widget)
        line = QHBoxLayout()
        line.addWidget(self.faces, 1)
        line.addWidget(self.lay)
        line.addWidget(roll)
        column.addLayout(line)
        column.addWidget(self.fault)

    def ask(self, needs: NeedsRoll | None, why: str = "", throw: Throw | None = None) -> None:
        """Ask for dice, and say what has led to them; None hides the panel.

        `throw` is what the ruleset says they are: its answers are buttons, so that nobody has to count faces.
        """
        self.why.setText(why)
        self.why.setVisible(bool(why))
        if needs is not None and needs is not self._needs:
            asked = tr("Roll {count} dice of {sides} sides", count=needs.count, sides=needs.sides)
            if needs.count == 1:
                asked = tr("Roll a die of {sides} sides", sides=needs.sides)
            self.what.setText(throw.question if throw else asked)
            self.faces.setPlaceholderText(" ".join(["1"] * min(needs.count, 6)))
            self.faces.clear()
            self.fault.hide()
            self._name(throw)
        self._needs = needs
        self.setVisible(needs is not None)

    def _name(self, throw: Throw | None) -> None:
        """Put a button for each answer, in the place of numbers."""
        for button in self.answers:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.answers, self._fallen, self._words = [], [], throw.answers if throw else ()
        named = self._words
        across = SHORT if all(len(word) <= SHORT for word, _ in named) else LONG
        for number, (word, face) in enumerate(named):
            button = QPushButton(word.replace("&", "&&"))
            # many answers make the column beside the table no wider
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(LEAST)
            button.clicked.connect(lambda _=False, face=face: self._fell(face))
            self._grid.addWidget(button, number // across, number % across)
            button.show()  # a layout reckons without buttons that wait to be shown
            self.answers.append(button)
        self.names.setVisible(bool(named))
        self.told.hide()
        for widget in (self.faces, self.lay):
            widget.setVisible(not named)

    def _fell(self, face: int) -> None:
        """Take one face by its name; when all have fallen they are laid."""
        self._fallen.append(face)
        if self._needs is not None and len(self._fallen) < self._needs.count:
            words = {button_face: word for word, button_face in self._words}
            told = ", ".join(words[each] for each in self._fallen)
            self.told.setText(tr("{told}: {left} more", told=told, left=self._needs.count - len(self._fallen)))
            self.told.show()
            return
        self.rolled.emit(self._fallen)

    def _lay(self) -> None:
        if self._needs is None:
            return
        said = [read_face(int(word), self._needs.sides) for word in re.findall(r"\d+", self.faces.text())]
        if len(said) != self._needs.count or any(not 1 <= face <= self._needs.sides for face in said):
            self.fault.setText(
                tr("Expected {count} numbers from 1 to {sides}", count=self._needs.count, sides=self._needs.sides)
            )
            self.fault.show()
            return
        self.rolled.emit(said)

    def _roll(self) -> None:
        if self._needs is not None:
            self.rolled.emit([random.randint(1, self._needs.sides) for _ in range(self._needs.count)])
