"""The menu of a place on the table that stands for several options."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from workbench.engine.prompt import Option

#: Options that a menu lists at most.
MOST = 40


def options_menu(
    parent: QWidget, options: Sequence[Option], choose: Callable[[int], object], mark: Callable[[Option | None], object]
) -> QMenu:
    """Return a menu of options: `choose` takes the action of one, `mark` shows the one that the pointer is on."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for option in options[:MOST]:
        act = menu.addAction(option.label + (f"   ({option.detail})" if option.detail else ""))
        act.triggered.connect(lambda _=False, action=option.action: choose(action))
        act.hovered.connect(lambda option=option: mark(option))
    menu.aboutToHide.connect(lambda: mark(None))
    return menu
