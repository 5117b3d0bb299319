"""A widget as tests look at it: on the screen, in its size, closed when the test is over."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

W = TypeVar("W", bound=QWidget)


def on_screen(qtbot: QtBot, widget: W, width: int = 0, height: int = 0) -> W:
    """Return a widget that is shown, as large as is said or as it likes to be."""
    qtbot.addWidget(widget)
    if width:
        widget.resize(width, height)
    widget.show()
    return widget


def in_little_room(qtbot: QtBot, widget: QWidget, width: int, height: int) -> QScrollArea:
    """Return what a widget is scrolled in, shown in a size; the widget takes the width that there is."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(widget)
    return on_screen(qtbot, scroll, width, height)
