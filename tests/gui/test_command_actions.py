"""Actions of the commands."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui import command_actions
from workbench.gui.actions import COMMANDS


def test_menus_and_tool_bar_hold_every_command(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    done: list[str] = []
    actions = command_actions.make_actions(window, lambda name: lambda: done.append(name))
    command_actions.fill_menus(window, actions)
    bar = command_actions.fill_tool_bar(window, actions)
    command_actions.show_icons(actions)
    in_menus = {action for menu in window.menuBar().actions() for action in menu.menu().actions()}  # type: ignore[attr-defined]
    assert set(actions.values()) <= in_menus
    buttons = {button.defaultAction(): button for button in bar.findChildren(QToolButton)}
    assert {c.name for c in COMMANDS if c.icon} == {action.objectName() for action in buttons if action}
    assert buttons[actions["save"]].accessibleName() == "Save"
    assert not actions["save"].icon().isNull()
    actions["json"].trigger()
    assert done == ["json"]


def test_the_palette_offers_only_what_can_be_done(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = command_actions.make_actions(window, lambda name: lambda: None)
    actions["undo"].setEnabled(False)
    titles = [offer.title for offer in command_actions.offers(actions)]
    assert "Undo" not in titles
    assert "Playtest" in titles
    assert len(titles) == len(COMMANDS) - 2
