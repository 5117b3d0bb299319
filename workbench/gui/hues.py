"""Colours that stand for an id: the same every time, readable on both themes."""

from __future__ import annotations

import zlib

from PySide6.QtGui import QColor

from workbench.gui import theme

#: Hues that are told apart side by side, in that order.
_HUES = (212, 24, 150, 280, 48, 340, 185, 96, 8, 250)


def nth_color(at: int) -> QColor:
    """A colour for the nth of things that stand side by side."""
    return QColor.fromHsl(_HUES[at % len(_HUES)], 130, 150 if theme.current().dark else 120)


def color_of(name: str) -> QColor:
    """A colour for a name; neighbouring names get far-apart hues."""
    number = zlib.crc32(name.encode("utf-8", "replace"))
    hue = (number * 137) % 360
    return QColor.fromHsl(hue, 120, 150 if theme.current().dark else 128)
