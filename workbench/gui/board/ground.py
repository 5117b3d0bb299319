"""What pieces stand on: hexes, or spaces and links. It knows where an id lies and what lies at a point."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from workbench.engine.scene import SceneBoard
from workbench.gui.board.field import HexField, tile_key
from workbench.gui.board.geometry import Hex
from workbench.gui.board.hex_item import HexItem
from workbench.gui.board.spaces_item import RADIUS, SpacesItem
from workbench.gui.palette import Palette


class Ground(Protocol):
    """A painted board. `outline` is the shape of one place around (0, 0), `turn` the angle of facing 0 in degrees.

    `clear` is the zoom from which it can be read.
    """

    outline: QPolygonF
    turn: float
    clear: float

    @property
    def item(self) -> QGraphicsItem:
        """The item that paints it."""
        ...

    def bounds(self) -> QRectF:
        """The whole board in scene units."""
        ...

    def point(self, name: str) -> QPointF | None:
        """Return where the place of that id lies, or None."""
        ...

    def place_at(self, point: QPointF) -> str | None:
        """Return the id of the place under a point, or None."""
        ...

    def tile(self, terrain: str, zoom: float, ratio: float) -> QPixmap | None:
        """Return the picture of a terrain by its id; None where the board has no such terrain."""
        ...


class HexGround:
    """Hexes. Their ids are `column,row` unless `names` gives others."""

    clear = 0.72

    def __init__(self, field: HexField, palette: Palette, names: Mapping[str, Hex] | None = None) -> None:
        self.field = field
        self.item = HexItem(field, palette)
        self.outline = self.item.tiles.polygon
        self.turn = field.geometry.angles[0]
        self._names = names
        self._ids = {at: name for name, at in names.items()} if names is not None else None

    def bounds(self) -> QRectF:
        """The whole board in scene units."""
        return self.item.boundingRect()

    def point(self, name: str) -> QPointF | None:
        """Return the middle of a hex."""
        at = self._names.get(name) if self._names is not None else hex_of(name)
        return None if at is None else QPointF(*self.field.geometry.center(*at))

    def place_at(self, point: QPointF) -> str | None:
        """Return the id of the hex under a point."""
        at = self.field.geometry.hex_at(point.x(), point.y())
        if at is None or not self.field.has(at):
            return None
        return self._ids.get(at) if self._ids is not None else name_of(at)

    def tile(self, terrain: str, zoom: float, ratio: float) -> QPixmap | None:
        """Return the picture of a terrain, made once a zoom."""
        index = next((number for number, look in enumerate(self.field.looks) if look.id == terrain), None)
        if index is None:
            return None
        key, made = tile_key(index, 0, 1), self.item.tiles.at(zoom, ratio).tiles
        if key not in made:
            made[key] = self.item.tiles.tile(key, zoom, ratio)
        return made[key]


class SpaceGround:
    """Spaces and links; their signs are large."""

    clear = 0.58

    def __init__(self, board: SceneBoard, palette: Palette) -> None:
        self.item = SpacesItem(board, palette)
        ring = [(math.cos(math.tau * n / 24), math.sin(math.tau * n / 24)) for n in range(24)]
        self.outline = QPolygonF([QPointF(RADIUS * 1.12 * x, RADIUS * 1.12 * y) for x, y in ring])
        self.turn = 0.0

    def bounds(self) -> QRectF:
        """The whole board in scene units."""
        return self.item.boundingRect()

    def point(self, name: str) -> QPointF | None:
        """Return the middle of a space."""
        return self.item.points.get(name)

    def place_at(self, point: QPointF) -> str | None:
        """Return the id of the space under a point."""
        for name, at in self.item.points.items():
            if math.hypot(at.x() - point.x(), at.y() - point.y()) <= RADIUS * 1.1:
                return name
        return None

    def tile(self, terrain: str, zoom: float, ratio: float) -> QPixmap | None:
        """Spaces have no terrain."""
        return None


def name_of(at: Hex) -> str:
    """Return the id of a hex that has no other: `column,row`."""
    return f"{at[0]},{at[1]}"


def hex_of(name: str) -> Hex | None:
    """Return the hex that `column,row` names, or None."""
    column, comma, row = name.partition(",")
    return (int(column), int(row)) if comma and column.isdecimal() and row.isdecimal() else None
