"""Theme, font, colours of Qt."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

import workbench.gui
from workbench.gui import theme


def test_the_theme_sets_colours_font_and_style(qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == theme.DARK.window
    assert qapp.font().family() == "DejaVu Sans"
    theme.apply(qapp, "nonsense")
    assert theme.current() is theme.LIGHT


def test_the_bundled_fonts_are_loaded_with_their_licence(qapp: QApplication) -> None:
    families = QFontDatabase.families()
    assert {theme.FAMILY, theme.MONO} <= set(families)
    assert (Path(workbench.gui.__file__).parent / "fonts" / "LICENSE.txt").is_file()


def test_colours_mix() -> None:
    assert theme.mix("#000000", "#ffffff", 0.5).name() == "#808080"
    assert theme.mix("#102030", "#ffffff", 0).name() == "#102030"


def test_fonts_come_in_the_sizes_of_the_scale(qapp: QApplication) -> None:
    assert theme.font(theme.TITLE, bold=True).bold()
    assert theme.font(mono=True).family() == theme.MONO


@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_edge_of_a_check_box_stands_out_from_the_window(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    colors = theme.apply(qapp, name)
    box = QCheckBox("one")
    qtbot.addWidget(box)
    image = box.grab().toImage()
    row = [image.pixelColor(x, image.height() // 2).lightness() for x in range(12)]
    assert max(abs(seen - QColor(colors.window).lightness()) for seen in row) > 40
    theme.apply(qapp, "light")
