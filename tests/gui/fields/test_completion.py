"""The list that drops down."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.gui.fields.completion import Completion


def test_taking_an_offer_fills_the_line_and_tells(qtbot: QtBot) -> None:
    line = on_screen(qtbot, QLineEdit())
    completion = Completion(line, lambda typed: [("sprout", "Sprout"), ("leafling", "Leafling")])
    completion.offer("l")
    with qtbot.waitSignal(completion.chosen) as told:
        completion._activated(completion._model.index(1, 0))
    assert told.args == ["leafling"]
    assert line.text() == "leafling"
    completion.hide()


def test_nothing_drops_down_for_what_is_typed_already(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    completion = Completion(line, lambda typed: [("sprout", "Sprout")])
    completion.offer("sprout")
    assert completion._completer is None
