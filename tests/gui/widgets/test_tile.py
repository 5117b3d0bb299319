"""Buttons that look like small cards."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.gui import icons
from workbench.gui.widgets.tile import Tile


def test_it_is_pressed_by_the_keyboard_and_has_a_name(qtbot: QtBot) -> None:
    tile = on_screen(qtbot, Tile("Species", "151", icons.of_kind(None, "species"), mark="#ff0000"))
    assert tile.accessibleName() == "Species, 151"
    with qtbot.waitSignal(tile.clicked):
        qtbot.keyClick(tile, Qt.Key.Key_Space)
    assert tile.sizeHint().width() > 60
    assert tile.grab().toImage().pixelColor(4, tile.height() // 2).name() == "#ff0000"


def test_a_title_alone_is_enough(qtbot: QtBot) -> None:
    tile = Tile("Alone", "")
    qtbot.addWidget(tile)
    assert tile.accessibleName() == "Alone"
    tile.grab()
