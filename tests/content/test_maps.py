"""The maps that ship: fair, reachable, worth playing on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from plugins.pokescape.board import Field
from plugins.pokescape.sight import Sight
from tests.content.shipped import drawn
from workbench import places
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


def spread(field: Field, start: int, may: Mapping[str, int]) -> set[int]:
    """Where one comes from `start` by steps that rise at most `may["rise"]` over open hexes of the mask `on`."""
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for to in field.hexes.near[here]:
            free = to >= 0 and to not in seen and field.open & may.get("on", field.open) & field.hexes.one[to]
            if free and abs(field.level[to] - field.level[here]) <= may["rise"]:
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
    assert field.water.bit_count() >= 20
    assert sum(one["object"] == "tree" for one in data["obstacles"]) >= 12
    cliffs = [
        s for s in field.hexes.spaces for to in field.hexes.near[s] if to >= 0 and field.level[s] >= field.level[to] + 2
    ]
    assert cliffs, "a ridge has sides that cannot be walked up"


def test_the_road_joins_the_zones_over_the_stream() -> None:
    data, field = drawn("training_field")
    (west, top), (east, bottom) = (zone["figure_space"] for zone in data["start_zones"])
    ends = [field.hexes.space(west, top + 1), field.hexes.space(east, bottom - 1)]
    assert ends[1] in spread(field, ends[0], {"rise": 0, "on": field.road})
    dry = {s for s in field.hexes.spaces if field.open & ~field.water & field.hexes.one[s]}
    off_road = spread(field, ends[0], {"rise": 1, "on": field.open & ~field.water & ~bridge(field)})
    assert off_road == {s for s in dry if not bridge(field) & field.hexes.one[s]}, "the fords do without the bridge"


#: The terrain sets that the rulebook names for each of its maps.
SETS = {
    "training_field": "one Rise of the Valkyrie",
    "sea_cave": "two Battle for the Underdark",
    "wild_onix_cave": "one Battle for the Underdark",
    "route_1": "one Rise of the Valkyrie master set and one Road to the Forgotten Forest",
}


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
    assert SETS[name] in data["notes"]["en"]


@pytest.mark.parametrize("height", [3, 5, 8])
@pytest.mark.parametrize("name", ["training_field", "sea_cave"])
def test_neither_start_zone_sees_the_other(name: str, height: int) -> None:
    data, field = drawn(name)
    sight = Sight(field)
    west, east = ([field.hexes.space(*at) for at in zone["at"]] for zone in data["start_zones"])
    assert not [(a, b) for a in west for b in east if sight.sees(a, height, b, height)]


@pytest.mark.rule("PS-SCN-06")
def test_both_caves_have_water_and_the_onix_three_zones() -> None:
    assert all(drawn(name)[1].water.bit_count() >= 25 for name in ("sea_cave", "wild_onix_cave"))
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
    assert len(down) >= 40
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
    assert field.hexes.space(9, 0) in reached, "dry, and seen by nobody"
