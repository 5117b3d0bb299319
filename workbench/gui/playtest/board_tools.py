"""Small buttons in a corner of the board: zoom, the whole board, follow, heights, coordinates, details."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QToolButton, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr


class Tool(NamedTuple):
    """A button: its id, the sign on it, what it does, its key, whether it stays down and is so at first."""

    id: str
    sign: str
    title: str
    key: str
    stays: bool = False
    down: bool = False


TOOLS = (
    Tool("nearer", "+", "Nearer", "+"),
    Tool("farther", "−", "Farther", "-"),
    Tool("whole", "▣", "The whole board", "0"),
    Tool("follow", "◎", "Follow what happens", "F", True, True),
    Tool("levels", "▲", "Write heights on hexes", "H", True),
    Tool("coordinates", "#", "Write coordinates on hexes", "C", True),
    Tool("details", "i", "Tell of what is under the pointer", "I", True, True),
)
#: Distance from the corner, and the side of a button, in pixels.
APART, SIDE = 8, 26


class BoardTools(QFrame):
    """Lies over a widget, at the top right."""

    #: str, bool: the tool that was used, and whether it is down now.
    used = Signal(str, bool)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "card")
        self.setAccessibleName(tr("View of the board"))
        self.buttons: dict[str, QToolButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(3, 3, 3, 3)
        column.setSpacing(1)
        for tool in TOOLS:
            column.addWidget(self._button(tool))
        over.installEventFilter(self)
        self.adjustSize()

    def is_down(self, tool: str) -> bool:
        """Return whether a tool that stays down is down."""
        return self.buttons[tool].isChecked()

    def press(self, key: str) -> bool:
        """Use the tool of a key; False when no tool has it."""
        tool = next((each for each in TOOLS if each.key == key.upper()), None)
        if tool is not None:
            self.buttons[tool.id].click()
        return tool is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.move(self._over.width() - self.width() - APART, APART)
            self.raise_()
        return False

    def _button(self, tool: Tool) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setText(tool.sign)
        button.setFont(theme.font(theme.HEADING, bold=True))
        button.setFixedSize(SIDE, SIDE)
        button.setAccessibleName(tr(tool.title))
        button.setToolTip(f"{tr(tool.title)} ({tool.key})")
        button.setCheckable(tool.stays)
        button.setChecked(tool.down)
        button.clicked.connect(lambda down: self.used.emit(tool.id, down))
        self.buttons[tool.id] = button
        return button
