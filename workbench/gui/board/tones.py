"""Colours that a scene names: `#rrggbb` or a role, turned into a colour of the window's palette."""

from __future__ import annotations

from PySide6.QtGui import QColor

from workbench.gui.palette import Palette


def tone(palette: Palette, said: str, fallback: str) -> QColor:
    """Return the colour that a scene says: `#rrggbb`, `seat1` …, or a name of the palette; else `fallback`."""
    if said.startswith("#"):
        found = QColor(said)
        return found if found.isValid() else QColor(fallback)
    if said.startswith("seat") and said[4:].isdecimal():
        return QColor(palette.seat(int(said[4:])))
    named = getattr(palette, said, None) if said else None
    return QColor(named if isinstance(named, str) and named.startswith("#") else fallback)
