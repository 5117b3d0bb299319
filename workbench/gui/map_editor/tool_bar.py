"""The bar over the map: tools, what is shown, zoom."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.map_editor.tools import TOOLS, tool_icon
from workbench.gui.plain_text import PlainLabel

#: What can be shown or hidden: id, title, key, icon, on at first.
TOGGLES = (
    ("grid", "Grid", "G", "12,3 20,8 20,16 12,21 4,16 4,8 12,3|4,8 12,12 20,8|12,12 12,21", True),
    ("relief", "Relief", "R", "2,18 9,7 13,13 16,9 22,18 2,18", True),
    ("levels", "Levels", "H", "5,20 5,15 10,15 10,10 15,10 15,5 20,5", False),
    ("coordinates", "Coordinates", "K", "4,4 4,20 20,20|4,12 7,12|12,20 12,17|9,8 9,11|15,8 15,11", False),
)
#: Zoom buttons: id, title, key, icon.
ZOOMS = (
    ("zoom_out", "Zoom out", "-", "6,12 18,12"),
    ("zoom_in", "Zoom in", "+", "6,12 18,12|12,6 12,18"),
    ("fit", "Fit the map", "Ctrl+0", "4,9 4,4 9,4|15,4 20,4 20,9|20,15 20,20 15,20|9,20 4,20 4,15"),
)


class ToolBar(QWidget):
    """Tells which tool is on and what is shown."""

    #: str: a tool's id.
    tool_changed = Signal(str)
    #: str, bool: what is shown or hidden.
    toggled = Signal(str, bool)
    #: str: zoom_in, zoom_out or fit.
    zoom_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.tools: dict[str, QToolButton] = {}
        self.toggles: dict[str, QToolButton] = {}
        self._icons: list[tuple[QToolButton, str]] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.SMALL, theme.TINY, theme.SMALL, theme.TINY)
        line.setSpacing(2)
        for tool in TOOLS:
            button = self._button(tr(tool.title), tool.key, tr(tool.hint), tool.strokes)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=tool.id: self.tool_changed.emit(name))
            self._group.addButton(button)
            self.tools[tool.id] = button
            line.addWidget(button)
        line.addStretch(1)
        for name, title, key, strokes, on in TOGGLES:
            button = self._button(tr(title), key, "", strokes)
            button.setCheckable(True)
            button.setChecked(on)
            button.toggled.connect(lambda state, name=name: self.toggled.emit(name, state))
            self.toggles[name] = button
            line.addWidget(button)
        line.addSpacing(theme.SMALL)
        self._add_zoom(line)
        self.repaint_icons()

    def choose(self, name: str) -> None:
        """Show a tool as the one that is on."""
        self.tools[name].setChecked(True)

    def show_zoom(self, percent: int) -> None:
        """Show the zoom."""
        self.percent.setText(f"{percent} %")

    def repaint_icons(self) -> None:
        """Draw the icons in the colours of the theme that is on."""
        for button, strokes in self._icons:
            button.setIcon(tool_icon(strokes, theme.current()))

    def _add_zoom(self, line: QHBoxLayout) -> None:
        self.percent = PlainLabel("100 %", "muted")
        self.percent.setAccessibleName(tr("Zoom"))
        self.percent.setMinimumWidth(46)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for name, title, key, strokes in ZOOMS:
            button = self._button(tr(title), key, "", strokes)
            button.clicked.connect(lambda _=False, name=name: self.zoom_asked.emit(name))
            line.addWidget(button)
            if name == "zoom_out":
                line.addWidget(self.percent)

    def _button(self, title: str, key: str, hint: str, strokes: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setIconSize(QSize(18, 18))
        button.setAccessibleName(title)
        button.setAccessibleDescription(hint)
        button.setToolTip(f"<b>{title}</b> ({key})" + (f"<br>{hint}" if hint else ""))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icons.append((button, strokes))
        return button
