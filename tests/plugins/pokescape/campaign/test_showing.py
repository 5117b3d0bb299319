"""What people see of a progress: party with wounds and markers, what is stored, bag and money."""

import pytest

from plugins.pokescape.campaign import progress, showing
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.workspace import Workspace


def shown(lang="en", **rules):
    """The scene of a party that has come by something of everything."""
    rules = {"heal_between": False, **rules}
    snapshot = route(["cub", "fish"], items={"ball": 3}, statuses=[status("numb")], rules=rules)
    trip = Trip(snapshot)
    trip.state.add(trip.kind("bug"), 1, False)
    trip.state.xp[0], trip.state.hurt[0], trip.state.ail[1], trip.state.grown[0] = 7, 1, 1, 2
    trip.state.taught[1], trip.state.money[0] = 1 << trip.item("float"), 40
    now = progress.Progress(campaign="c", scenario="", parties=progress.carried(trip.journey, trip.state))
    return showing.scene(now, snapshot, lang)


@pytest.mark.rule("PS-SCN-07")
def test_party_stored_and_bag_are_zones_of_cards():
    scene = shown()
    assert [(zone.title, zone.seat) for zone in scene.zones] == [("Party", 1), ("At the PokéCenter", 1), ("Bag", 1)]
    cub, fish = scene.zones[0].cards
    assert (cub.title, cub.wounds, cub.entity) == ("Cub", 1, "army_card:cub")
    assert cub.lines[:2] == ("7 experience markers", "Cat from 16")
    assert any(line.endswith("+2") for line in cub.lines)
    assert any("Life" in fact for fact in cub.facts)
    assert fish.badges == ("Numb",)
    assert len(fish.lines) == 2
    assert [card.title for card in scene.zones[1].cards] == ["Bug"]
    assert [card.lines for card in scene.zones[2].cards if card.entity == "item:ball"] == [("× 3",)]


def test_money_and_markers_are_texts_of_the_seat_in_both_languages():
    assert [(text.title, text.text, text.seat) for text in shown().texts] == [
        ("Money", "40", 1),
        ("Experience markers", "7", 1),
    ]
    assert [text.title for text in shown("it").texts] == ["Denaro", "Segnalini esperienza"]
    assert [zone.title for zone in shown("it").zones] == ["Squadra", "Al Centro Pokémon", "Borsa"]


def test_a_card_that_is_not_there_is_shown_by_its_id():
    now = progress.Progress(
        campaign="c", scenario="", parties=(progress.Party(seat=2, members=(progress.Member(species="ghost"),)),)
    )
    (zone,) = showing.scene(now, route(["cub"]), "en").zones
    assert [(card.title, card.life, card.entity) for card in zone.cards] == [("ghost", 0, "")]


def test_seats_have_the_colours_that_the_map_of_the_next_scenario_gives_them():
    trip = Workspace.open("kanto").campaign("kanto", 1)
    assert trip.scene("en").seat_colors == {1: "#3b6fd8", 2: "#d8433b"}
    assert shown().seat_colors == {}
