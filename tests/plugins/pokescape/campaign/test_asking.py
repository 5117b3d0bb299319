"""What players are asked names whom and what it is about."""

import pytest

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route

BED = {
    "goal": [[5, 0]],
    "marts": [[0, 2]],
    "centers": [[0, 3]],
    "money": 50,
    "wares": [{"item": "ball"}, {"item": "vim"}],
}


def asked(trip, lang="en"):
    return trip.game.question(trip.state, lang)


def test_a_mart_says_what_one_has_and_what_wares_are_for():
    trip = Trip(route(["cub"], items={"ball": 2}, rules=BED))
    trip.do(codes.TO_MART)
    assert asked(trip).endswith("what do you buy? You have 50.")
    found = trip.options()
    assert found["Buy Ball for 20"].startswith("You have 2. Instead of a turn")
    assert not found["Buy Vim for 20"].startswith("You have")
    assert "Price" not in "".join(found.values())
    assert trip.options("it")["Compra Ball per 20"].startswith("Ne hai 2. ")


@pytest.mark.rule("PS-STA-01")
def test_a_stat_item_says_what_it_raises_and_what_it_costs():
    trip = Trip(route(["cub"], rules=BED))
    trip.state.xp[0] = 20
    trip.do(codes.TO_CENTER)
    assert trip.options()["Speed +1 for Cub"] == "15 of its 20 markers, +1 move"


def test_a_starter_says_what_its_card_can_do():
    trip = Trip(route([], rules={"mode": "one_on_one", "starters": ["cub", "cat"]}))
    assert "Life 5" in trip.options()["Cat"]
    assert "Vita 5" in trip.options("it")["Cat"]


def test_who_may_flee_knows_from_whom():
    trip = Trip(route(["cub"]))
    trip.meet()
    assert asked(trip).endswith("do you flee from Bug?")
    assert asked(trip, "it").endswith("fuggi da Bug?")


def test_who_joins_is_named():
    trip = Trip(route(["cub"], items={"sure_ball": 1}))
    trip.meet()
    trip.to_deed()
    wild = len(trip.state.cast) - 1
    trip.do(codes.USE, trip.item("sure_ball"), wild)
    assert asked(trip).endswith("does Bug join your party?")


def test_a_trade_names_both():
    trip = Trip(route(["cub"], ["cat"], rules={**BED, "centers": [[0, 2], [0, 4]]}))
    seat = trip.state.walker
    trip.stand(0, 3, 3 - seat)
    trip.do(codes.TO_CENTER)
    trip.do(codes.OFFER, seat - 1, 2 - seat)
    mine, theirs = ("Cat", "Cub") if seat == 1 else ("Cub", "Cat")
    assert asked(trip).endswith(f"do you trade {mine} for {theirs}?")
