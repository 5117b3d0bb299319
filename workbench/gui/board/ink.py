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


def lift_of(level: int) -> float:
    """Return how far a level lifts a colour towards white, 0 to 1: higher ground is lighter."""
    return min(max(level, 0), 12) * LIFT


def glazed(color: QColor | str, alpha: int) -> QColor:
    """Return a colour with the given alpha (0-255)."""
    made = QColor(color)
    made.setAlpha(alpha)
    return made


def readable_on(color: QColor) -> QColor:
    """Return near-black or white, whichever is easier to read on `color`."""
    light = 0.299 * color.red() + 0.587 * color.green() + 0.114 * color.blue()
    return QColor("#14161a" if light > 150 else "#ffffff")
