"""What a new board begins with: the ring, the entries and the goals of the smallest match."""

from __future__ import annotations

from typing import Any, ClassVar

from .base import Data, italian

#: Spaces of the ring in order, with column and row; the seats' sides face each other.
_RING = (
    ("a1", 0, 0), ("b1", 1, 0), ("c1", 2, 0), ("c2", 2, 1), ("c3", 2, 2), ("b3", 1, 2), ("a3", 0, 2), ("a2", 0, 1),
)  # fmt: skip
_NAMES = tuple(name for name, _, _ in _RING)
_BOARD: dict[str, Any] = {
    "name": {"en": "$name"},
    "shape": "graph",
    "spaces": [{"id": name, "x": column, "y": row} for name, column, row in _RING],
    "links": [{"from": a, "to": b} for a, b in zip(_NAMES, (*_NAMES[1:], _NAMES[0]), strict=True)],
    "entries": [{"seat": seat, "space": space} for seat, space in ((1, "a3"), (1, "c3"), (2, "a1"), (2, "c1"))],
    "goals": [{"seat": 1, "space": "b3"}, {"seat": 2, "space": "b1"}],
}


class MapRules(Data, frozen=True, kw_only=True):
    """The ruleset adds nothing to boards but what a new one begins with (FG-BRD-01)."""

    x_schema: ClassVar[dict[str, Any]] = {
        **italian("Tabellone", "Il regolamento non aggiunge nulla ai tabelloni, solo come ne comincia uno nuovo."),
        "x-new": _BOARD,
    }
