"""Colours that stand for an id: the same every time, readable on both themes."""

from __future__ import annotations

import zlib

from PySide6.QtGui import QColor

from workbench.gui import theme
from workbench.model.entity import Entity
from workbench.model.pack import PackSet

#: The luminance from which dark ink has more contrast than white, a little in favour of white.
_HALF_SHINE = 0.26
#: Hues that are told apart side by side, in that order.
_HUES = (212, 24, 150, 280, 48, 340, 185, 96, 8, 250)


def nth_color(at: int) -> QColor:
    """A colour for the nth of things that stand side by side."""
    return QColor.fromHsl(_HUES[at % len(_HUES)], 130, 150 if theme.current().dark else 120)


def color_of_entity(packs: PackSet, entity: Entity) -> QColor:
    """The colour that an entity says for itself, else that of its first type, else one for its id."""
    data = entity.data if isinstance(entity.data, dict) else {}
    types = data.get("types")
    first = types[0] if isinstance(types, list) and types and isinstance(types[0], str) else ""
    ref = packs.resolve(first, ("type",), entity.ref.pack) if first else None
    about = packs.get(ref) if ref else None
    for holder in (data, about.data if about and isinstance(about.data, dict) else {}):
        color = QColor(str(holder.get("color", "")))
        if color.isValid():
            return color
    return color_of(first or entity.ref.id)


def shine(color: QColor) -> float:
    """The luminance of a colour, 0 to 1."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ink_on(ground: QColor) -> QColor:
    """White or near black, whichever reads better on a colour."""
    return QColor("#14171d" if shine(ground) > _HALF_SHINE else "#ffffff")


def color_of(name: str) -> QColor:
    """A colour for a name; neighbouring names get far-apart hues."""
    number = zlib.crc32(name.encode("utf-8", "replace"))
    hue = (number * 137) % 360
    return QColor.fromHsl(hue, 120, 150 if theme.current().dark else 128)
