"""Layers of objects on a map, read from the schema of its kind: whatever lists have a place on a hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.gui.board.geometry import Hex
from workbench.gui.map_editor.map_board import hex_said
from workbench.model.reference_finder import reference_kinds


@dataclass(frozen=True)
class Layer:
    """One list of objects: property `key`; each has a place, perhaps a reference `ref_key` to `kinds`, a direction.

    `zone`: an object covers many hexes and belongs to a seat; `spots` are its properties that name one hex each.
    `edge`: an object stands between two neighbouring hexes.
    """

    key: str
    title: str
    ref_key: str = ""
    kinds: tuple[str, ...] = ()
    turn_key: str = ""
    zone: bool = False
    spots: tuple[str, ...] = ()
    edge: bool = False

    @property
    def look(self) -> str:
        """How its objects are painted: zone, edge, ground, trainer, exit, item or rune."""
        if self.zone or self.edge:
            return "zone" if self.zone else "edge"
        by_kind = {"terrain": "ground", "trainer": "trainer", "map": "exit", "item": "item"}
        return by_kind.get(self.kinds[0], "rune") if self.kinds else "flag"


@dataclass(frozen=True)
class Placed:
    """One object of a map: which layer, its number in the list, its hexes, what it names, its direction and seat.

    `color` is what the object itself says, empty for the seat's. `spots` are single hexes in it that mean something of
    their own, by property.
    """

    layer: Layer
    number: int
    at: tuple[Hex, ...]
    name: str
    turn: int | None
    seat: int
    spots: tuple[tuple[str, Hex], ...] = ()
    color: str = ""

    @property
    def pointer(self) -> str:
        """Its address in the map's data."""
        return f"/{self.layer.key}/{self.number}"

    @property
    def moves(self) -> bool:
        """Whether it stands on one hex, so that it can be taken to another."""
        return not (self.layer.zone or self.layer.edge)


def layers_of(schema: Mapping[str, Any], lang: str = "en") -> tuple[Layer, ...]:
    """Return the layers that the schema of maps has, in its order."""
    return tuple(_layers(schema, lang))


def _layers(schema: Mapping[str, Any], lang: str) -> Iterator[Layer]:
    for key, said in (schema.get("properties") or {}).items():
        fields = (said.get("items") or {}).get("properties") if said.get("type") == "array" else None
        if not isinstance(fields, Mapping) or "from" in fields or not {"at", "between"} & set(fields):
            continue
        if "size" in fields:  # the physical pieces a map was built of: a record, no objects to move about
            continue
        refs = [(name, reference_kinds(field)) for name, field in fields.items() if "x-ref" in field]
        ref_key, kinds = refs[0] if refs else ("", ())
        turn = next((n for n, f in fields.items() if f.get("type") == "integer" and f.get("maximum") == 5), "")
        title = (said.get("x-it") or {}).get("title") if lang == "it" else None
        edge = "between" in fields
        zone = not edge and _is_zone(fields["at"])
        spots = tuple(name for name, field in fields.items() if zone and name != "at" and _is_hex(field))
        yield Layer(key, title or said.get("title", key), ref_key, kinds, turn, zone, spots, edge)


def _is_zone(at: Mapping[str, Any]) -> bool:
    return (at.get("items") or {}).get("type") == "array"


def _is_hex(field: Any) -> bool:
    return isinstance(field, Mapping) and field.get("x-widget") == "hex"


def placed_in(data: Any, layers: tuple[Layer, ...]) -> list[Placed]:
    """Return every object that the map's data places; what makes no sense is left out, it stays in the data."""
    found = []
    for layer in layers:
        said = data.get(layer.key) if isinstance(data, dict) else None
        for number, each in enumerate(said if isinstance(said, list) else ()):
            if isinstance(each, dict) and (spots := _hexes(each, layer)):
                found.append(_placed(layer, number, each, spots))
    return found


def _hexes(said: dict[str, Any], layer: Layer) -> tuple[Hex, ...]:
    """The hexes of an object; of one on an edge both or none."""
    if layer.edge:
        ends = _spots(said.get("between"), True)
        return ends if len(ends) == 2 else ()
    return _spots(said.get("at"), layer.zone)


def _placed(layer: Layer, number: int, said: dict[str, Any], spots: tuple[Hex, ...]) -> Placed:
    name, turn, seat = said.get(layer.ref_key, ""), said.get(layer.turn_key), said.get("seat")
    color = said.get("color", "")
    return Placed(
        layer,
        number,
        spots,
        name if isinstance(name, str) else "",
        turn if type(turn) is int else None,
        seat if type(seat) is int else 0,
        tuple((key, at) for key in layer.spots if (at := hex_said(said.get(key)))),
        color if isinstance(color, str) else "",
    )


def _spots(at: Any, zone: bool) -> tuple[Hex, ...]:
    if not zone:
        one = hex_said(at)
        return (one,) if one else ()
    return tuple(found for each in (at if isinstance(at, list) else ()) if (found := hex_said(each)))


def in_order(objects: list[Any], layer: Layer) -> list[Any]:
    """Return a layer's list sorted as files have it: by row and column, zones by seat."""

    def key(said: Any) -> tuple[int, ...]:
        at = said.get("at") if isinstance(said, dict) else None
        if layer.zone:
            seat = said.get("seat") if isinstance(said, dict) else None
            return (seat if type(seat) is int else 99,)
        if layer.edge:
            ends = _hexes(said, layer) if isinstance(said, dict) else ()
            return tuple(part for at in ends for part in at[::-1]) or (1 << 30,)
        spot = hex_said(at)
        return (spot[1], spot[0]) if spot else (1 << 30, 0)

    return sorted(objects, key=key)


def with_object(data: Any, layer: Layer, at: Hex, name: str) -> list[Any]:
    """Return the layer's list with a new object on a hex; direction 0 where it has one."""
    new: dict[str, Any] = {layer.ref_key: name} if layer.ref_key and name else {}
    new["at"] = list(at)
    if layer.turn_key == "facing":
        new[layer.turn_key] = 0
    return in_order([*_list(data, layer), new], layer)


def with_edge(data: Any, layer: Layer, ends: tuple[Hex, Hex], name: str) -> list[Any]:
    """Return the layer's list with an object between two hexes, in the place of one that stands there."""
    kept = [said for said in _list(data, layer) if not (isinstance(said, dict) and _between(said, layer, ends))]
    return in_order([*kept, {"between": sorted_hexes(set(ends)), layer.ref_key: name}], layer)


def _between(said: dict[str, Any], layer: Layer, ends: tuple[Hex, Hex]) -> bool:
    return set(_hexes(said, layer)) == set(ends)


def moved(data: Any, placed: Placed, to: Hex) -> list[Any]:
    """Return the layer's list with one object on another hex."""
    said = list(_list(data, placed.layer))
    said[placed.number] = {**said[placed.number], "at": list(to)}
    return in_order(said, placed.layer)


def turned(data: Any, placed: Placed, by: int) -> list[Any]:
    """Return the layer's list with one object turned by sixths, clockwise."""
    said = list(_list(data, placed.layer))
    said[placed.number] = {**said[placed.number], placed.layer.turn_key: ((placed.turn or 0) + by) % 6}
    return said


def without(data: Any, placed: Placed) -> list[Any]:
    """Return the layer's list without one object."""
    said = list(_list(data, placed.layer))
    del said[placed.number]
    return said


def with_zone(data: Any, layer: Layer, seat: int, hexes: list[Hex], keep: bool) -> list[Any]:
    """Return the zones with hexes added to a seat's (`keep`) or taken from it; other seats lose what is added."""
    said, touched, seen = [], set(hexes), False
    for zone in _list(data, layer):
        own = isinstance(zone, dict) and zone.get("seat") == seat and not seen
        before = set(_spots(zone.get("at"), True)) if isinstance(zone, dict) else set()
        after = (before | touched if keep else before - touched) if own else (before - touched if keep else before)
        seen = seen or own
        said.append(zone if after == before else {**zone, "at": sorted_hexes(after)})
    if keep and not seen:
        said.append({"seat": seat, "at": sorted_hexes(touched)})
    return in_order(said, layer)


def sorted_hexes(hexes: set[Hex]) -> list[list[int]]:
    """Return hexes as files have them: by row, then column."""
    return [list(at) for at in sorted(hexes, key=lambda each: (each[1], each[0]))]


def _list(data: Any, layer: Layer) -> list[Any]:
    said = data.get(layer.key) if isinstance(data, dict) else None
    return said if isinstance(said, list) else []
