"""Colours that stand for an id: the same every time, readable on both themes."""

from __future__ import annotations

import zlib

from PySide6.QtGui import QColor

from workbench.gui import theme


def color_of(name: str) -> QColor:
    """A colour for a name; neighbouring names get far-apart hues."""
    number = zlib.crc32(name.encode("utf-8", "replace"))
    hue = (number * 137) % 360
    return QColor.fromHsl(hue, 120, 150 if theme.current().dark else 128)
