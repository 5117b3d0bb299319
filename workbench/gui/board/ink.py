"""The colours of boards, taken from the window's palette, and what light does to them."""

from __future__ import annotations

from PySide6.QtGui import QColor

from workbench.gui.palette import Palette

#: How much of a terrain's brightness is left in the dark theme.
DIMMED = 0.78
#: How much of the way to white one level lifts a terrain's colour.
LIFT = 0.05


def dim_of(palette: Palette) -> float:
    """Return the factor by which the palette's theme dims terrain colours."""
    return DIMMED if palette.dark else 1.0


def shade(color: QColor, level: int, dim: float = 1.0) -> QColor:
    """Return a terrain's colour at a level: higher ground is lighter and a little warmer; `dim` is the theme's."""
    lift = min(max(level, 0), 12) * LIFT
    red, green, blue = (channel + (255 - channel) * lift for channel in (color.red(), color.green(), color.blue()))
    return QColor(min(255, int(red * dim)), min(255, int(green * dim)), min(255, int(blue * dim * (1 - lift * 0.10))))


def glazed(color: QColor | str, alpha: int) -> QColor:
    """Return a colour with the given alpha (0-255)."""
    made = QColor(color)
    made.setAlpha(alpha)
    return made


def readable_on(color: QColor) -> QColor:
    """Return near-black or white, whichever is easier to read on `color`."""
    light = 0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue()
    return QColor("#14161a" if light > 150 else "#ffffff")
