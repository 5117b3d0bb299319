"""Small widgets in lines."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from workbench.gui.fields.flow import Flow


def test_widgets_break_into_lines_and_it_takes_no_room_when_empty(qtbot: QtBot) -> None:
    flow = Flow()
    qtbot.addWidget(flow)
    assert flow.minimumHeight() == 0
    buttons = [QPushButton(f"Button {number}") for number in range(6)]
    for button in buttons:
        flow.add(button)
    flow.resize(220, 10)
    flow.show()
    assert buttons[5].y() > buttons[0].y()
    assert buttons[1].x() > buttons[0].x() or buttons[1].y() > buttons[0].y()
    assert flow.height() >= buttons[5].geometry().bottom()
    for button in buttons:
        flow.remove(button)
    assert flow.minimumHeight() == 0
