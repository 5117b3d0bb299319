"""The column beside the table: dice, the prompt, the last dice, the log with the rulings behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QTabWidget, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.playtest.shy_scroll import ShyScroll
from workbench.gui.splitters import remember

#: Pixels that the prompt and the log always have.
_LEAST = 130
#: Pixels that the log would like.
_LOG = 190
#: Pixels that the last dice keep when there is little room.
_DICE = 150


def lay_out(pane: QWidget, bars: Sequence[QWidget], table: QWidget, side: QWidget) -> None:
    """Lay a pane out: bars on top, the table beside the column below them."""
    middle = QSplitter(Qt.Orientation.Horizontal)
    middle.addWidget(table)
    middle.addWidget(side)
    middle.setStretchFactor(0, 1)
    middle.setSizes([900, 340])
    remember(middle, "playtest")
    whole = QVBoxLayout(pane)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    for bar in bars:
        whole.addWidget(bar)
    whole.addWidget(middle, 1)


def side_column(
    prompt: QWidget,
    last: QWidget,
    log: QWidget,
    rulings: QWidget,
    dice: QWidget,
    settings: Sequence[QWidget],
    branches: QWidget | None = None,
    about: QWidget | None = None,
) -> QWidget:
    """Return the widgets laid out in a column, switches of the playtest at its end."""
    side = QWidget()
    column = QVBoxLayout(side)
    column.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
    column.setSpacing(theme.SMALL)
    below = QWidget()
    rest = QVBoxLayout(below)
    rest.setContentsMargins(0, 0, 0, 0)
    rest.setSpacing(theme.SMALL)
    shown = ShyScroll(last, _DICE)
    rest.addWidget(shown)
    rest.addWidget(_tabs(log, branches, rulings, about), 1)
    column.addWidget(dice)
    column.addWidget(SharedSplit(_scrolled(prompt), prompt, below, shown), 1)
    for each in settings:
        column.addWidget(each)
    return side


class SharedSplit(QSplitter):
    """What is asked above, dice and log below: the prompt gets what it needs and gives back what the dice need.

    Nothing jumps with every question: room that nobody else needs stays. Who moves the handle shares it for good.
    """

    def __init__(self, above: QWidget, prompt: QWidget, below: QWidget, dice: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._prompt, self._dice, self._fixed = prompt, dice, False
        for widget in (above, below):
            self.addWidget(widget)
        self.setChildrenCollapsible(False)
        self.setSizes([250, 430])
        self.splitterMoved.connect(self._keep)
        for watched in (prompt, dice):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share anew when one of them needs another height."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Hide):
            self.share()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self.share()

    def share(self) -> None:
        """Give the prompt what it needs, if the others keep the least they can do with."""
        before = self.sizes()
        total, wanted = sum(before), getattr(self._prompt, "wanted", 0)
        if self._fixed or not wanted or total < 2 * _LEAST:
            return
        dice = self._dice.sizeHint().height() if not self._dice.isHidden() else 0
        least = min(self._prompt.minimumHeight(), total - min(dice, _DICE) - _LEAST - theme.SMALL)
        above = min(max(before[0], wanted), total - dice - _LOG)
        above = max(above, min(wanted, total - dice - _LEAST - theme.SMALL), least, _LEAST)
        if above != before[0]:
            self.setSizes([above, total - above])

    def _keep(self) -> None:
        self._fixed = True


def _tabs(log: QWidget, branches: QWidget | None, rulings: QWidget, about: QWidget | None) -> QTabWidget:
    """The log, with the branches, the rulings and what the scenario is about behind it."""
    tabs = QTabWidget()
    tabs.setProperty("narrow", True)
    tabs.setMinimumHeight(_LEAST)
    tabs.setAccessibleName(tr("Log and rulings"))
    tabs.addTab(log, tr("Log"))
    if branches is not None:
        tabs.addTab(branches, tr("Branches"))
    tabs.addTab(rulings, tr("House rulings"))
    if about is not None:
        tabs.addTab(about, tr("Scenario"))
    return tabs


def _scrolled(prompt: QWidget) -> QScrollArea:
    """The prompt in a frame that scrolls, so that long questions make no window higher."""
    scroll = QScrollArea()
    scroll.setWidget(prompt)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setMinimumHeight(_LEAST)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll
