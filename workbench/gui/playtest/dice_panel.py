"""Dice from the table: says what is to be rolled and takes the faces that fell."""

from __future__ import annotations

import random
import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from workbench.engine.scripted import NeedsRoll, read_face
from workbench.gui import theme
from workbench.gui.lang import tr


class DicePanel(QFrame):
    """Shown while the game waits for dice that people roll themselves."""

    #: list[int]: the faces that fell.
    rolled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.why = QLabel()
        self.why.setProperty("role", "hint")
        self.why.setWordWrap(True)
        self.what = QLabel()
        self.what.setProperty("role", "heading")
        self.faces = QLineEdit()
        self.faces.setAccessibleName(tr("Faces that fell"))
        self.faces.returnPressed.connect(self._lay)
        self.fault = QLabel()
        self.fault.setProperty("role", "error")
        self.fault.hide()
        lay, roll = QPushButton(tr("Lay them")), QPushButton(tr("Roll for me"))
        lay.clicked.connect(self._lay)
        roll.clicked.connect(self._roll)
        column = QVBoxLayout(self)
        column.setSpacing(theme.TINY)
        column.addWidget(self.why)
        column.addWidget(self.what)
        line = QHBoxLayout()
        line.addWidget(self.faces, 1)
        line.addWidget(lay)
        line.addWidget(roll)
        column.addLayout(line)
        column.addWidget(self.fault)
        self._needs: NeedsRoll | None = None
        self.hide()

    def ask(self, needs: NeedsRoll | None, why: str = "") -> None:
        """Ask for dice, and say what has led to them; None hides the panel."""
        self.why.setText(why)
        self.why.setVisible(bool(why))
        if needs is not None and needs is not self._needs:
            self.what.setText(tr("Roll {count} dice of {sides} sides", count=needs.count, sides=needs.sides))
            self.faces.setPlaceholderText(" ".join(["1"] * min(needs.count, 6)))
            self.faces.clear()
            self.fault.hide()
        self._needs = needs
        self.setVisible(needs is not None)

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
