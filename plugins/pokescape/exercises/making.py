"""Pieces of situations: a board that holds every terrain and glyph, a walk with all that it can have, snapshots."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from workbench.api.rules import Chance, Snapshot, bare

from ..structs.rules import TerrainRules
from .catalogue import Catalogue

#: Kinds of which a situation takes what it names; all others come along whole.
_CHOSEN = ("army_card", "map", "scenario", "campaign", "region")
WIDTH, DEPTH = 11, 9
#: Where the tower stands, and the hexes around it, from all of which a ladder leads up.
TOWER, FEET = (8, 1), ((7, 1), (9, 1), (8, 0), (9, 0), (8, 2), (9, 2))
#: Rows and columns of a board for cards alone.
RING = 7
#: The way out of a walk: in deep water, so that nobody leaves before everything has been tried.
OUT = (0, 0)


def snapshot_of(known: Catalogue, scenario: Mapping[str, Any], board: Mapping[str, Any],
                species: Iterable[str], more: Mapping[str, Any] | None = None) -> Snapshot:  # fmt: skip
    """Return the content of one made-up game: the cards of `species`, all small kinds, and `more` entities."""
    wanted = {bare(name) for name in species}
    cards = {f"army_card:{name}" for name, card in known.cards.items() if bare(card.species) in wanted}
    content = known.content
    entities = {
        key: data for key, data in content.entities.items() if key in cards or key.partition(":")[0] not in _CHOSEN
    }
    made = {f"scenario:{scenario['id']}": scenario, f"map:{board['id']}": board, **(more or {})}
    entities |= {key: json.dumps(data, ensure_ascii=False).encode() for key, data in made.items()}
    return Snapshot(content.ruleset, scenario["id"], dict(sorted(entities.items())), content.pack, content.pack_version)


def plain_terrain(known: Catalogue) -> str:
    """Return the terrain that does least, for ground that should not matter; empty when there is none to stand on."""
    free = [n for n, t in known.terrains.items() if not (t.rules.obstacle or t.rules.ladder or t.rules.no_placing)]
    bare_ = TerrainRules()
    return min(free, key=lambda n: (known.terrains[n].rules != bare_, known.terrains[n].rules.stop, n), default="")


def deep_terrain(known: Catalogue) -> str:
    """Return a terrain that trainers need a swimmer for; empty when there is none."""
    wet = (name for name, t in known.terrains.items() if t.rules.water and not t.rules.shallow)
    return next(wet, "")


def battlefield(known: Catalogue, chance: Chance, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """Return a small map: plain zones three hexes apart, between them every terrain (`wanted` ones more often).

    Obstacles stand along two edges, glyphs lie in the middle, and ladders lead up a tower.
    """
    ground = [n for n, t in known.terrains.items() if not t.rules.obstacle and not t.rules.ladder]
    codes = {name: chr(ord("A") + n) if n < 26 else chr(ord("a") + n - 26) for n, name in enumerate(ground[:52])}
    plain = codes[plain_terrain(known)]
    rows = [[plain] * WIDTH for _ in range(DEPTH)]
    middle = [(column, row) for row in range(3, 6) for column in range(1, WIDTH - 1)]
    patches = [codes[name] for name in (*ground, *(w for w in wanted if w in codes for _ in range(5))) if name in codes]
    spots = shuffled(middle, chance)
    for (column, row), code in zip(spots, shuffled(patches, chance), strict=False):
        rows[row][column] = code
    levels = [["1"] * WIDTH for _ in range(DEPTH)]
    levels[TOWER[1]][TOWER[0]] = "7"
    ladders = [n for n, t in known.terrains.items() if t.rules.ladder]
    solid = shuffled([n for n, t in known.terrains.items() if t.rules.obstacle], chance)
    sides = [(column, row) for row in (0, 2, 4, 6, 8) for column in (0, WIDTH - 1)]
    lying = shuffled([*middle, *((column, row) for row in (2, 6) for column in range(1, 8))], chance)
    return {
        **_head(WIDTH, DEPTH),
        "palette": {code: name for name, code in codes.items()},
        "terrain": ["".join(row) for row in rows],
        "levels": ["".join(row) for row in levels],
        "start_zones": [_zone(1, range(3)), _zone(2, range(6, 9))],
        "obstacles": [{"at": at, "object": name} for at, name in zip(sides, solid, strict=False)],
        "edges": [{"between": [foot, TOWER], "object": name} for name in ladders[:1] for foot in FEET],
        "glyphs": [{"at": at, "glyph": name} for at, name in zip(lying, known.glyphs, strict=False)],
    }


def ring(known: Catalogue, chance: Chance, wanted: Sequence[str]) -> dict[str, Any]:
    """Return a smaller map, plain but for some `wanted` terrains between the zones and in them."""
    plain = plain_terrain(known)
    there = [n for n in dict.fromkeys(wanted) if n in known.terrains and not known.terrains[n].rules.obstacle]
    codes = {name: chr(ord("A") + n) for n, name in enumerate(dict.fromkeys([plain, *there[:20]]))}
    rows = [codes[plain] * RING for _ in range(RING)]
    for row in (1, RING // 2, RING - 2) if there else ():
        rows[row] = "".join(codes[there[chance.below(len(there[:20]))]] for _ in range(RING))
    return {
        **_head(RING, RING),
        "palette": {code: name for name, code in codes.items()},
        "terrain": rows,
        "levels": ["1" * RING, "2" * RING, *["1" * RING] * (RING - 2)],
        "start_zones": [
            {"seat": seat, "at": [[column, row] for row in zone for column in range(RING)]}
            for seat, zone in ((1, range(3)), (2, range(RING - 3, RING)))
        ],
    }


def _head(width: int, height: int) -> dict[str, Any]:
    """Return what every map begins with."""
    shape = {"shape": "hex", "layout": "odd_r", "width": width, "height": height}
    return {"id": "exercise", "name": {"en": "Exercise", "it": "Esercizio"}, **shape}


def _zone(seat: int, rows: Iterable[int]) -> dict[str, Any]:
    at = [[column, row] for row in rows for column in range(1, WIDTH - 1) if (column, row) != TOWER]
    return {"seat": seat, "at": at}


def path_map(known: Catalogue, people: Sequence[str] = ()) -> dict[str, Any]:
    """Return a small map to walk on: two starts by the water, the way out in it, `people` beside the starts."""
    plain, deep = plain_terrain(known), deep_terrain(known)
    width, height = 9, 5
    rows = ["A" * width for _ in range(height)]
    if deep:
        rows[0] = "B" * 4 + rows[0][4:]
    return {
        **_head(width, height),
        "palette": {"A": plain, **({"B": deep} if deep else {})},
        "terrain": rows,
        "levels": ["1" * width] * height,
        "start_zones": [{"seat": seat, "at": [[seat, 1]], "figure_space": [seat, 1]} for seat in (1, 2)],
        "trainers": [{"trainer": name, "at": [n, 2], "facing": 3} for n, name in enumerate(people, 1)],
        "items": [],
    }


def shuffled(values: Iterable[Any], chance: Chance) -> list[Any]:
    """Return values in an order of chance."""
    left, found = list(values), []
    while left:
        found.append(left.pop(chance.below(len(left))))
    return found
