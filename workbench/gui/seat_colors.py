"""The players' colours of one game: a palette whose seats are those that its scene names, readable on the theme."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor

from workbench.gui.hues import shine
from workbench.gui.palette import Palette

#: Contrast of a seat's colour with what lies under it, on light and on dark: thin light letters need more.
LEAST_LIGHT, LEAST_DARK = 3.0, 4.5
#: How much lighter or darker a colour becomes in a step, of 255.
_STEP = 4


def seated(palette: Palette, colors: Mapping[int, str]) -> Palette:
    """Return the palette with the colours of these seats, made darker or lighter until they can be read on it."""
    if not colors:
        return palette
    seats = [palette.seat(seat) for seat in range(1, max(len(palette.seats), *colors) + 1)]
    for seat, said in colors.items():
        color = QColor(said)
        if color.isValid():
            seats[seat - 1] = readable(color, palette).name()
    return palette._replace(seats=tuple(seats))


def readable(color: QColor, palette: Palette) -> QColor:
    """Return a colour of the same hue that has contrast enough with the surface and the board of a palette."""
    least = LEAST_DARK if palette.dark else LEAST_LIGHT
    grounds = (QColor(palette.surface), QColor(palette.window))
    found = QColor(color)
    while min(contrast(found, ground) for ground in grounds) < least:
        lightness = found.lightness() + (_STEP if palette.dark else -_STEP)
        if not 0 <= lightness <= 255:
            break
        found.setHsl(found.hslHue(), found.hslSaturation(), lightness)
    return found


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, 1 to 21."""
    low, high = sorted((shine(one), shine(other)))
    return (high + 0.05) / (low + 0.05)
