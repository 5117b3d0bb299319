"""What the Select and Place tools do to the objects of a map, as edits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from workbench.edits.base import Edit
from workbench.edits.set_value import SetValue
from workbench.edits.together import Together
from workbench.gui.board.geometry import Hex
from workbench.gui.map_editor.layers import Layer, Placed, moved, turned, with_edge, with_object, with_zone, without
from workbench.model.ref import EntityRef


def objects_at(placed: Iterable[Placed], at: Hex) -> list[Placed]:
    """Return the objects on a hex: single ones before zones, later layers first, as they lie on top."""
    found = [each for each in placed if at in each.at][::-1]
    return sorted(found, key=lambda each: each.layer.zone)


def add(ref: EntityRef, data: Any, layer: Layer, at: Hex, name: str) -> Edit:
    """Put an object on a hex."""
    return _put(ref, "Place object", layer, with_object(data, layer, at, name))


def add_edge(ref: EntityRef, data: Any, layer: Layer, ends: tuple[Hex, Hex], name: str) -> Edit:
    """Put an object between two neighbouring hexes; another that stands there goes."""
    return _put(ref, "Place object", layer, with_edge(data, layer, ends, name))


def edges_between(placed: Iterable[Placed], layer: Layer, ends: tuple[Hex, Hex]) -> list[Placed]:
    """Return the objects of a layer that stand between two hexes."""
    return [each for each in placed if each.layer == layer and set(each.at) == set(ends)]


def move(ref: EntityRef, data: Any, placed: Placed, to: Hex) -> Edit:
    """Move an object to a hex."""
    return _put(ref, "Move object", placed.layer, moved(data, placed, to))


def turn(ref: EntityRef, data: Any, placed: Placed, by: int) -> Edit:
    """Turn an object by sixths, clockwise."""
    return _put(ref, "Turn object", placed.layer, turned(data, placed, by))


def remove(ref: EntityRef, data: Any, placed: Placed) -> Edit:
    """Take an object off the map."""
    return _put(ref, "Remove object", placed.layer, without(data, placed))


def zone(ref: EntityRef, data: Any, layer: Layer, seat: int, hexes: list[Hex], keep: bool) -> Edit:
    """Add hexes to a seat's zone, or take them from it."""
    title = "Extend zone" if keep else "Shrink zone"
    return _put(ref, title, layer, with_zone(data, layer, seat, hexes, keep))


def _put(ref: EntityRef, title: str, layer: Layer, value: list[Any]) -> Edit:
    return Together(title, (SetValue(ref, f"/{layer.key}", value),))
