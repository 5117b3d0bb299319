"""From a map's data to a battlefield."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from workbench.api.rules import HexBoard, Lookup, at_place, bare, fault_of, localised, read

from .board import Field, Ground
from .structs.views import Hex, MapView, TerrainView

T = TypeVar("T")


class Unreadable(ValueError):
    """Content that a battle cannot be made of; the text says where and why."""


def view(struct: type[T], data: Any, where: str) -> T:
    """Return data as a struct.

    Raises:
        Unreadable: it does not fit; the message begins with `where`.
    """
    try:
        return read(struct, data)
    except msgspec.ValidationError as error:
        fault = fault_of(error)
        raise Unreadable(f"{where}{at_place(fault.pointer)}: {fault.message}") from error


def field_of(data: Any, find: Lookup) -> Field:
    """Return the battlefield of a hex map; raises Unreadable."""
    return field_from(view(MapView, data, "map"), find)


def field_from(map_: MapView, find: Lookup, rubble: int = 0) -> Field:
    """Return the battlefield of a hex map, without the objects of the mask `rubble` (HS-OBJ-01).

    Raises:
        Unreadable: the map is no hex map that can be played on, and why.
    """
    here = f"map `{map_.id}`"
    if map_.shape != "hex":
        raise Unreadable(f"{here} has shape `{map_.shape}`, a battle needs `hex`")
    codes = {code: number for number, code in enumerate(map_.palette)}
    grounds = [ground_of(name, find) for name in map_.palette.values()]
    there = [(c, r) for r, row in enumerate(map_.terrain) for c, code in enumerate(row) if code != "."]
    unknown = sorted({map_.terrain[r][c] for c, r in there} - set(codes))
    if unknown or not there:
        raise Unreadable(f"{here} uses terrain code `{unknown[0]}` that its palette does not list" if unknown
                         else f"{here} has no hexes")  # fmt: skip
    # A size that the rows do not have must not be believed: a board of a billion columns fills the memory.
    width, height = min(map_.width, max(map(len, map_.terrain))), min(map_.height, len(map_.terrain))
    try:
        field = Field(HexBoard(map_.layout, width, height, there), grounds)
    except ValueError as error:
        raise Unreadable(f"{here}: {error}") from error
    for column, row in there:
        space = field.hexes.space(column, row)
        field.ground[space] = codes[map_.terrain[row][column]]
        field.level[space] = _level(map_, column, row)
    _objects(field, map_ if not rubble else without(map_, find, rubble), find)
    field.find = find
    field.settle()
    return field


def _level(map_: MapView, column: int, row: int) -> int:
    """Return a hex's level: a base-36 digit, 0 where none is written."""
    line = map_.levels[row] if row < len(map_.levels) else ""
    digit = line[column] if column < len(line) else "0"
    return int(digit, 36) if digit.isascii() and digit.isalnum() else 0


def ground_of(name: str, find: Lookup) -> Ground:
    """Return a terrain by reference; raises Unreadable when it is missing or does not fit."""
    found = find("terrain", name)
    if found is None:
        raise Unreadable(f"terrain `{name}` is missing")
    terrain = view(TerrainView, found, f"terrain `{name}`")
    words = {lang: localised(terrain.name, lang) for lang in ("en", "it")}
    return Ground(bare(name), words, terrain.color, terrain.texture, terrain.rules)


def pieces(map_: MapView, find: Lookup) -> list[tuple[tuple[Hex, ...], str]]:
    """Return (its one or two hexes, its terrain) of every object that can be destroyed; their order numbers them."""
    there: list[tuple[tuple[Hex, ...], str]] = [((entry.at,), entry.object) for entry in map_.obstacles]
    there += [(edge.between, edge.object) for edge in map_.edges]
    return [(hexes, name) for hexes, name in there if ground_of(name, find).rules.life]


def without(map_: MapView, find: Lookup, rubble: int) -> MapView:
    """Return a map from which the objects of a mask are gone."""
    gone = {piece for number, piece in enumerate(pieces(map_, find)) if rubble >> number & 1}
    obstacles = tuple(entry for entry in map_.obstacles if ((entry.at,), entry.object) not in gone)
    edges = tuple(edge for edge in map_.edges if (edge.between, edge.object) not in gone)
    return msgspec.structs.replace(map_, obstacles=obstacles, edges=edges)


def _objects(field: Field, map_: MapView, find: Lookup) -> None:
    """Put up obstacles on hexes and walls between them, and let power glyphs stop (HS-TER-08, HS-MOV-04)."""
    for entry in map_.obstacles:
        space, ground = field.hexes.space(*entry.at), ground_of(entry.object, find)
        rules = ground.rules
        if space >= 0:
            field.standing[space] = ground
            field.blocked |= 1 << space if rules.obstacle else 0
            field.rise[space] = max(field.rise[space], rules.height)
            field.give_cover(space, rules)
    for edge in map_.edges:
        a, b = (field.hexes.space(*hex_) for hex_ in edge.between)
        ground = ground_of(edge.object, find)
        rules = ground.rules
        if a >= 0 and b >= 0:
            field.fences.append((a, b, ground))
        if a >= 0 and b >= 0 and rules.ladder:
            field.ladders |= {(a, b), (b, a)}
        elif a >= 0 and b >= 0 and rules.obstacle:
            field.walls[a, b] = field.walls[b, a] = max(field.level[a], field.level[b]) + rules.height
    for lying in map_.glyphs:
        glyph, space = (find("glyph", lying.glyph) if lying.glyph else None) or {}, field.hexes.space(*lying.at)
        if space >= 0 and glyph.get("stop", True) and glyph.get("sort", "power") == "power":
            field.halts |= 1 << space
