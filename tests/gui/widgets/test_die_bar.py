"""The bar of a die."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from workbench.gui import theme
from workbench.gui.roll_table import read_tables
from workbench.gui.widgets.die_bar import DieBar, said

ROWS: list[dict[str, Any]] = [{"range": [1, 10]}, {"range": [9, 12]}, {"range": [15, 20]}]


def bar_of(rows: list[dict[str, Any]], qtbot: QtBot) -> DieBar:
    bar = DieBar(lambda row: f"row {row}", lambda row: QColor("#2266aa"))
    qtbot.addWidget(bar)
    bar.resize(400, 60)
    bar.show_table(read_tables(rows, 20)[0])
    bar.show()
    return bar


def colors_at(bar: DieBar, result: int) -> set[str]:
    image = bar.grab().toImage()
    left = (result - 1) * 20
    return {image.pixelColor(x, y).name() for x in range(left + 2, left + 18) for y in range(6, 32)}


def test_gaps_and_overlaps_are_red_and_the_rest_is_not(qtbot: QtBot) -> None:
    bar = bar_of(ROWS, qtbot)
    red = theme.current().error
    assert red in colors_at(bar, 13)
    assert red in colors_at(bar, 9)
    assert red not in colors_at(bar, 4)
    assert "#2266aa" in colors_at(bar, 4)


def test_screen_readers_get_it_in_words(qtbot: QtBot) -> None:
    bar = bar_of(ROWS, qtbot)
    assert bar.accessibleDescription().endswith("13–14 means nothing; 9–10 is said twice")
    assert bar.table
    assert said(bar.table, str)[0] == "1–10 0"


def test_a_click_says_which_row(qtbot: QtBot) -> None:
    bar = bar_of(ROWS, qtbot)
    with qtbot.waitSignal(bar.row_clicked) as told:
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(350, 10))
    assert told.args == [2]
