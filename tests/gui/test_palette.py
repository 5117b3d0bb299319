"""Both palettes can be read."""

from __future__ import annotations

import re

import pytest

from workbench.gui.palette import DARK, LIGHT, Palette


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG reckons it."""
    shades = []
    for color in (one, other):
        parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        shades.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(shades) + 0.05) / (min(shades) + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_texts_stand_out_from_what_they_stand_on(palette: Palette) -> None:
    for ground in (palette.window, palette.surface, palette.raised, palette.sunken, palette.selection):
        assert contrast(palette.text, ground) >= 7
    for color in (palette.muted, palette.error, palette.info):
        assert contrast(color, palette.surface) >= 4.5
    assert contrast(palette.on_accent, palette.accent) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_every_colour_is_one(palette: Palette) -> None:
    names = set(Palette._fields) - {"name", "dark", "seats"}
    for color in [*(getattr(palette, name) for name in names), *palette.seats]:
        assert re.fullmatch(r"#([0-9a-f]{2})?[0-9a-f]{6}", color), color


def test_seats_go_round_and_nobody_is_muted() -> None:
    assert LIGHT.seat(1) == LIGHT.seats[0]
    assert LIGHT.seat(len(LIGHT.seats) + 1) == LIGHT.seats[0]
    assert LIGHT.seat(0) == LIGHT.muted
