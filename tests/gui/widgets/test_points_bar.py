"""The bar of points."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from workbench.gui import theme
from workbench.gui.widgets.points_bar import PointsBar


def colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}


def test_what_is_over_the_limit_is_red(qtbot: QtBot) -> None:
    bar = PointsBar()
    qtbot.addWidget(bar)
    bar.resize(300, 12)
    bar.show_points([50, 60], 120, 1)
    assert bar.over == 0
    assert theme.current().error not in colors(bar.grab().toImage())
    bar.show_points([50, 60, 30], 120, 2)
    assert bar.over == 20
    found = colors(bar.grab().toImage())
    assert theme.current().error in found
    assert theme.current().seat(2) in found


def test_without_a_limit_nothing_is_over(qtbot: QtBot) -> None:
    bar = PointsBar()
    qtbot.addWidget(bar)
    bar.show_points([], None, 1)
    assert bar.over == 0
    bar.grab()
