"""Scenarios that cannot be played say everything that is wrong with them."""

import json

import msgspec
import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.structs.cards import ArmyCard
from plugins.pokescape.text.cards import CARDS
from tests.plugins.pokescape.bed import board, game_of, snapshot, status
from workbench import places
from workbench.api.rules import read
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot

ROWS = ["gggggg"]


def reasons(found: Snapshot) -> list[str]:
    """Why a snapshot is refused."""
    with pytest.raises(SetupRefused) as refused:
        compile_battle(found)
    return refused.value.reasons


def changed(found: Snapshot, key: str, **more) -> Snapshot:
    """The snapshot with properties of one entity changed, or without the entity."""
    entities = dict(found.entities)
    if more:
        entities[key] = json.dumps({**json.loads(entities[key]), **more}).encode()
    else:
        del entities[key]
    return Snapshot(found.ruleset, found.scenario, entities)


@pytest.mark.rule("PS-1V1-02")
@pytest.mark.rule("PS-SCN-01")
@pytest.mark.rule("PS-TRN-01")
def test_all_reasons_are_given_at_once():
    team = [{"id": f"m{n}", "points": 70} for n in range(7)]
    found = snapshot(board(ROWS), team, [{"id": "b"}], rules={"mode": "one_on_one"}, trainers={"ann": {}},
                     limits={"points": 360, "team_size": 6, "trainers": 1})  # fmt: skip
    said = reasons(found)
    assert "scenario `trial`, side 1: 490 points, the limit is 360" in said
    assert "scenario `trial`, side 1: 7 Pokémon, at most 6 are allowed" in said
    assert "scenario `trial`, side 2: 0 trainer cards, exactly 1 wanted" in said


@pytest.mark.rule("PS-1V1-02")
def test_reasons_about_one_thing_say_one():
    found = snapshot(board(ROWS), [{"id": "a", "points": 2}, {"id": "b", "points": 0}], [{"id": "c", "points": 1}],
                     limits={"points": 0, "team_size": 1})  # fmt: skip
    said = reasons(found)
    assert "scenario `trial`, side 1: 2 points, the limit is 0" in said
    assert "scenario `trial`, side 1: 2 Pokémon, at most 1 is allowed" in said
    assert "scenario `trial`, side 2: 1 point, the limit is 0" in said


def test_a_missing_card_trainer_and_map_are_named():
    found = snapshot(board(ROWS), [{"id": "a"}], [{"id": "b"}], trainers={"ann": {}})
    assert reasons(changed(found, "army_card:a")) == ["scenario `trial`, side 1: species `a` has no army card"]
    assert "trainer `ann` is missing" in reasons(changed(found, "trainer:ann"))[0]
    assert reasons(changed(found, "map:field")) == ["scenario `trial`: map `field` is missing"]


def test_an_unknown_power_word_is_refused_with_its_pointer():
    found = snapshot(board(ROWS), [{"id": "a", "powers": [{"kind": "fly_away", "name": {"en": "F"}}]}], [{"id": "b"}])
    assert "army card `a` at `/powers/0" in reasons(found)[0]


def test_a_power_that_names_a_missing_status_is_refused_with_its_pointer():
    hit = [{"do": "place_status", "status": "numb", "on": "defender"}]
    beam = {"kind": "special_attack", "name": {"en": "B"}, "dice": 1, "hit": hit}
    found = snapshot(board(ROWS), [{"id": "a", "powers": [beam]}], [{"id": "b"}], statuses=[status("num")])
    assert reasons(found) == ["army card `a` at `/powers/0/hit/0/status`: status `numb` is missing"]


def test_a_map_without_a_start_zone_cannot_seat_a_side():
    said = reasons(snapshot(board(ROWS, start_zones=[]), [{"id": "a"}], [{"id": "b"}]))
    assert said[0] == "scenario `trial`: map `field` has no start zone for seat 1"
    assert len(said) == 2


def test_an_army_that_does_not_fit_its_start_zone_is_refused():
    zones = [{"seat": seat, "at": [[seat, 0]]} for seat in (1, 2)]
    said = reasons(snapshot(board(ROWS, start_zones=zones), [{"id": "a"}, {"id": "c"}], [{"id": "b"}]))
    assert said == [
        "scenario `trial`: map `field` cannot seat side 1: 2 figures need 2 spaces, its start zone has 1 to stand on"
    ]


@pytest.mark.rule("PS-TYPE-07")
def test_a_game_without_types_has_no_trainer_cards():
    found = snapshot(board(ROWS), [{"id": "a"}], [{"id": "b"}], rules={"mode": "classic"}, trainers={"ann": {}})
    assert reasons(found) == [
        "scenario `trial`, side 1: trainer `ann` in a game without types, which has no trainer cards"
    ]


@pytest.mark.rule("HS-DRF-02")
def test_a_unique_card_stands_once_in_an_army_and_a_common_one_often():
    twice = [{"id": "a"}, {"id": "a"}]
    assert "unique card `a` stands in the team twice" in reasons(snapshot(board(ROWS), twice, [{"id": "b"}]))[0]
    common = [{"id": "a", "unique": False}] * 2
    assert game_of(board(ROWS), common, [{"id": "b"}]).battle.count == 3


@pytest.mark.rule("PS-CARD-01")
@pytest.mark.rule("PS-CARD-02")
def test_a_type_that_only_a_pack_knows_works_like_any_other():
    ours = {"id": "a", "base_attack": "fairy", "types": ["fairy"], "class": "sprite", "personality": "jolly"}
    battle = game_of(board(ROWS), [ours], [{"id": "b", "weak": ["fairy"]}, {"id": "c", "no_effect": ["fairy"]}]).battle
    assert battle.edge[0][0][1:] == [-1, 0]
    assert battle.nothing[0][0][2]
    assert battle.types[0] == ("fairy",)


@pytest.mark.rule("PS-TRN-01")
@pytest.mark.rule("PS-TRN-06")
def test_a_trainer_card_costs_its_points_and_is_refused_where_none_is_allowed():
    found = snapshot(board(ROWS), [{"id": "a", "points": 50}], [{"id": "b"}], limits={"points": 60, "trainers": 0},
                     trainers={"ann": {"points": 20}})  # fmt: skip
    said = reasons(found)
    assert "scenario `trial`, side 1: 70 points, the limit is 60" in said
    assert "scenario `trial`, side 1: 1 trainer card, exactly 0 wanted" in said


@pytest.mark.rule("PS-CARD-01")
def test_a_shipped_card_says_all_that_the_rulebook_wants_of_it():
    folder = places.content() / "kanto"
    found = read(ArmyCard, json.loads((folder / "army_card" / "charmeleon.json").read_text(encoding="utf-8")))
    chain = json.loads((folder / "evolution_chain" / "charmander.json").read_text(encoding="utf-8"))
    assert (found.number, found.size, found.base_attack, found.unique, found.hero) == (
        5,
        "medium",
        "normal",
        True,
        True,
    )
    assert all((found.height, found.life, found.move, found.range, found.attack, found.defense, found.points))
    assert all((found.class_, found.personality, found.weak, found.resist, found.powers))
    assert any(link["to"] == found.species for link in chain["links"]), "what it evolves from"
    text = CARDS.text("army_card", msgspec.to_builtins(found), lambda kind, name: None, "en")
    for word in ("#005", "Life 4", "Move 6", "Range 1", "Attack 4", "Defense 3", "Points 175", "BA:", "W:", "R:"):
        assert word in text
