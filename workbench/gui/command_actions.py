"""Makes Qt actions of the commands: menus, tool bar, offers of the command palette."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from workbench.gui import icons
from workbench.gui.actions import COMMANDS, Command
from workbench.gui.chooser import Offer
from workbench.gui.lang import tr


def make_actions(window: QMainWindow, does: Callable[[str], Callable[[], object]]) -> dict[str, QAction]:
    """One action for each command; `does` gives what a command's name stands for."""
    made = {}
    for command in COMMANDS:
        action = QAction(tr(command.text), window)
        if command.keys:
            action.setShortcut(QKeySequence(command.keys))
            action.setToolTip(f"{plain(command)} ({command.keys})")
        action.setObjectName(command.name)
        called = does(command.name)
        action.triggered.connect(lambda _=False, called=called: called())
        window.addAction(action)
        made[command.name] = action
    return made


def fill_menus(window: QMainWindow, actions: Mapping[str, QAction]) -> None:
    """Put the actions into the menu bar."""
    menus: dict[str, QMenu] = {}
    for command in COMMANDS:
        if command.menu not in menus:
            menus[command.menu] = window.menuBar().addMenu(tr(command.menu))
        if command.rule:
            menus[command.menu].addSeparator()
        menus[command.menu].addAction(actions[command.name])


def fill_tool_bar(window: QMainWindow, actions: Mapping[str, QAction]) -> QToolBar:
    """Put the actions with an icon on a bar; play stands at the right end."""
    bar = window.addToolBar(tr("Tools"))
    bar.setObjectName("tools")
    bar.setMovable(False)
    bar.setIconSize(QSize(18, 18))
    for command in COMMANDS:
        if command.icon and command.name != "playtest":
            bar.addAction(actions[command.name])
            _name(bar, actions[command.name], command)
    space = QWidget()
    space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    bar.addWidget(space)
    bar.addAction(actions["playtest"])
    button = bar.widgetForAction(actions["playtest"])
    button.setProperty("primary", True)
    button.setToolButtonStyle(icons.BESIDE)  # type: ignore[attr-defined]  # it is a QToolButton
    return bar


def show_icons(actions: Mapping[str, QAction]) -> None:
    """Draw the icons in the colours of the theme that is on."""
    for command in COMMANDS:
        if command.icon:
            primary = command.name == "playtest"
            actions[command.name].setIcon(icons.action(command.icon, primary=primary))


def offers(actions: Mapping[str, QAction]) -> list[Offer]:
    """What the command palette offers: everything that can be done now."""
    found = []
    for command in COMMANDS:
        if actions[command.name].isEnabled() and command.name != "palette":
            icon = icons.action(command.icon) if command.icon else QIcon()
            found.append(Offer(plain(command), command.keys, icon, actions[command.name].trigger))
    return found


def plain(command: Command) -> str:
    """A command's words without mnemonic and dots."""
    return tr(command.text).replace("&", "").rstrip("…")


def _name(bar: QToolBar, action: QAction, command: Command) -> None:
    bar.widgetForAction(action).setAccessibleName(plain(command))
