"""What the schemas of the core kinds take and refuse, by small examples."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

from workbench import places
from workbench.pack.kinds import load_kinds

KINDS = load_kinds(places.schemas())
NAME = {"en": "Name"}
HEXES = {"layout": "odd_r", "width": 2, "height": 1, "palette": {"g": "grass"}, "terrain": ["gg"], "levels": ["10"]}
MAP = {"id": "field", "name": NAME}
LINK = {"from": "pichu", "to": "pikachu"}

GOOD: list[tuple[str, dict[str, Any]]] = [
    ("pack", {"format": 1, "id": "mine", "title": NAME, "version": "0.1"}),
    ("pack", {"format": 2, "id": "mine", "title": NAME, "version": "0.1", "severity": {"MAP001": "off"}, "x-mine": 1}),
    ("pack", {"format": 1, "id": "a", "title": NAME, "version": "1", "waivers": [{"code": "MAP001", "reason": "x"}]}),
    ("type", {"id": "fire", "name": {"en": "Fire", "it": "Fuoco", "ja": "ほのお"}, "color": "#f08030"}),
    ("species", {"id": "mew", "name": NAME, "number": 151, "types": ["psychic"], "height_m": 0.4, "legendary": True}),
    ("evolution_chain", {"id": "pichu", "links": [{**LINK, "methods": [{"by": "markers", "markers": 80}]}]}),
    ("evolution_chain", {"id": "pichu", "links": [{**LINK, "methods": [{"by": "trade", "item": "coat"}]}]}),
    ("evolution_chain", {"id": "pichu", "links": [{**LINK, "methods": [{"by": "other", "text": NAME, "level": 2}]}]}),
    ("terrain", {"id": "bog", "name": NAME, "color": "#123456", "texture": "swamp", "tile_height": 0}),
    ("encounter_table", {"id": "r", "roll": {"die": 6}, "rows": [{"range": [1, 6], "species": "mew"}]}),
    (
        "encounter_table",
        {"id": "r", "roll": {"percent": 100}, "rows": [{"rate": 99.5, "species": "mew", "when": {"time": "night"}}]},
    ),
    ("trainer", {"id": "ash", "name": NAME, "party": [{"species": "pikachu", "level": 5}], "prize": 0}),
    ("item", {"id": "potion", "name": NAME, "category": "medicine", "price": 30}),
    ("map", {**MAP, "shape": "hex", **HEXES}),
    ("map", {**MAP, "shape": "hex", **HEXES, "trainers": [{"trainer": "ash", "at": [0, 0], "facing": 5}]}),
    ("map", {**MAP, "shape": "square", **{k: v for k, v in HEXES.items() if k != "layout"}}),
    ("map", {**MAP, "shape": "graph", "spaces": [{"id": "a"}, {"id": "b"}], "links": [{"from": "a", "to": "b"}]}),
    ("map", {**MAP, "shape": "track", "spaces": [{"id": "a", "tags": ["shop"], "junction": ["b"]}]}),
    ("map", {**MAP, "shape": "none", "exits": [{"to": "other"}, {"dynamic": True}]}),
    ("region", {"id": "kanto", "name": NAME, "start": "town", "maps": [{"map": "town", "x": 0, "y": -2.5}]}),
    ("scenario", {"id": "s", "name": NAME, "map": "field", "sides": [{"seat": 1, "team": ["mew", "mew"]}]}),
    ("campaign", {"id": "c", "name": NAME, "start": "s", "steps": [{"scenario": "s", "next": [{"to": "t"}]}]}),
]
BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("a slip of the pen", "item", {"id": "potion", "name": NAME, "category": "medicine", "pric": 30}),
    ("a capital in an id", "item", {"id": "Potion", "name": NAME, "category": "medicine"}),
    ("no English name", "item", {"id": "potion", "name": {"it": "Pozione"}, "category": "medicine"}),
    ("a colour by name", "type", {"id": "fire", "name": NAME, "color": "red"}),
    ("three types", "species", {"id": "a", "name": NAME, "number": 1, "types": ["a", "b", "c"]}),
    ("no species in a row", "encounter_table", {"id": "r", "roll": {"die": 20}, "rows": [{"range": [1, 20]}]}),
    (
        "a share on a die",
        "encounter_table",
        {"id": "r", "roll": {"die": 20}, "rows": [{"range": [1, 20], "rate": 5, "species": "a"}]},
    ),
    ("two sorts of roll", "encounter_table", {"id": "r", "roll": {"die": 20, "percent": 100}, "rows": []}),
    ("markers without a number", "evolution_chain", {"id": "a", "links": [{**LINK, "methods": [{"by": "markers"}]}]}),
    (
        "an item beside markers",
        "evolution_chain",
        {"id": "a", "links": [{**LINK, "methods": [{"by": "markers", "markers": 3, "item": "stone"}]}]},
    ),
    ("a link that nothing brings about", "evolution_chain", {"id": "a", "links": [{**LINK, "methods": []}]}),
    ("hexes without rows", "map", {**MAP, "shape": "hex"}),
    ("spaces on hexes", "map", {**MAP, "shape": "hex", **HEXES, "spaces": []}),
    ("rows on a track", "map", {**MAP, "shape": "track", "spaces": [], "terrain": []}),
    ("a full stop in the palette", "map", {**MAP, "shape": "hex", **HEXES, "palette": {".": "grass"}}),
    ("two characters in the palette", "map", {**MAP, "shape": "hex", **HEXES, "palette": {"gg": "grass"}}),
    ("an exit to nowhere", "map", {**MAP, "shape": "none", "exits": [{"at": [0, 0]}]}),
    ("a seventh direction", "map", {**MAP, "shape": "none", "trainers": [{"trainer": "a", "at": [0, 0], "facing": 6}]}),
    ("a hex left of the board", "map", {**MAP, "shape": "none", "exits": [{"to": "a", "at": [-1, 0]}]}),
    ("a scenario for nobody", "scenario", {"id": "s", "name": NAME, "map": "field", "sides": []}),
    (
        "a severity of no sort",
        "pack",
        {"format": 1, "id": "a", "title": NAME, "version": "1", "severity": {"A": "bad"}},
    ),
]


@pytest.mark.parametrize(("kind", "data"), GOOD, ids=[f"{kind}-{at}" for at, (kind, _) in enumerate(GOOD)])
def test_takes_what_is_right(kind: str, data: dict[str, Any]) -> None:
    assert not [fault.message for fault in Draft202012Validator(KINDS[kind].schema).iter_errors(data)]
    assert jsonschema_rs.validator_for(dict(KINDS[kind].schema)).is_valid(data)


@pytest.mark.parametrize(("kind", "data"), [row[1:] for row in BAD], ids=[row[0].replace(" ", "-") for row in BAD])
def test_refuses_what_is_wrong(kind: str, data: dict[str, Any]) -> None:
    assert not Draft202012Validator(KINDS[kind].schema).is_valid(data)
    assert not jsonschema_rs.validator_for(dict(KINDS[kind].schema)).is_valid(data)


def test_every_kind_has_an_example() -> None:
    assert {kind for kind, _ in GOOD} == set(KINDS)


def test_the_new_kind_of_the_guide_works() -> None:
    guide = (places.schemas() / "README.md").read_text(encoding="utf-8")
    example = json.loads(guide.split("```json\n")[1].split("```")[0])
    Draft202012Validator.check_schema(example)
    assert set(example["properties"]) == {"id", "name", "leader"}
