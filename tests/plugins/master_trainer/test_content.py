"""The pack that ships: whole, and true to what the rulebook prints."""

import pytest

from tests.content.shipped import entities
from workbench.workspace import Workspace

PACK = "master_trainer"


def copies(kind):
    """Return how many cards of a kind there are."""
    return sum((card.get("rules") or card).get("quantity", 1) for card in entities(PACK, kind).values())


@pytest.mark.rule("MT-SET-01")
def test_the_decks_are_as_large_as_the_printed_ones():
    counts = {kind: copies(kind) for kind in ("character_card", "rare", "gym_leader", "item", "event")}
    assert counts == {"character_card": 192, "rare": 22, "gym_leader": 8, "item": 42, "event": 24}


@pytest.mark.rule("MT-GET-05")
def test_printed_numbers_are_kept():
    cards = entities(PACK, "character_card")
    assert (cards["croconaw"]["points"], cards["poliwag"]["points"]) == (7, 6)
    assert entities(PACK, "item")["plus_power"]["rules"]["do"] == [{"do": "add_points", "amount": 3}]


def test_every_card_of_the_pack_is_in_the_decks_of_both_scenarios():
    decks = {
        "characters": "character_card",
        "rares": "rare",
        "leaders": "gym_leader",
        "items": "item",
        "events": "event",
    }
    for scenario in entities(PACK, "scenario").values():
        for deck, kind in decks.items():
            assert sorted(scenario["rules"]["decks"][deck]) == sorted(entities(PACK, kind))


def test_everything_is_named_in_both_languages():
    for kind in ("character_card", "rare", "gym_leader", "item", "event", "type", "map", "scenario"):
        assert all(entity["name"]["it"] for entity in entities(PACK, kind).values())


def test_a_dearer_colour_is_a_stronger_card():
    points = {}
    for card in entities(PACK, "character_card").values():
        points.setdefault(card["color"], []).append(card["points"])
    means = {color: sum(each) / len(each) for color, each in points.items()}
    assert means["gold"] > means["red"] > means["orange"] > means["yellow"]


def test_the_pack_is_clean():
    assert not [f for f in Workspace.open(PACK).findings() if f.severity.value != "info"]
