"""The colours of one game's seats."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from workbench.gui.board.tones import tone
from workbench.gui.palette import DARK, LIGHT, Palette
from workbench.gui.seat_colors import contrast, seated


def test_a_palette_without_named_seats_stays_as_it_is() -> None:
    assert seated(LIGHT, {}) is LIGHT
    assert seated(LIGHT, {1: "bluish"}) == LIGHT


def test_seats_that_are_named_take_their_colour_and_the_others_keep_theirs() -> None:
    found = seated(LIGHT, {2: "#2a7a38"})
    assert (found.seat(1), found.seat(2), found.seat(3)) == (LIGHT.seat(1), "#2a7a38", LIGHT.seat(3))
    assert tone(found, "seat2", "").name() == "#2a7a38"
    assert seated(LIGHT, {8: "#2a7a38"}).seat(8) == "#2a7a38"


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
@pytest.mark.parametrize("said", ["#ffffff", "#000000", "#d9b32f", "#3b6fd8", "#3f9a4e"])
def test_every_colour_can_be_read_on_both_themes_and_keeps_its_hue(palette: Palette, said: str) -> None:
    found = QColor(seated(palette, {1: said}).seat(1))
    assert contrast(found, QColor(palette.surface)) >= (4.5 if palette.dark else 3.0)
    assert abs(found.hslHue() - QColor(said).hslHue()) <= 2
