"""A widget as tests look at it: on the screen, in its size, closed when the test is over."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

W = TypeVar("W", bound=QWidget)


def on_screen(qtbot: QtBot, widget: W, width: int = 0, height: int = 0) -> W:
    """Return a widget that is shown, as large as is said or as it likes to be."""
    qtbot.addWidget(widget)
    if width:
        widget.resize(width, height)
    widget.show()
    return widget
