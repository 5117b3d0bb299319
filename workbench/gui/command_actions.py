"""Makes Qt actions of the commands: menus, tool bar, offers of the command palette."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from workbench.gui import icons
from workbench.gui.actions import COMMANDS, Command
from workbench.gui.lang import tr

if TYPE_CHECKING:
    from workbench.gui.chooser import Offer


def make_actions(window: QMainWindow, does: Callable[[str], Callable[[], object]]) -> dict[str, QAction]:
    """One action for each command; `does` gives what a command's name stands for."""
    made = {}
    for command in COMMANDS:
        action = QAction(tr(command.text), window)
        if command.keys:
            action.setShortcut(command.keys)
            action.setToolTip(f"{plain(command)} ({command.keys})")
        action.setObjectName(command.name)
        called = does(command.name)
        action.triggered.connect(lambda _=False, called=called: called())
        window.addAction(action)
        made[command.name] = action
    return made


def fill_menus(window: QMainWindow, actions: Mapping[str, QAction]) -> dict[str, QMenu]:
    """Put the actions into the menu bar; return the menus by their English titles."""
    menus: dict[str, QMenu] = {}
    for command in COMMANDS:
        if command.menu not in menus:
            menus[command.menu] = window.menuBar().addMenu(tr(command.menu))
        if command.rule:
            menus[command.menu].addSeparator()
        menus[command.menu].addAction(actions[command.name])
    return menus


def fill_tool_bar(window: QMainWindow, actions: Mapping[str, QAction]) -> QToolBar:
    """Put the actions with an icon on a bar; play stands at the right end."""
    bar = window.addToolBar(tr("Tools"))
    bar.setObjectName("tools")
    bar.setMovable(False)
    bar.setIconSize(QSize(18, 18))
    for command in COMMANDS:
        if command.icon and command.name != "playtest":
            _add(bar, actions[command.name], command)
    space = QWidget()
    space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    bar.addWidget(space)
    button = _add(bar, actions["playtest"], next(command for command in COMMANDS if command.name == "playtest"))
    button.setProperty("primary", True)
    button.setToolButtonStyle(icons.BESIDE)
    return bar


def show_icons(actions: Mapping[str, QAction]) -> None:
    """Draw the icons in the colours of the theme that is on."""
    for command in COMMANDS:
        if command.icon:
            primary = command.name == "playtest"
            actions[command.name].setIcon(icons.action(command.icon, primary=primary))


def offers(actions: Mapping[str, QAction]) -> list[Offer]:
    """What the command palette offers: everything that can be done now."""
    from workbench.gui.chooser import Offer  # noqa: PLC0415 no part of the first paint

    found = []
    for command in COMMANDS:
        if actions[command.name].isEnabled() and command.name != "palette":
            icon = icons.action(command.icon) if command.icon else QIcon()
            found.append(Offer(plain(command), command.keys, icon, actions[command.name].trigger))
    return found


def plain(command: Command) -> str:
    """A command's words without mnemonic and dots."""
    return tr(command.text).replace("&", "").rstrip("…")


def _add(bar: QToolBar, action: QAction, command: Command) -> QToolButton:
    """Put a button on the bar, as the bar itself would make it: asking the bar for its own is the first time that Qt
    gives us a widget that we did not make, and it then makes the classes of all widgets there are.
    """
    button = QToolButton()
    button.setDefaultAction(action)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.setIconSize(bar.iconSize())
    button.setAccessibleName(plain(command))
    bar.addWidget(button)
    return button
