"""Colours for ids."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from workbench.gui.hues import color_of, nth_color


def test_a_name_has_the_same_colour_every_time(qapp: QApplication) -> None:
    assert color_of("pidgey") == color_of("pidgey")
    assert color_of("\ud800").isValid()


def test_things_side_by_side_have_different_colours(qapp: QApplication) -> None:
    assert len({nth_color(at).name() for at in range(10)}) == 10
    assert nth_color(10) == nth_color(0)
