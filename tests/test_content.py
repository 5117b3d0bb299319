"""The packs that ship: whole, true to what is printed, and a field worth playing on."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from plugins.pokescape.board import Field
from plugins.pokescape.maps import field_of
from plugins.pokescape.sight import Sight
from workbench import places
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef
from workbench.pack.canonical import to_text
from workbench.workspace import Workspace

#: Appendix A of the rulebook, its misprints put right: chain by chain, what it costs to become the next species.
APPENDIX_A = """
bulbasaur 80 ivysaur 80 venusaur | charmander 80 charmeleon 100 charizard | squirtle 80 wartortle 100 blastoise
caterpie 35 metapod 15 butterfree | weedle 35 kakuna 15 beedrill | pidgey 75 pidgeotto 90 pidgeot | rattata 80 raticate
spearow 70 fearow | ekans 80 arbok | pikachu thunder_stone raichu | sandshrew 80 sandslash
nidoran_f 50 nidorina moon_stone nidoqueen | nidoran_m 50 nidorino moon_stone nidoking | clefairy moon_stone clefable
vulpix fire_stone ninetales | jigglypuff moon_stone wigglytuff | zubat 75 golbat | oddish 55 gloom leaf_stone vileplume
paras 80 parasect | venonat 45 venomoth | diglett 55 dugtrio | meowth 80 persian | psyduck 50 golduck
mankey 90 primeape | growlithe fire_stone arcanine | poliwag 75 poliwhirl water_stone poliwrath
abra 80 kadabra trade alakazam | machop 60 machoke trade machamp | bellsprout 55 weepinbell leaf_stone victreebel
tentacool 80 tentacruel | geodude 90 graveler trade golem | ponyta 60 rapidash | slowpoke 80 slowbro
magnemite 45 magneton | doduo 60 dodrio | seel 40 dewgong | grimer 50 muk | shellder water_stone cloyster
gastly 60 haunter trade gengar | drowzee 75 hypno | krabby 80 kingler | voltorb 80 electrode
exeggcute leaf_stone exeggutor | cubone 65 marowak | koffing 35 weezing | rhyhorn 85 rhydon | horsea 80 seadra
goldeen 65 seaking | staryu water_stone starmie | magikarp 85 gyarados | eevee water_stone vaporeon
eevee thunder_stone jolteon | eevee fire_stone flareon | omanyte 150 omastar | kabuto 150 kabutops
dratini 100 dragonair 125 dragonite
"""
#: All that the rulebook prints of its cards' numbers.
PRINTED: dict[str, dict[str, Any]] = {
    "pidgey": {"points": 15},
    "bulbasaur": {"points": 50},
    "magnemite": {"points": 70},
    "onix": {"points": 150},
    "pikachu": {
        "defense": 3,
        "base_attack": "normal",
        "weak": ["ground"],
        "resist": ["electric", "flying", "steel"],
    },
}
NAMED_BY_THE_RULEBOOK = """
pidgey bulbasaur magnemite onix pikachu charmander squirtle abra paras scyther kangaskhan lapras charizard dragonair
primeape wartortle parasect dratini
"""
#: The scenarios with two borrowed teams.
BATTLES = ["intro_one_on_one", "training_battle", "sea_cave_gym"]
STARTERS = "bulbasaur ivysaur venusaur charmander charmeleon charizard squirtle wartortle blastoise"


@functools.cache
def entities(pack: str, kind: str) -> dict[str, Any]:
    """Every entity of a kind in a shipped pack, by id."""
    files = sorted((places.content() / pack / kind).glob("*.json"))
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in files}


def find(kind: str, name: str) -> Any:
    """An entity of kanto or of what it requires."""
    return entities("kanto", kind).get(name) or entities("pokescape_base", kind).get(name)


@functools.cache
def drawn(name: str) -> tuple[dict[str, Any], Field]:
    """A map as it is written and as it is played."""
    data = entities("kanto", "map")[name]
    return data, field_of(data, find)


def training_field() -> tuple[dict[str, Any], Field]:
    """The Training Field as it is written and as it is played."""
    return drawn("training_field")


def shipped() -> Iterator[Path]:
    """Every JSON file of the two packs."""
    for pack in ("pokescape_base", "kanto"):
        yield from sorted((places.content() / pack).rglob("*.json"))


def kind_of(path: Path) -> str:
    """The kind of the entity in a file."""
    return "pack" if path.name == "pack.json" else path.parent.name


# ---------------------------------------------------------------- species, chains, cards


def test_the_151_species_of_kanto_are_there_with_their_names() -> None:
    species = entities("kanto", "species")
    assert sorted(one["number"] for one in species.values()) == list(range(1, 152))
    spelt = {one["number"]: one["name"]["en"] for one in species.values()}
    assert [spelt[n] for n in (1, 29, 32, 83, 122)] == ["Bulbasaur", "Nidoran♀", "Nidoran♂", "Farfetch’d", "Mr. Mime"]
    assert all(one["name"]["it"] for one in species.values())


@pytest.mark.rule("PS-EVO-07")
def test_the_chains_are_those_of_appendix_a() -> None:
    wanted = set()
    for line in APPENDIX_A.replace("|", "\n").strip().splitlines():
        words = line.split()
        wanted |= {(words[at], words[at + 1], words[at + 2]) for at in range(0, len(words) - 2, 2)}
    assert len(wanted) == 72
    found = []
    for name, chain in entities("kanto", "evolution_chain").items():
        assert name == chain["links"][0]["from"], "a chain is called after its first species"
        for link in chain["links"]:
            (method,) = link["methods"]
            cost = method.get("markers") or method.get("item") or method["by"]
            found.append((link["from"], str(cost), link["to"]))
    assert len(found) == 72
    assert set(found) == wanted


def test_every_species_has_a_card_that_says_the_same_number() -> None:
    cards, species = entities("kanto", "army_card"), entities("kanto", "species")
    assert set(cards) == set(species)
    assert all(card["species"] == name and card["number"] == species[name]["number"] for name, card in cards.items())


def test_printed_numbers_are_kept_and_flagged() -> None:
    cards = entities("kanto", "army_card")
    for name, numbers in PRINTED.items():
        assert {key: cards[name][key] for key in numbers} == numbers
        assert set(numbers) <= set(cards[name]["printed"])
    assert {name for name, card in cards.items() if card.get("printed")} == set(PRINTED)
    assert {card["source"] for card in cards.values()} == {"house"}, "no whole card is known"


def test_weaknesses_follow_from_the_types() -> None:
    chart = {name: kind["effectiveness"] for name, kind in entities("pokescape_base", "type").items()}
    for name, species in entities("kanto", "species").items():
        wanted: dict[str, list[str]] = {"weak": [], "resist": [], "no_effect": []}
        for attack, does in chart.items():
            times = sum((own in does.get("strong", ())) - (own in does.get("weak", ())) for own in species["types"])
            if any(own in does.get("none", ()) for own in species["types"]):
                wanted["no_effect"].append(attack)
            elif times:
                wanted["weak" if times > 0 else "resist"].append(attack)
        card = entities("kanto", "army_card")[name]
        assert {key: card.get(key, []) for key in wanted} == wanted, name


def test_the_rulebooks_pokemon_and_the_starters_have_powers() -> None:
    cards = entities("kanto", "army_card")
    assert not [name for name in f"{NAMED_BY_THE_RULEBOOK} {STARTERS}".split() if not cards[name].get("powers")]
    assert sum(power["kind"] == "special_attack" for card in cards.values() for power in card.get("powers", ())) >= 100


@pytest.mark.rule("PS-CARD-02")
def test_the_attack_types_are_the_seventeen_that_are_printed() -> None:
    types = (
        "bug dark dragon electric fighting fire flying ghost grass ground ice normal poison psychic rock steel water"
    )
    assert sorted(entities("pokescape_base", "type")) == types.split()


# ---------------------------------------------------------------- tables, scenarios


@pytest.mark.rule("PS-ENC-02")
def test_every_encounter_table_covers_its_die_once() -> None:
    for table in entities("kanto", "encounter_table").values():
        rolls = [n for row in table["rows"] for n in range(row["range"][0], row["range"][1] + 1)]
        assert rolls == list(range(1, table["roll"]["die"] + 1))


def test_route_1_meets_whom_the_rulebook_says() -> None:
    rows = entities("kanto", "encounter_table")["route_1"]["rows"]
    assert [(*row["range"], row["species"]) for row in rows] == [(1, 10, "pidgey"), (11, 16, "paras"), (17, 20, "abra")]


@pytest.mark.rule("PS-SCN-01")
@pytest.mark.parametrize("name", BATTLES)
def test_both_teams_keep_to_the_limits_and_are_of_one_weight(name: str) -> None:
    scenario, cards = entities("kanto", "scenario")[name], entities("kanto", "army_card")
    assert scenario["limits"] == {"points": 360, "team_size": 6, "trainers": 1}
    assert [side["seat"] for side in scenario["sides"]] == [1, 2]
    sums = [sum(cards[one]["points"] for one in side["team"]) for side in scenario["sides"]]
    assert all(340 <= points <= 360 for points in sums)
    assert all(len(set(side["team"])) == len(side["team"]) == 6 for side in scenario["sides"])
    assert all(side["trainer"] in entities("kanto", "trainer") for side in scenario["sides"])


@pytest.mark.long
@pytest.mark.parametrize("name", BATTLES)
def test_the_first_scenarios_are_an_even_match_to_the_end(name: str) -> None:
    batch = Workspace.open(places.content() / "kanto").simulate(name, 300, ["greedy", "greedy"], seed=5, workers=1)
    assert set(batch.reasons) == {"knock-out"}
    assert all(wins / batch.games > 0.4 for wins in batch.wins.values())


# ---------------------------------------------------------------- the Training Field


@pytest.mark.parametrize("name", ["training_field", "sea_cave"])
def test_a_battlefield_is_the_same_from_both_sides(name: str) -> None:
    data, _ = drawn(name)
    for rows in (data["terrain"], data["levels"]):
        assert len(rows) == data["height"]
        assert rows == [row[::-1] for row in rows[::-1]]
    turned = {(data["width"] - 1 - c, data["height"] - 1 - r) for c, r in (one["at"] for one in data["obstacles"])}
    assert turned == {tuple(one["at"]) for one in data["obstacles"]}


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


def test_a_walker_comes_everywhere_on_the_field_in_steps_of_one_level() -> None:
    data, field = training_field()
    start = field.hexes.space(*data["start_zones"][0]["figure_space"])
    assert spread(field, start, {"rise": 1}) == {s for s in field.hexes.spaces if field.open & field.hexes.one[s]}


def test_the_field_has_heights_water_trees_and_a_ford() -> None:
    data, field = training_field()
    assert max(field.level) >= 5
    assert field.water.bit_count() >= 20
    assert sum(one["object"] == "tree" for one in data["obstacles"]) >= 12
    cliffs = [
        s for s in field.hexes.spaces for to in field.hexes.near[s] if to >= 0 and field.level[s] >= field.level[to] + 2
    ]
    assert cliffs, "a ridge has sides that cannot be walked up"


def test_the_road_joins_the_zones_over_the_stream() -> None:
    data, field = training_field()
    (west, top), (east, bottom) = (zone["figure_space"] for zone in data["start_zones"])
    ends = [field.hexes.space(west, top + 1), field.hexes.space(east, bottom - 1)]
    assert ends[1] in spread(field, ends[0], {"rise": 0, "on": field.road})
    dry = {s for s in field.hexes.spaces if field.open & ~field.water & field.hexes.one[s]}
    off_road = spread(field, ends[0], {"rise": 1, "on": field.open & ~field.water & ~bridge(field)})
    assert off_road == {s for s in dry if not bridge(field) & field.hexes.one[s]}, "the fords do without the bridge"


def bridge(field: Field) -> int:
    """The mask of road hexes next to water."""
    return sum(
        field.hexes.one[s]
        for s in field.hexes.spaces
        if field.road & field.hexes.one[s]
        and any(n >= 0 and field.water & field.hexes.one[n] for n in field.hexes.near[s])
    )


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


# ---------------------------------------------------------------- the other maps


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


def has_room(field: Field, space: int) -> bool:
    """Whether a neighbour lies on the same level, so that two spaces hold a figure."""
    beside = [to for to in field.hexes.near[space] if to >= 0 and field.open & field.hexes.one[to]]
    return any(field.level[to] == field.level[space] for to in beside)


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


def at_(field: Field, place: Sequence[int]) -> int:
    """The space at column and row."""
    return field.hexes.space(*place)


def test_ledges_of_route_1_can_be_jumped_down_but_not_climbed() -> None:
    _, field = drawn("route_1")
    steps = Workspace.open(places.content() / "kanto").map_steps(EntityRef("kanto", "map", "route_1"))
    down = {(a, b) for a, ways in steps.items() for b in ways if a not in steps[b]}
    assert len(down) >= 40
    rises = {field.level[at_(field, a)] - field.level[at_(field, b)] for a, b in down}
    assert min(rises) == 2, "what one cannot climb"
    assert max(rises) <= 5


def test_what_lies_and_stands_on_route_1_can_be_walked_to_and_seen() -> None:
    data, field = drawn("route_1")
    sight = Sight(field)
    for one in data["trainers"]:
        here = at_(field, one["at"])
        seen, to = [], field.hexes.near[here][one["facing"]]
        while to >= 0 and sight.sees(here, 4, to, 4):
            seen.append(to)
            to = field.hexes.near[to][one["facing"]]
        assert any(field.road & field.hexes.one[space] for space in seen), f"{one['trainer']} watches the road"
    spots = [tuple(one["at"]) for one in data["items"]]
    assert len(set(spots)) == len(spots) >= 10
    assert all(field.open & field.hexes.one[at_(field, at)] for at in spots)


# ---------------------------------------------------------------- the packs


@pytest.mark.parametrize("pack", ["pokescape_base", "kanto"])
def test_the_packs_have_no_findings(pack: str) -> None:
    assert not [str(found) for found in Workspace.open(places.content() / pack).findings()]


def test_every_file_is_in_canonical_form(kinds: Mapping[str, Kind]) -> None:
    for path in shipped():
        text = path.read_text(encoding="utf-8")
        assert text == to_text(json.loads(text), kinds[kind_of(path)]), path.name


def test_every_reference_of_the_packs_leads_somewhere(kinds: Mapping[str, Kind]) -> None:
    for path in shipped():
        data = json.loads(path.read_text(encoding="utf-8"))
        for said in kinds[kind_of(path)].references(data):
            named, _, name = said.text.rpartition(":")
            assert find(named or said.kinds[0], name), f"{path.name}{said.pointer}: {said.text}"


def test_each_pack_says_its_licence_and_carries_its_notices() -> None:
    for pack in ("pokescape_base", "kanto"):
        manifest = json.loads((places.content() / pack / "pack.json").read_text(encoding="utf-8"))
        assert manifest["id"] == pack
        assert manifest["licence"]
        notice = (places.content() / pack / "NOTICE.md").read_text(encoding="utf-8")
        assert "PokeAPI" in notice
        assert "Redistribution and use" in notice


def test_what_people_read_is_there_in_italian() -> None:
    for path in shipped():
        for text in texts(json.loads(path.read_text(encoding="utf-8"))):
            assert text.get("it"), f"{path.name}: {text['en']}"


def texts(data: Any) -> Iterator[dict[str, str]]:
    """Every localised text in a value."""
    if isinstance(data, dict):
        if isinstance(data.get("en"), str):
            yield data
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)
