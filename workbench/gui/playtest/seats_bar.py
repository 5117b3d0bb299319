"""The bar over the table: who plays which seat, the seed, a new game, undo, how fast agents decide."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSpinBox, QToolButton, QVBoxLayout, QWidget

from workbench.engine.agents import AGENTS
from workbench.gui import icons, theme
from workbench.gui.lang import tr
from workbench.gui.palette import Palette
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.clock import SPEEDS

#: Buttons after the seats: id, title, icon, key.
BUTTONS = (
    ("undo", "Undo", "undo", "Ctrl+Backspace"),
    ("redo", "Redo", "redo", "Ctrl+Shift+Backspace"),
    ("save", "Save the replay", "save", ""),
    ("load", "Load a replay", "open", ""),
)

#: So many seats stand beside the seed.
BESIDE = 2


class SeatsBar(QWidget):
    """Tells who shall play, with which seed and how fast."""

    #: A new game is wanted.
    new_game = Signal()
    #: int, object: a seat's player is another now (None: a person).
    player_changed = Signal(int, object)
    #: str: the name of the speed.
    speed_changed = Signal(str)
    #: str: undo, redo, save, load or step.
    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.players: dict[int, QComboBox] = {}
        self._names: dict[int, QLabel] = {}
        self.buttons: dict[str, QToolButton | QPushButton] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(theme.SMALL, theme.TINY, theme.SMALL, theme.TINY)
        self._line, self._below = QHBoxLayout(), QHBoxLayout()
        for line in (self._line, self._below):
            line.setSpacing(6)
            rows.addLayout(line)
        self.start = QPushButton(tr("New game"))
        self.start.setProperty("primary", True)
        self.start.clicked.connect(self.new_game)
        self.seed = self._seed()
        self._line.addWidget(self.start)
        self._line.addWidget(PlainLabel(tr("Seed")))
        self._line.addWidget(self.seed)
        self._seats, self._many = QHBoxLayout(), QHBoxLayout()
        for seats, line in ((self._seats, self._line), (self._many, self._below)):
            seats.setSpacing(6)
            line.addLayout(seats)
            line.addStretch(1)
        self._add_speed()
        for name, title, icon, key in BUTTONS:
            self._line.addWidget(self._button(name, title, icon, key))

    def show_seats(self, names: Mapping[int, str]) -> None:
        """Offer a player for each seat; who was chosen before stays. Seat 1 is a person at first, the others agents.

        More than two seats have a line of their own, so that the window need not be wider for them.
        """
        before = self.agents()
        for line in (self._seats, self._many):
            _emptied(line)
        seats = self._seats if len(names) <= BESIDE else self._many
        self.players.clear()
        self._names.clear()
        for seat, name in sorted(names.items()):
            label = PlainLabel(f"● {name}")
            self._names[seat] = label
            box = QComboBox()
            box.addItem(tr("Person"), None)
            for agent in AGENTS:
                box.addItem(tr(agent), agent)
            wanted = before[seat] if seat in before else (None if seat == 1 else next(iter(AGENTS)))
            box.setCurrentIndex(max(0, box.findData(wanted)) if wanted else 0)
            box.setAccessibleName(tr("Player of {name}", name=name))
            box.currentIndexChanged.connect(lambda _, s=seat, b=box: self.player_changed.emit(s, b.currentData()))
            self.players[seat] = box
            seats.addWidget(label)
            seats.addWidget(box)
        self.color_seats(theme.current())

    def color_seats(self, palette: Palette) -> None:
        """Write the names in the colours of their seats."""
        for seat, label in self._names.items():
            style = f"color: {palette.seat(seat)}; font-weight: bold;"
            if label.styleSheet() != style:  # each new one lays the bar out again
                label.setStyleSheet(style)

    def agents(self) -> dict[int, str | None]:
        """Return who plays each seat: None is a person."""
        return {seat: box.currentData() for seat, box in self.players.items()}

    def seat(self, seat: int, agent: str | None) -> None:
        """Choose who plays a seat."""
        box = self.players[seat]
        box.setCurrentIndex(0 if agent is None else box.findData(agent))

    def show_game(self, seed: int, agents: Mapping[int, str | None]) -> None:
        """Show the seed and the players of a game that was loaded, without changing it."""
        for seat in agents.keys() & self.players.keys():
            self.players[seat].blockSignals(True)
            self.seat(seat, agents[seat])
            self.players[seat].blockSignals(False)
        self.seed.setValue(seed & 0x7FFFFFFF)

    def _seed(self) -> QSpinBox:
        """The number that all chance of a game follows from."""
        box = QSpinBox()
        box.setRange(0, 2_147_483_647)
        box.setValue(1)
        box.setMaximumWidth(120)
        box.setAccessibleName(tr("Seed"))
        box.setToolTip(tr("The same seed and the same choices give the same dice"))
        return box

    def _add_speed(self) -> None:
        step = QPushButton(tr("Step"))
        step.setToolTip(tr("Let an agent decide once"))
        step.clicked.connect(lambda: self.asked.emit("step"))
        self.buttons["step"] = step
        self.speed = QComboBox()
        self.speed.setAccessibleName(tr("How fast agents decide"))
        for name in SPEEDS:
            self.speed.addItem(tr(name), name)
        self.speed.setCurrentIndex(list(SPEEDS).index("Normal"))
        self.speed.currentIndexChanged.connect(lambda _: self.speed_changed.emit(self.speed.currentData()))
        self._line.addWidget(step)
        self._line.addWidget(self.speed)

    def _button(self, name: str, title: str, icon: str, key: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setIcon(icons.action(icon))
        button.setAccessibleName(tr(title))
        button.setToolTip(tr(title) + (f" ({key})" if key else ""))
        if key:
            button.setShortcut(key)
        button.clicked.connect(lambda: self.asked.emit(name))
        self.buttons[name] = button
        return button


def _emptied(line: QHBoxLayout) -> None:
    """Take everything off a line."""
    while line.count():
        item = line.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
