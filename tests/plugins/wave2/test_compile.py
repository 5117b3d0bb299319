"""What is refused before a game begins."""

import json

import pytest

from plugins.wave2.compile import compile_table
from tests.plugins.wave2.bed import TYPES, Duel, pokemon, shipped, snapshot, trainer
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot


def refused(change, **rules):
    """Why a game with a changed deck is not begun."""
    whole = snapshot({}, rules)
    deck = json.loads(whole.entities["deck:d"])
    change(deck["cards"])
    entities = {**whole.entities, "deck:d": json.dumps(deck).encode()}
    with pytest.raises(SetupRefused) as error:
        compile_table(Snapshot("wave2", "s", entities))
    return error.value.reasons


@pytest.mark.rule("W2-DECK-01")
def test_a_deck_of_59_is_refused():
    def less(cards):
        cards[3]["count"] -= 1

    assert "deck:d: it has 59 cards, expected 60" in refused(less)

    def one(cards):
        del cards[1:]
        cards[0]["count"] = 1

    assert "deck:d: it has 1 card, expected 60" in refused(one)


@pytest.mark.rule("W2-DECK-01")
def test_five_of_a_name_are_refused_basic_energy_and_the_setting_aside():
    def five(cards):
        by_id = {entry["card"]: entry for entry in cards}
        by_id["mon"]["count"] = 5
        by_id["bug_energy"]["count"] -= 4

    assert "deck:d: `mon` is in it 5 times, expected at most 4" in refused(five)
    whole = snapshot({}, {"copies": 5})
    deck = json.loads(whole.entities["deck:d"])
    five(deck["cards"])
    compile_table(Snapshot("wave2", "s", {**whole.entities, "deck:d": json.dumps(deck).encode()}))


@pytest.mark.rule("W2-DECK-01")
@pytest.mark.parametrize(
    ("one", "two", "name"),
    [
        (pokemon(species="mon"), pokemon(species="mon"), "mon"),
        (trainer({"do": "draw", "cards": 1}), trainer({"do": "draw", "cards": 2}), "Notes"),
    ],
    ids=["Pokémon of one species", "trainers of one name"],
)
def test_cards_of_two_sets_that_share_a_name_are_counted_together(one, two, name):
    whole = snapshot({"old": one, "new": two}, {})
    entities = {key: json.loads(text) for key, text in whole.entities.items()}
    for card in ("card:old", "card:new"):
        entities[card]["name"] = {"en": "Notes"}
    by_id = {entry["card"]: entry for entry in entities["deck:d"]["cards"]}
    for card in ("old", "new"):
        by_id[card]["count"] = 3
    by_id["bug_energy"]["count"] -= 4
    texts = {key: json.dumps(data).encode() for key, data in entities.items()}
    with pytest.raises(SetupRefused) as error:
        compile_table(Snapshot("wave2", "s", texts))
    many = 7 if name == "mon" else 6
    assert f"deck:d: `{name}` is in it {many} times, expected at most 4" in error.value.reasons


@pytest.mark.rule("W2-DECK-02")
def test_a_deck_without_a_basic_is_refused():
    def none(cards):
        cards[:] = [entry for entry in cards if entry["card"] not in ("mon", "other")]
        cards[-1]["count"] += 2

    assert "deck:d: no Basic Pokémon is in it, expected at least one" in refused(none)


@pytest.mark.rule("W2-ATK-03")
def test_the_energy_types_are_the_packs_sixteen_and_each_has_a_card():
    types = set(shipped("type"))
    new = {"bug", "ghost", "ground", "poison", "dragon", "flying", "mysterious"}
    old = {"grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "colorless"}
    assert types == new | old
    faces = [card["face"] for card in shipped("card").values()]
    assert {name for face in faces if face["sort"] == "energy" for name in face["provides"]} == types


@pytest.mark.rule("W2-ATK-03")
def test_a_pack_may_bring_another_type():
    whole = snapshot({"ice_energy": {"sort": "energy", "provides": ["ice"]}}, {})
    ice = {"type:ice": json.dumps({"id": "ice", "name": {"en": "Ice"}}).encode()}
    table = compile_table(Snapshot("wave2", "s", {**whole.entities, **ice}))
    assert set(table.types) == {*TYPES, "ice"}


def test_everything_wrong_is_said_at_once():
    def wrong(cards):
        cards[0]["card"] = "nobody"
        cards.append({"card": "nothing", "count": 1})

    assert {"deck:d: card `nobody` is not there", "deck:d: card `nothing` is not there"} <= set(refused(wrong))


def test_conditions_are_numbered_in_the_order_of_what_they_do_between_turns():
    ids = [condition.id for condition in Duel().table.conditions]
    assert ids[:4] == ["poisoned", "burned", "asleep", "paralysed"]
