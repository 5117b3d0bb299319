"""The column beside the table: dice, the prompt, the last dice, the log with the rulings behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QTabWidget, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.playtest.shy_scroll import ShyScroll

#: Pixels that the prompt and the log always have.
_LEAST = 130
#: Pixels that the last dice keep when there is little room.
_DICE = 150


def lay_out(pane: QWidget, bars: Sequence[QWidget], table: QWidget, side: QWidget) -> None:
    """Lay a pane out: bars on top, the table beside the column below them."""
    middle = QSplitter(Qt.Orientation.Horizontal)
    middle.addWidget(table)
    middle.addWidget(side)
    middle.setStretchFactor(0, 1)
    middle.setSizes([900, 340])
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
) -> QWidget:
    """Return the widgets laid out in a column, switches of the playtest at its end."""
    side = QWidget()
    column = QVBoxLayout(side)
    column.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
    column.setSpacing(theme.SMALL)
    split = QSplitter(Qt.Orientation.Vertical)
    split.addWidget(_scrolled(prompt))
    below = QWidget()
    rest = QVBoxLayout(below)
    rest.setContentsMargins(0, 0, 0, 0)
    rest.setSpacing(theme.SMALL)
    rest.addWidget(ShyScroll(last, _DICE))
    rest.addWidget(_tabs(log, branches, rulings), 1)
    split.addWidget(below)
    split.setChildrenCollapsible(False)
    split.setSizes([250, 430])
    column.addWidget(dice)
    column.addWidget(split, 1)
    for each in settings:
        column.addWidget(each)
    return side


def _tabs(log: QWidget, branches: QWidget | None, rulings: QWidget) -> QTabWidget:
    """The log, with the branches and the rulings behind it."""
    tabs = QTabWidget()
    tabs.setMinimumHeight(_LEAST)
    tabs.setAccessibleName(tr("Log and rulings"))
    tabs.addTab(log, tr("Log"))
    if branches is not None:
        tabs.addTab(branches, tr("Branches"))
    tabs.addTab(rulings, tr("House rulings"))
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
