"""Drawing again when the theme turned."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from workbench.gui import theme
from workbench.gui.themed import Themed


def test_it_draws_again_for_another_theme_and_not_when_first_shown(qapp: QApplication, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    drawn: list[str] = []
    Themed(widget, lambda: drawn.append(theme.current().name))
    widget.show()
    qapp.processEvents()
    assert drawn == []
    theme.apply(qapp, "dark")
    qapp.processEvents()
    assert drawn == ["dark"]
    theme.apply(qapp, "light")
    qapp.processEvents()
    assert drawn == ["dark", "light"]
