"""The maps that ship: fair, reachable, worth playing on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from plugins.pokescape.board import Field
from plugins.pokescape.compile import compile_battle
from plugins.pokescape.game import BattleGame
from plugins.pokescape.sight import Sight
from plugins.pokescape.walking import may_step
from tests.content.shipped import drawn, entities
from workbench import places
from workbench.engine.play import play
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def spread(field: Field, start: int, may: Mapping[str, int]) -> set[int]:
    """Where one comes from `start` by steps that rise at most `may["rise"]` over open hexes of the mask `on`."""
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for to in field.hexes.near[here]:
            free = to >= 0 and to not in seen and field.open & may.get("on", field.open) & field.hexes.one[to]
            if free and (here, to) not in field.walls and abs(field.level[to] - field.level[here]) <= may["rise"]:
                seen.add(to)
                waiting.append(to)
    return seen


def at_(field: Field, place: Sequence[int]) -> int:
    """The space at column and row."""
    return field.hexes.space(*place)


def has_room(field: Field, space: int) -> bool:
    """Whether a neighbour lies on the same level, so that two spaces hold a figure."""
    beside = [to for to in field.hexes.near[space] if to >= 0 and field.open & field.hexes.one[to]]
    return any(field.level[to] == field.level[space] for to in beside)


def bridge(field: Field) -> int:
    """The mask of road hexes next to water."""
    return sum(
        field.hexes.one[s]
        for s in field.hexes.spaces
        if field.road & field.hexes.one[s]
        and any(n >= 0 and field.water & field.hexes.one[n] for n in field.hexes.near[s])
    )


@pytest.mark.parametrize("name", ["training_field", "sea_cave"])
def test_a_battlefield_is_the_same_from_both_sides(name: str) -> None:
    data, _ = drawn(name)
    for rows in (data["terrain"], data["levels"]):
        assert len(rows) == data["height"]
        assert rows == [row[::-1] for row in rows[::-1]]
    turned = {(data["width"] - 1 - c, data["height"] - 1 - r) for c, r in (one["at"] for one in data["obstacles"])}
    assert turned == {tuple(one["at"]) for one in data["obstacles"]}


def test_a_walker_comes_everywhere_on_the_field_in_steps_of_one_level() -> None:
    data, field = drawn("training_field")
    start = field.hexes.space(*data["start_zones"][0]["figure_space"])
    assert spread(field, start, {"rise": 1}) == {s for s in field.hexes.spaces if field.open & field.hexes.one[s]}


def test_the_field_has_heights_water_trees_and_a_ford() -> None:
    data, field = drawn("training_field")
    assert max(field.level) >= 5
    assert field.water.bit_count() >= 16
    assert sum(one["object"] in ("tree", "tall_tree", "ruin") for one in data["obstacles"]) >= 12
    cliffs = [
        s for s in field.hexes.spaces for to in field.hexes.near[s] if to >= 0 and field.level[s] >= field.level[to] + 2
    ]
    assert cliffs, "a ridge has sides that cannot be walked up"


def test_a_road_leads_from_each_gate_over_the_stream() -> None:
    data, field = drawn("training_field")
    for zone, far in zip(data["start_zones"], (16, 5), strict=True):
        (start, *_) = [space for at in zone["at"] if field.road & field.hexes.one[space := at_(field, at)]]
        reached = spread(field, start, {"rise": 0, "on": field.road})
        assert any(bridge(field) & field.hexes.one[space] for space in reached)
        assert any(field.hexes.offset(space)[0] == far for space in reached)


def test_fords_do_without_the_bridges_of_the_field() -> None:
    data, field = drawn("training_field")
    start = at_(field, data["start_zones"][0]["figure_space"])
    off_road = spread(field, start, {"rise": 1, "on": field.open & ~field.water & ~bridge(field)})
    assert at_(field, data["start_zones"][1]["figure_space"]) in off_road


#: What is in the boxes, in hexes: land tiles, whatever they show, can lie under others; water and shadow add no level.
BOXES: dict[str, dict[str, int]] = {
    "Rise of the Valkyrie": {"grass": 220, "rock": 90, "sand": 28, "water": 21, "ruin": 5},
    "Road to the Forgotten Forest": {"road": 29, "tree": 4, "tall_tree": 4},
    "Battle for the Underdark": {
        "stone_floor": 81, "rock": 30, "sand": 24, "grass": 6, "water": 12, "shadow": 11, "outcrop": 6,
    },
}  # fmt: skip
#: The terrain sets of each map, those that the rulebook names first, as the map's notes name them.
SETS = {
    "training_field": {"one Rise of the Valkyrie": 1, "one Road to the Forgotten Forest": 1},
    "sea_cave": {"two Battle for the Underdark": 2},
    "wild_onix_cave": {"one Battle for the Underdark": 1},
    "route_1": {"one Rise of the Valkyrie": 1, "one Road to the Forgotten Forest": 1},
}
LAND = ("grass", "rock", "sand", "road", "stone_floor")


@pytest.mark.rule("PS-SCN-06")
@pytest.mark.rule("HS-TER-06")
@pytest.mark.parametrize("name", SETS)
def test_each_map_can_be_built_from_the_sets_that_it_names(name: str) -> None:
    data, _ = drawn(name)
    box: Counter[str] = Counter()
    for words, count in SETS[name].items():
        assert words in data["notes"]["en"], f"{name} names {words}"
        for piece, hexes in BOXES[words.partition(" ")[2]].items():
            box[piece] += count * hexes
    tops: Counter[str] = Counter(one["object"] for one in (*data["obstacles"], *data.get("edges", ())))
    levels = 0
    for row, heights in zip(data["terrain"], data["levels"], strict=True):
        for code, height in zip(row, heights, strict=True):
            if code != ".":
                ground = data["palette"][code]
                tops["grass" if ground == "tall_grass" else ground] += 1
                assert height != "0" or ground in ("water", "shadow"), "land is at least one tile high"
                levels += int(height, 36)
    tops -= Counter({"poke_center": 1, "poke_mart": 1})  # no tiles: markers of the campaign
    assert {piece: used for piece, used in tops.items() if used > box[piece]} == {}
    assert levels <= sum(box[piece] for piece in LAND), "every level of a stack is a land tile"


@pytest.mark.rule("PS-SCN-06")
@pytest.mark.parametrize("name", SETS)
def test_each_player_has_a_figure_space_and_each_map_names_its_sets(name: str) -> None:
    data, field = drawn(name)
    assert [zone["seat"] for zone in data["start_zones"]][:2] == [1, 2]
    for zone in data["start_zones"]:
        spaces = [field.hexes.space(*at) for at in zone["at"]]
        assert all(space >= 0 and field.open & field.hexes.one[space] for space in spaces)
        assert zone["seat"] > 2 or zone["figure_space"] in zone["at"]
        assert zone["seat"] > 2 or name == "route_1" or len(spaces) >= 13, "room for six around the trainer"


@pytest.mark.parametrize("height", [3, 5, 8])
@pytest.mark.parametrize("name", ["training_field", "sea_cave"])
def test_neither_start_zone_sees_the_other(name: str, height: int) -> None:
    data, field = drawn(name)
    sight = Sight(field)
    west, east = ([field.hexes.space(*at) for at in zone["at"]] for zone in data["start_zones"])
    assert not [(a, b) for a in west for b in east if sight.sees(a, height, b, height)]


@pytest.mark.rule("PS-SCN-06")
def test_both_caves_have_water_and_the_onix_three_zones() -> None:
    assert [drawn(name)[1].water.bit_count() >= least for name, least in (("sea_cave", 24), ("wild_onix_cave", 12))]
    zones = drawn("wild_onix_cave")[0]["start_zones"]
    assert [zone["name"]["en"].split()[0] for zone in zones] == ["Blue", "Green", "Onix’s"]


def test_the_two_ledges_of_the_onix_cave_are_mirror_images() -> None:
    data, _ = drawn("wild_onix_cave")
    for rows in (data["terrain"], data["levels"]):
        assert rows == rows[::-1]
    ones, others = ({tuple(at) for at in zone["at"]} for zone in data["start_zones"][:2])
    assert {(c, data["height"] - 1 - r) for c, r in ones} == others


def test_something_huge_can_go_from_its_lair_to_both_ledges() -> None:
    data, field = drawn("wild_onix_cave")
    wide = {s for s in field.hexes.spaces if field.open & field.hexes.one[s] and has_room(field, s)}
    lair = field.hexes.space(*data["start_zones"][2]["at"][0])
    may = {"rise": 3, "on": sum(field.hexes.one[s] for s in wide)}
    reached = spread(field, lair, may)
    for zone in data["start_zones"]:
        assert all(field.hexes.space(*at) in reached for at in zone["at"])


@pytest.mark.rule("PS-SCN-06")
def test_a_road_leads_over_route_1_from_south_to_north() -> None:
    data, field = drawn("route_1")
    paved = [at for at in map(field.hexes.offset, field.hexes.spaces) if field.road & field.hexes.one[at_(field, at)]]
    south, north = max(paved, key=lambda at: at[1]), min(paved, key=lambda at: at[1])
    assert north[1] == 0
    assert south[1] >= data["height"] - 2
    assert at_(field, north) in spread(field, at_(field, south), {"rise": 1, "on": field.road})
    zones = [zone["figure_space"] for zone in data["start_zones"]]
    assert all(at_(field, at) in field.hexes.near[at_(field, south)] or abs(at[0] - south[0]) <= 2 for at in zones)


def test_ledges_of_route_1_can_be_jumped_down_but_not_climbed() -> None:
    _, field = drawn("route_1")
    steps = Workspace.open(places.content() / "kanto").map_steps(EntityRef("kanto", "map", "route_1"))
    down = {(a, b) for a, ways in steps.items() for b in ways if a not in steps[b]}
    assert len(down) >= 12
    rises = {field.level[at_(field, a)] - field.level[at_(field, b)] for a, b in down}
    assert min(rises) == 2, "what one cannot climb"
    assert max(rises) <= 5


def gaze(field: Field, sight: Sight, one: Mapping[str, Any]) -> list[int]:
    """The spaces that a trainer of a map sees, nearest first (PS-EYE-01)."""
    here = at_(field, one["at"])
    seen, to = [], field.hexes.near[here][one["facing"]]
    while to >= 0 and sight.sees(here, 4, to, 4):
        seen.append(to)
        to = field.hexes.near[to][one["facing"]]
    return seen


def test_what_lies_on_route_1_can_be_picked_up() -> None:
    data, field = drawn("route_1")
    spots = [tuple(one["at"]) for one in data["items"]]
    assert len(set(spots)) == len(spots) >= 10
    assert all(field.open & field.hexes.one[at_(field, at)] for at in spots)


def test_the_trainers_of_route_1_watch_the_road_and_can_be_walked_round() -> None:
    data, field = drawn("route_1")
    sight = Sight(field)
    watched: set[int] = set()
    for one in data["trainers"]:
        seen = gaze(field, sight, one)
        assert any(field.road & field.hexes.one[space] for space in seen), f"{one['trainer']} watches the road"
        watched |= {*seen, at_(field, one["at"])}
    steps = Workspace.open(places.content() / "kanto").map_steps(EntityRef("kanto", "map", "route_1"))
    reached = {at_(field, data["start_zones"][0]["figure_space"])}
    waiting = [*reached]
    while waiting:
        for to in (at_(field, hex_) for hex_ in steps[field.hexes.offset(waiting.pop())]):
            if to not in reached | watched and not field.water & field.hexes.one[to]:
                reached.add(to)
                waiting.append(to)
    (goal,) = entities("kanto", "scenario")["route_1"]["rules"]["goal"]
    assert at_(field, goal) in reached, "dry, and seen by nobody"


@pytest.mark.long
@pytest.mark.parametrize("name", ["training_field", "sea_cave", "wild_onix_cave"])
@pytest.mark.parametrize("mode", ["one_on_one", "army"])
def test_equal_teams_have_equal_chances_from_both_start_zones(name: str, mode: str) -> None:
    workspace = Workspace.open(places.content() / "kanto")
    found = workspace.snapshot("intro_one_on_one" if name == "training_field" else "sea_cave_gym")
    scenario = json.loads(found.entities[f"scenario:{found.scenario}"])
    for side in scenario["sides"]:
        side |= {"team": scenario["sides"][0]["team"], "trainer": scenario["sides"][0]["trainer"]}
    scenario["rules"]["mode"], scenario["map"] = mode, name
    board = json.dumps(entities("kanto", "map")[name]).encode()
    entry = {f"scenario:{found.scenario}": json.dumps(scenario).encode(), f"map:{name}": board}
    game = compile_battle(replace(found, entities={**found.entities, **entry}))
    wins = Counter(play(BattleGame(game), ["greedy", "greedy"], seed).result.winner for seed in range(200))
    assert 0.4 <= wins[1] / (wins[1] + wins[2]) <= 0.6


@pytest.mark.rule("HS-TER-08")
def test_ruins_of_route_1_stand_between_hexes_and_are_walked_round() -> None:
    data, field = drawn("route_1")
    for inside, outside in (at["between"] for at in data["edges"]):
        start, end = at_(field, inside), at_(field, outside)
        assert end in field.hexes.near[start]
        assert not may_step(field, start, end)
        assert end in spread(field, start, {"rise": 1}), "there is a way round"
