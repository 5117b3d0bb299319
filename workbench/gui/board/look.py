"""How a terrain looks, from whatever the content says; odd values give a plain grey hex, never an error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QColor

FALLBACK = "#8f9a86"


@dataclass(frozen=True)
class Look:
    """A terrain as it is painted: `color` is `#rrggbb`, `texture` a name of `textures.TEXTURES` (else plain)."""

    id: str
    name: str
    color: str = FALLBACK
    texture: str = "plain"

    @property
    def ink(self) -> QColor:
        """The base colour; grey-green where the content's is no colour."""
        found = QColor(self.color)
        return found if found.isValid() else QColor(FALLBACK)


def look_of(name: str, data: Any, title: str = "") -> Look:
    """Return the look of a terrain entity's data."""
    if not isinstance(data, Mapping):
        return Look(name, title or name)
    color, texture = data.get("color"), data.get("texture")
    return Look(
        name, title or name, color if isinstance(color, str) else FALLBACK, texture if isinstance(texture, str) else ""
    )
