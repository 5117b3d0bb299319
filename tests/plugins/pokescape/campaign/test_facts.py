"""What items and cards say to who chooses."""

from plugins.pokescape.campaign import facts
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import Trip, route

_NUMBS = {"kind": "special_attack", "name": {"en": "Touch"}, "range": 1, "dice": 1,
          "hit": [{"do": "place_status", "status": "numb", "on": "defender"}]}  # fmt: skip


def test_each_is_written_once_a_language():
    journey = Trip(route(["cub"])).journey
    first = facts.card(journey, 0, "en")
    assert facts.card(journey, 0, "en") is first
    assert facts.card(journey, 0, "it") != first
    ball = next(n for n, item in enumerate(journey.items) if item.id == "fine_ball")
    assert "+5" in facts.item(journey, ball, "en")
    assert facts.item(journey, ball, "it").startswith("Al posto di un turno")


def test_a_card_is_written_with_the_names_of_its_own_game() -> None:
    for name in ("Numbness", "Stiffness"):
        statuses = [{**status("numb"), "name": {"en": name}}]
        trip = Trip(route(["cub"], cards={"cub": {"powers": [_NUMBS]}}, statuses=statuses))
        assert f"{name} marker" in facts.card(trip.journey, trip.kind("cub"), "en")
