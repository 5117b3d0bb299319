"""What the rulebook asks of the content that ships: its appendix of evolutions, its four maps."""

import json
from typing import Any

import pytest

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench import places

KANTO = places.content() / "kanto"
#: Appendix A: what evolves by markers, as the book lists it (Pidgeotto's misprint put right).
MARKERS = """
bulbasaur ivysaur 80, ivysaur venusaur 80, charmander charmeleon 80, charmeleon charizard 100, squirtle wartortle 80,
wartortle blastoise 100, caterpie metapod 35, metapod butterfree 15, weedle kakuna 35, kakuna beedrill 15,
pidgey pidgeotto 75, pidgeotto pidgeot 90, rattata raticate 80, spearow fearow 70, ekans arbok 80,
sandshrew sandslash 80, nidoran_f nidorina 50, nidoran_m nidorino 50, zubat golbat 75, oddish gloom 55,
paras parasect 80, venonat venomoth 45, diglett dugtrio 55, meowth persian 80, psyduck golduck 50, mankey primeape 90,
poliwag poliwhirl 75, abra kadabra 80, machop machoke 60, bellsprout weepinbell 55, tentacool tentacruel 80,
geodude graveler 90, ponyta rapidash 60, slowpoke slowbro 80, magnemite magneton 45, doduo dodrio 60, seel dewgong 40,
grimer muk 50, gastly haunter 60, drowzee hypno 75, krabby kingler 80, voltorb electrode 80, cubone marowak 65,
koffing weezing 35, rhyhorn rhydon 85, horsea seadra 80, goldeen seaking 65, magikarp gyarados 85,
omanyte omastar 150, kabuto kabutops 150, dratini dragonair 100, dragonair dragonite 125
"""
STONES = """
pikachu raichu thunder, nidorina nidoqueen moon, nidorino nidoking moon, clefairy clefable moon, vulpix ninetales fire,
jigglypuff wigglytuff moon, gloom vileplume leaf, growlithe arcanine fire, poliwhirl poliwrath water,
weepinbell victreebel leaf, shellder cloyster water, exeggcute exeggutor leaf, staryu starmie water,
eevee vaporeon water, eevee jolteon thunder, eevee flareon fire
"""
TRADES = "kadabra alakazam, machoke machamp, graveler golem, haunter gengar"


def rows(text: str) -> list[list[str]]:
    """The rows of a table."""
    return [row.split() for row in text.replace("\n", " ").split(",")]


def loaded(kind: str) -> dict[str, Any]:
    """Every entity of a kind in Kanto."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (KANTO / kind).glob("*.json")}


@pytest.mark.rule("PS-EVO-07")
def test_every_evolution_of_the_appendix_is_there_with_its_price():
    ways: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for chain in loaded("evolution_chain").values():
        for link in chain["links"]:
            ways[link["from"], link["to"]] = link["methods"]
    wanted = {(a, b): [{"by": "markers", "markers": int(n)}] for a, b, n in rows(MARKERS)}
    wanted |= {(a, b): [{"by": "item", "item": f"{stone}_stone"}] for a, b, stone in rows(STONES)}
    wanted |= {(a, b): [{"by": "trade"}] for a, b in rows(TRADES)}
    assert len(wanted) == 72
    assert ways == wanted


@pytest.mark.rule("PS-SCN-06")
def test_the_four_maps_seat_their_sides_and_say_what_they_are_built_of():
    maps = loaded("map")
    for name in ("training_field", "sea_cave", "wild_onix_cave", "route_1"):
        board = maps[name]
        assert all(zone.get("figure_space") for zone in board["start_zones"] if zone["seat"] <= 2), name
        assert board["notes"], f"{name} names no terrain sets"
    for name in ("sea_cave", "wild_onix_cave"):
        assert {"water", "swamp_water"} & set(maps[name]["palette"].values()), name
    assert [zone["seat"] for zone in maps["wild_onix_cave"]["start_zones"]] == [1, 2, 3]


@pytest.mark.rule("PS-SCN-06")
def test_route_1_has_a_road_from_south_to_north_with_grass_rock_and_sand_beside_it():
    board = loaded("map")["route_1"]
    grounds = [[board["palette"].get(code, "") for code in row] for row in board["terrain"]]
    assert any(ground == "road" for ground in grounds[0] + grounds[1])
    assert sum("road" in row for row in grounds) >= len(grounds) - 6
    assert {"grass", "rock", "sand"} <= {ground for row in grounds for ground in row}


@pytest.mark.rule("PS-MRK-02")
def test_the_box_is_no_limit():
    trip = Trip(route(["cub"], items={"ball": 200}))
    trip.state.xp[0] = 5000
    trip.do(codes.EVOLVE, 0, 0)
    assert (trip.has("ball"), trip.state.xp[0]) == (200, 4984)
