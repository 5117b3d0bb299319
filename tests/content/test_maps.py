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
from plugins.pokescape.ruleset import RULESET
from plugins.pokescape.sight import Sight
from plugins.pokescape.walking import may_step
from tests.content.shipped import drawn, entities, find
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


@pytest.mark.parametrize("name", ["training_field", "sea_cave"])
def test_a_battlefield_is_the_same_from_both_sides(name: str) -> None:
    data, _ = drawn(name)
    for rows in (data["terrain"], data["levels"]):
        assert len(rows) == data["height"]
        assert rows == [row[::-1] for row in rows[::-1]]
    turn = lambda at: (data["width"] - 1 - at[0], data["height"] - 1 - at[1])  # noqa: E731 of this map alone
    stand = {tuple(one["at"]) for one in data.get("obstacles", ())}
    walls = {frozenset(map(tuple, edge["between"])) for edge in data.get("edges", ())}
    assert stand == {turn(at) for at in stand}
    assert walls == {frozenset(map(turn, wall)) for wall in walls}
    assert len(stand) + len(walls) >= 5, "something to stand behind"
    ones, others = ({tuple(at) for at in zone["at"]} for zone in data["start_zones"])
    assert ones == {turn(at) for at in others}


def test_a_walker_comes_everywhere_on_the_field_in_steps_of_one_level() -> None:
    data, field = drawn("training_field")
    start = field.hexes.space(*data["start_zones"][0]["figure_space"])
    assert spread(field, start, {"rise": 1}) == {s for s in field.hexes.spaces if field.open & field.hexes.one[s]}


def test_the_field_has_heights_water_ruins_and_cliffs() -> None:
    data, field = drawn("training_field")
    assert max(field.level) >= 3
    assert field.water.bit_count() >= 14
    assert [edge["object"] for edge in data["edges"]] == ["ruin"] * 5
    cliffs = [
        s for s in field.hexes.spaces for to in field.hexes.near[s] if to >= 0 and field.level[s] >= field.level[to] + 2
    ]
    assert cliffs, "a ridge has sides that cannot be walked up"


def test_one_crosses_the_field_on_its_meadow_or_over_either_ridge() -> None:
    data, field = drawn("training_field")
    start, goal = (at_(field, zone["figure_space"]) for zone in data["start_zones"])
    meadow = sum(field.hexes.one[s] for s in field.hexes.spaces if field.level[s] == 1)
    assert goal in spread(field, start, {"rise": 0, "on": field.open & ~field.water & meadow})
    for rows in (range(5), range(9, 14)):
        part = sum(field.hexes.one[s] for s in field.hexes.spaces if field.hexes.offset(s)[1] in rows)
        west, *_, east = sorted((s for s in field.hexes.spaces if field.level[s] == 2 and part >> s & 1),
                                key=lambda s: field.hexes.offset(s)[0])  # fmt: skip
        assert east in spread(field, west, {"rise": 1, "on": field.open & ~field.water & part})


#: The terrain boxes of each map that the rulebook names, and how many of each.
SETS = {
    "training_field": {"rise_of_the_valkyrie": 1},
    "sea_cave": {"battle_for_the_underdark": 2},
    "wild_onix_cave": {"battle_for_the_underdark": 1},
    "route_1": {"rise_of_the_valkyrie": 1, "road_to_the_forgotten_forest": 1},
}


@pytest.mark.rule("PS-SCN-06")
@pytest.mark.rule("HS-TER-06")
@pytest.mark.parametrize("name", SETS)
def test_each_map_is_built_by_its_plan_from_the_boxes_that_the_rulebook_names(name: str) -> None:
    data, _ = drawn(name)
    assert {one["box"]: one.get("count", 1) for one in data["rules"]["boxes"]} == SETS[name]
    for box, sold in entities("pokescape_base", "terrain_box").items():
        number = {0: "", 1: "one ", 2: "two "}[SETS[name].get(box, 0)]
        assert (sold["name"]["en"] in data["notes"]["en"]) == bool(number)
        assert number + sold["name"]["en"] in data["notes"]["en"] or not number
    assert data["build"]
    assert RULESET.advice("map", data, find) == ()


def test_a_shipped_map_that_an_author_changes_is_told_what_lacks_and_where() -> None:
    data, _ = drawn("training_field")
    first, *rest = data["build"]
    other = {**data["rules"], "boxes": [{"box": "battle_for_the_underdark"}]}
    arch = [*data["edges"], {"between": [[9, 6], [9, 7]], "object": "ruin"}]
    for changed, pointer, words in (
        ({"build": rest}, "/build", f"`{first['at']}`: no piece at level `0`"),
        ({"build": [*data["build"], first]}, f"/build/{len(data['build'])}", "two pieces"),
        ({"rules": other}, "/build/1/size", "`grass` tiles of `24`: the boxes hold none"),
        ({"edges": arch}, "/edges/0", "`ruin` stands in a wall of `6`, of which the boxes hold `1` of `2`, `1` of `3`"),
    ):
        said = RULESET.advice("map", {**data, **changed}, find)
        assert any(at == pointer and words in text for at, text, _ in said), said


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


def test_no_attack_reaches_from_one_gate_of_the_field_to_the_other() -> None:
    data, field = drawn("training_field")
    west, east = ([field.hexes.space(*at) for at in zone["at"]] for zone in data["start_zones"])
    cards = entities("kanto", "army_card").values()
    far = max(power.get("range", 0) for card in cards for power in (card, *card["powers"]))
    assert not [(a, b) for a in west for b in east if field.hexes.within(a, far + 2) & field.hexes.one[b]]


@pytest.mark.parametrize("height", [3, 5, 8])
def test_neither_beach_of_the_sea_cave_sees_the_other(height: int) -> None:
    data, field = drawn("sea_cave")
    sight = Sight(field)
    west, east = ([field.hexes.space(*at) for at in zone["at"]] for zone in data["start_zones"])
    assert not [(a, b) for a in west for b in east if sight.sees(a, height, b, height)]


@pytest.mark.rule("PS-SCN-06")
def test_both_caves_have_water_and_the_onix_three_zones() -> None:
    assert [drawn(name)[1].water.bit_count() >= least for name, least in (("sea_cave", 24), ("wild_onix_cave", 12))]
    zones = drawn("wild_onix_cave")[0]["start_zones"]
    assert [zone["name"]["en"].split()[0] for zone in zones] == ["Blue", "Green", "Onix’s"]


def test_the_two_ledges_of_the_onix_cave_are_mirror_images() -> None:
    data, field = drawn("wild_onix_cave")
    ones, others = ({tuple(at) for at in zone["at"]} for zone in data["start_zones"][:2])
    mirrored = {(c, r): (c, data["height"] - 1 - r) for c, r in ones}
    assert set(mirrored.values()) == others
    assert all(field.level[at_(field, a)] == field.level[at_(field, b)] for a, b in mirrored.items())
    heights = data["levels"]
    apart = sum(a != b for up, down in zip(heights, heights[::-1], strict=True) for a, b in zip(up, down, strict=True))
    assert apart <= 12, "one box has one of most tiles: what lies further off may differ by a hex here and there"


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
