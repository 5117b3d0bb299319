"""What is in the terrain boxes that the maps are built from, and what a building plan lacks (PS-SCN-06, HS-TER-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.hexes.coordinates import Axial

#: Pieces by (terrain or object, hexes), as sold; counted by heroscape-map-editor (MIT, 2025 John Moen).
BOXES: dict[str, dict[tuple[str, int], int]] = {
    "Rise of the Valkyrie": {
        ("grass", 1): 16, ("grass", 2): 5, ("grass", 3): 5, ("grass", 7): 5, ("grass", 24): 6,
        ("rock", 1): 6, ("rock", 2): 3, ("rock", 3): 3, ("rock", 7): 3, ("rock", 24): 2,
        ("sand", 1): 4, ("sand", 2): 2, ("sand", 3): 2, ("sand", 7): 2,
        ("water", 1): 21, ("ruin", 2): 1, ("ruin", 3): 1,
    },
    "Road to the Forgotten Forest": {
        ("road", 1): 8, ("road", 2): 8, ("road", 5): 1, ("tree", 1): 4, ("tall_tree", 4): 1,
    },
    "Battle for the Underdark": {
        ("stone_floor", 1): 2, ("stone_floor", 2): 2, ("stone_floor", 3): 2, ("stone_floor", 7): 3,
        ("stone_floor", 24): 2, ("grass", 1): 1, ("grass", 2): 1, ("grass", 3): 1,
        ("rock", 1): 1, ("rock", 2): 1, ("rock", 3): 2, ("rock", 7): 3, ("sand", 1): 1, ("sand", 2): 1, ("sand", 7): 3,
        ("water", 1): 12, ("shadow", 1): 8, ("shadow", 3): 1, ("outcrop", 1): 3, ("outcrop", 3): 1,
    },
}  # fmt: skip
#: Tiles that add no level to a stack.
FLAT = ("water", "shadow")
#: Which hexes a tile covers, unturned, and the shift after each turn of 60 degrees, as VirtualScape writes them.
_TILES: dict[int, list[Axial]] = {
    1: [(0, 0)],
    2: [(0, 0), (1, 0)],
    3: [(0, 0), (1, 0), (0, 1)],
    5: [(n, 0) for n in range(5)],
    7: [(0, 0), (1, 0), (0, 1), (-1, 1), (1, 1), (-1, 2), (0, 2)],
    24: [
        *((n, 0) for n in (0, 1)), *((n, 1) for n in (-1, 0, 1)), *((n, 2) for n in (-1, 0, 1)),
        *((n, 3) for n in range(-2, 3)), *((n, 4) for n in range(-2, 3)), *((n, 5) for n in range(-3, 3)),
    ],
}  # fmt: skip
_SHIFTS: dict[int, list[Axial]] = {
    1: [(0, 0)] * 6,
    2: [(0, 0), (0, 0), (0, 0), (1, 0), (0, 1), (-1, 1)],
    3: [(0, 0), (0, 0), (1, 0), (0, 1), (0, 1), (-1, 1)],
    5: [(0, 0), (0, 0), (0, 0), (4, 0), (0, 4), (-4, 4)],
    7: [(0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)],
    24: [(0, 0), (1, 0), (2, 3), (2, 5), (-5, 7), (-5, 2)],
}
#: The shapes of objects by their number of hexes: a row of ruins, a clump of rock, four hexes round a great tree.
_ROW = ("ruin",)
Place = tuple[int, int]


def axial(place: Sequence[int]) -> Axial:
    """A place of an odd_r map."""
    column, row = place
    return column - (row - (row & 1)) // 2, row


def offset(hex_: Axial) -> Place:
    """The column and row of a hex."""
    return hex_[0] + (hex_[1] - (hex_[1] & 1)) // 2, hex_[1]


def footprint(piece: Mapping[str, Any]) -> list[Place]:
    """The hexes that a piece of a `build` covers."""
    size, turns, (column, row) = piece["size"], piece.get("rotation", 0), axial(piece["at"])
    (dq, dr), found = _SHIFTS[size][turns], []
    for q, r in _TILES[size]:
        for _ in range(turns):
            q, r = -r, q + r
        found.append(offset((column + q + dq, row + r + dr)))
    return found


def surface(data: Mapping[str, Any]) -> dict[Place, tuple[str, int]]:
    """The terrain and level of every hex of a map; tall grass grows on grass."""
    found = {}
    for r, (row, heights) in enumerate(zip(data["terrain"], data["levels"], strict=True)):
        for c, (code, height) in enumerate(zip(row, heights, strict=True)):
            if code != ".":
                ground = data["palette"][code]
                found[c, r] = ("grass" if ground == "tall_grass" else ground, int(height, 36))
    return found


def lacks(data: Mapping[str, Any], boxes: Mapping[str, int]) -> list[str]:
    """What keeps a map from being built by its plan out of these boxes; empty when it can be."""
    box: Counter[tuple[str, int]] = Counter()
    for name, count in boxes.items():
        box += Counter({piece: number * count for piece, number in BOXES[name].items()})
    used = Counter((piece["terrain"], piece["size"]) for piece in data["build"])
    found = [
        f"{number} {terrain} tiles of {size}, the boxes have {box[terrain, size]}"
        for (terrain, size), number in sorted(used.items())
        if number > box[terrain, size]
    ]
    return [*found, *_stacked(data), *_objects(data, box)]


def _stacked(data: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with the pieces as they lie on each other."""
    tops, laid = surface(data), {}
    for piece in data["build"]:
        for place in footprint(piece):
            at = (piece["level"], *place)
            if at in laid or place not in tops:
                yield f"level {piece['level']} at {place}: {'two pieces' if at in laid else 'off the map'}"
            laid[at] = piece["terrain"]
    for place, (ground, height) in tops.items():
        top = height if ground in FLAT else height - 1
        if laid.get((top, *place)) != ground:
            yield f"level {top} at {place}: {laid.get((top, *place), 'no piece')}, the map has {ground}"
        for level in range(top):
            if (level, *place) not in laid and not _hidden(tops, place, level):
                yield f"level {level} at {place}: no piece, and one looks in from the side"
    for piece in data["build"]:
        under = [(piece["level"] - 1, *place) in laid for place in footprint(piece)]
        if piece["level"] and 2 * sum(under) < piece["size"]:
            yield f"level {piece['level']} at {tuple(piece['at'])}: the {piece['terrain']} tile lies on too little"
    yield from (f"level {at[0]} at {at[1:]}: above the map" for at in laid if _above(tops, at, laid[at]))


def _hidden(tops: Mapping[Place, tuple[str, int]], place: Place, level: int) -> bool:
    """Whether a hollow at a level lies inside a hill: every hex around is at least as high."""
    q, r = axial(place)
    around = [offset((q + dq, r + dr)) for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]
    return all(tops.get(near, ("", 0))[1] > level for near in around)


def _above(tops: Mapping[Place, tuple[str, int]], at: tuple[int, int, int], terrain: str) -> bool:
    """Whether a piece lies higher than the map says."""
    _, height = tops.get((at[1], at[2]), ("", 99))
    return at[0] >= height + (terrain in FLAT)


def _objects(data: Mapping[str, Any], box: Counter[tuple[str, int]]) -> Iterator[str]:
    """Which ruins, trees and outcrops the boxes lack, by the clumps in which they stand."""
    standing: dict[str, set[Axial]] = {}
    for one in data["obstacles"]:
        standing.setdefault(one["object"], set()).add(axial(one["at"]))
    for name, hexes in sorted(standing.items()):
        sizes = sorted((size for thing, size in box if thing == name), reverse=True)
        if name in ("poke_center", "poke_mart"):  # markers of the campaign, no pieces
            continue
        left = {size: box[name, size] for size in sizes}
        walls = sum(edge["object"] == name for edge in data.get("edges", ()))
        if walls:  # those between hexes are one piece as long
            left[walls] = left.get(walls, 0) - 1
        if min(left.values(), default=0) < 0 or not _split(name, frozenset(hexes), left):
            had = ", ".join(f"{number} of {size}" for size, number in sorted(left.items())) or "none"
            yield f"{name} on {len(hexes)} hexes, the boxes have {had}"


def _split(name: str, hexes: frozenset[Axial], left: dict[int, int]) -> bool:
    """Whether hexes can be covered by the pieces that are left, each hex once."""
    if not hexes:
        return True
    first = min(hexes, key=lambda hex_: (hex_[1], hex_[0]))
    for size in sorted(left, reverse=True):
        for shape in _shapes(name, size):
            piece = frozenset((first[0] + q, first[1] + r) for q, r in shape)
            if left[size] and piece <= hexes and _split(name, hexes - piece, {**left, size: left[size] - 1}):
                return True
    return False


def _shapes(name: str, size: int) -> list[list[Axial]]:
    """The shapes of an object of so many hexes, from its first hex on."""
    if size == 1:
        return [[(0, 0)]]
    if name in _ROW:
        return [[(n * q, n * r) for n in range(size)] for q, r in ((1, 0), (0, 1), (-1, 1))]
    if size == 3:
        return [[(0, 0), (1, 0), (0, 1)], [(0, 0), (0, 1), (-1, 1)]]
    return [[(0, 0), (1, 0), (0, 1), (1, 1)], [(0, 0), (1, 0), (0, 1), (-1, 1)], [(0, 0), (0, 1), (-1, 1), (-1, 2)]]
