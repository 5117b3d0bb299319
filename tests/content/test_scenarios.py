"""The scenarios, encounter tables and the campaign that ship: true to the rulebook, even, played to an end."""

from __future__ import annotations

import json

import pytest

from tests.content.shipped import drawn, entities
from workbench import places
from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.play import STREAMS, play
from workbench.engine.seats import SeatedAgents
from workbench.playtest.batch import run_batch
from workbench.playtest.batch_result import BatchResult
from workbench.workspace import Workspace

#: The scenarios with two borrowed teams.
BATTLES = ["intro_one_on_one", "training_battle", "sea_cave_gym"]


SCENARIOS = [
    *BATTLES, "draft_match", "evolution_trial", "campaign_starter", "route_1", "wild_onix", "wild_onix_game_master",
]  # fmt: skip


def batch_of(name: str, games: int, seed: int) -> BatchResult:
    """Greedy players play a scenario of kanto."""
    space = Workspace.open(places.content() / "kanto")
    return run_batch(space.snapshot(name), games, ["greedy"], seed, 1, space.compile)


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
@pytest.mark.parametrize("name", [*BATTLES, "evolution_trial"])
def test_the_first_scenarios_are_an_even_match_to_the_end(name: str) -> None:
    batch = batch_of(name, 300, seed=5)
    assert set(batch.reasons) == {"knock-out"}
    assert all(wins / batch.games > 0.4 for wins in batch.wins.values())


def test_the_scenarios_of_the_rulebook_are_there_and_named_among_the_roots() -> None:
    assert set(entities("kanto", "scenario")) == set(SCENARIOS)
    manifest = json.loads((places.content() / "kanto" / "pack.json").read_text(encoding="utf-8"))
    assert {f"scenario:{name}" for name in SCENARIOS} <= set(manifest["roots"])


@pytest.mark.parametrize("name", SCENARIOS)
def test_greedy_players_bring_every_scenario_to_an_end(name: str) -> None:
    batch = batch_of(name, 1, seed=3)
    assert batch.games == 1
    assert set(batch.reasons) <= {
        "knock-out",
        "captured",
        "arrived",
        "all knocked out",
        "target destroyed",
    }


@pytest.mark.rule("PS-SCN-02")
@pytest.mark.rule("PS-SCN-10")
def test_starters_are_the_three_of_the_rulebook_and_their_battle_gives_experience() -> None:
    scenario = entities("kanto", "scenario")["campaign_starter"]
    assert scenario["map"] == "training_field"
    assert scenario["rules"]["starters"] == ["bulbasaur", "charmander", "squirtle"]
    assert scenario["rules"]["experience"]
    assert len({side["trainer"] for side in scenario["sides"]}) == 2
    assert not any(side.get("team") for side in scenario["sides"])


@pytest.mark.rule("PS-SCN-03")
def test_the_gym_is_the_first_scenario_on_another_map() -> None:
    gym, intro = (entities("kanto", "scenario")[name] for name in ("sea_cave_gym", "intro_one_on_one"))
    assert gym["map"] == "sea_cave"
    assert (gym["rules"], gym["limits"]) == (intro["rules"], intro["limits"])


@pytest.mark.rule("PS-SCN-04")
@pytest.mark.rule("PS-SCN-09")
@pytest.mark.parametrize(("name", "master"), [("wild_onix", None), ("wild_onix_game_master", 3)])
def test_who_captures_the_wild_onix_wins_a_dratini(name: str, master: int | None) -> None:
    scenario = entities("kanto", "scenario")[name]
    rules, players = scenario["rules"], [side for side in scenario["sides"] if side["seat"] < 3]
    assert (scenario["map"], rules["neutral"], rules["prize"], rules["capture_wins"]) == (
        "wild_onix_cave", "onix", "dratini", True,
    )  # fmt: skip
    assert rules.get("game_master") == master
    assert scenario["limits"] == {"points": 360, "team_size": 6, "trainers": 1}
    assert [side["items"] for side in players] == [[{"item": "great_ball", "count": 5}]] * 2
    zones = {zone["seat"]: zone for zone in entities("kanto", "map")["wild_onix_cave"]["start_zones"]}
    assert [zones[side["seat"]]["name"]["en"].split()[0] for side in players] == ["Blue", "Green"]


@pytest.mark.rule("PS-SCN-05")
@pytest.mark.rule("PS-SCN-08")
def test_route_1_begins_and_ends_as_the_rulebook_says() -> None:
    scenario, (data, field) = entities("kanto", "scenario")["route_1"], drawn("route_1")
    assert [side["items"] for side in scenario["sides"]] == [
        [{"item": "poke_ball", "count": 10}, {"item": "potion", "count": 2}]
    ] * 2
    land = next(table for table in scenario["encounters"] if table["table"] == "route_1")
    assert {"grass", "rock", "sand"} <= set(land["terrains"])
    assert "road" not in land["terrains"]
    assert (scenario["rules"]["refill"], scenario["rules"]["center_refill"]) == (["potion"], ["poke_ball"])
    ((column, row),) = scenario["rules"]["goal"]
    assert data["terrain"][row][column] == "="
    assert row == 0
    for name, place in (("poke_center", "centers"), ("poke_mart", "marts")):
        (at,) = scenario["rules"][place]
        assert {"object": name, "at": at} in data["obstacles"]
        beside = [to for to in field.hexes.near[field.hexes.space(*at)] if to >= 0]
        assert any(field.road & field.hexes.one[to] for to in beside), f"the road leads past the {name}"


@pytest.mark.rule("PS-SCN-07")
def test_the_campaign_joins_the_starters_to_route_1() -> None:
    campaign = entities("kanto", "campaign")["kanto"]
    assert campaign["start"] == "campaign_starter"
    ways = {step["scenario"]: [way["to"] for way in step.get("next", ())] for step in campaign["steps"]}
    assert ways == {"campaign_starter": ["route_1"], "route_1": []}


@pytest.mark.rule("PS-EVO-02")
@pytest.mark.rule("PS-EVO-05")
def test_in_the_evolution_trial_pokemon_evolve_by_markers_twice_and_by_stone() -> None:
    workspace = Workspace.open(places.content() / "kanto")
    told: set[str] = set()
    game = workspace.compile(workspace.snapshot("evolution_trial"))
    for seed in range(12):
        out: list[Event] = []
        play(game, ["greedy", "greedy"], seed, out)
        told |= {game.tell(event, "en") for event in out if event.what == "evolved"}
    said = "\n".join(told)
    for name in ("Charmeleon", "Ivysaur", "Metapod", "Butterfree", "Kakuna", "Beedrill", "Raichu", "Ninetales"):
        assert name in said


@pytest.mark.rule("PS-WLD-05")
@pytest.mark.rule("PS-EVO-07")
def test_the_notes_of_route_1_say_what_its_pokemon_yield_and_what_evolving_costs() -> None:
    scenario, cards = entities("kanto", "scenario")["route_1"], entities("kanto", "army_card")
    rows = entities("kanto", "encounter_table")["route_1"]["rows"]
    yields = {row["species"]: cards[row["species"]]["points"] // 10 for row in rows}
    mean = sum((row["range"][1] - row["range"][0] + 1) * yields[row["species"]] for row in rows) / 20
    people = (one["trainer"] for one in entities("kanto", "map")["route_1"]["trainers"])
    parties = (entities("kanto", "trainer")[name]["party"] for name in people)
    earned = sum(cards[member["species"]]["points"] // 10 for party in parties for member in party)
    assert (yields, mean, earned) == ({"pidgey": 1, "paras": 3, "abra": 5}, 2.4, 10)
    for said in ("Pidgey 1, Paras 3, Abra 5", "2.4", "trainers yield 10", "75 for Pidgey"):
        assert said in scenario["notes"]["en"]
    prices = {chain: entities("kanto", "evolution_chain")[chain]["links"][0] for chain in ("pidgey", "paras", "abra")}
    assert [link["methods"][0]["markers"] for link in prices.values()] == [75, 80, 80]


@pytest.mark.rule("PS-1V1-11")
@pytest.mark.parametrize("name", ["intro_one_on_one", "training_battle", "sea_cave_gym", "route_1"])
def test_wherever_random_players_have_strayed_players_with_an_aim_bring_it_to_its_end(name: str) -> None:
    game = (workspace := Workspace.open(places.content() / "kanto")).compile(workspace.snapshot(name))
    for seed in range(3):
        lost = SeatedAgents(dict.fromkeys(range(game.seats + 1), "random"), seed)
        aimed = SeatedAgents(dict.fromkeys(range(game.seats + 1), "greedy"), seed)
        state = game.new(Chance(seed, STREAMS))
        while (prompt := game.prompt(state)) is not None and state.decisions < 3_000:
            agents = lost if state.decisions < 200 else aimed
            game.apply(state, agents.choose(game, state, prompt.seat, game.legal(state)))
        result = game.terminal(state)
        assert result is not None
        assert result.reason in ("knock-out", "arrived"), "no figures that cannot reach each other"


def test_no_shipped_scenario_names_a_map_without_a_board() -> None:
    """A game of cards alone needs no map, so its scenarios name none."""
    for pack in places.shipped_packs():
        maps = entities(pack, "map")
        named = {name: data["map"] for name, data in entities(pack, "scenario").items() if "map" in data}
        assert not [name for name, board in named.items() if maps.get(board, {}).get("shape") == "none"], pack
    assert all("map" not in data for data in entities("wave2_starter", "scenario").values())
