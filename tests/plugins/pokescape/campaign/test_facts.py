"""What items and cards say to who chooses."""

from plugins.pokescape.campaign import facts
from tests.plugins.pokescape.campaign.road import Trip, route


def test_each_is_written_once_a_language():
    journey = Trip(route(["cub"])).journey
    first = facts.card(journey, 0, "en")
    assert facts.card(journey, 0, "en") is first
    assert facts.card(journey, 0, "it") != first
    ball = next(n for n, item in enumerate(journey.items) if item.id == "fine_ball")
    assert "+5" in facts.item(journey, ball, "en")
    assert facts.item(journey, ball, "it").startswith("Al posto di un turno")
