"""A dock that is filled when it is first looked at."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from workbench.gui.late_dock import LateDock


def test_a_dock_is_filled_once_and_not_before_it_is_shown(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    made: list[QWidget] = []

    def make() -> QWidget:
        made.append(QLabel("here"))
        return made[-1]

    dock = LateDock("Late", window, make)
    window.addDockWidget(window.dockWidgetArea(dock).BottomDockWidgetArea, dock)
    dock.hide()
    window.show()
    assert not made
    dock.show()
    assert dock.pane() is dock.widget() is made[0]
    assert made[0].isVisible()
    dock.hide()
    dock.show()
    assert len(made) == 1
