"""Starters, and battles that are a whole scenario."""

import pytest

from plugins.pokescape.campaign import codes
from tests.plugins.pokescape.campaign.road import Trip, route

CHOICE = {"mode": "one_on_one", "starters": ["cub", "bug", "fish"], "experience": True}


@pytest.mark.rule("PS-SCN-02")
def test_the_higher_d20_chooses_a_starter_first_and_nobody_the_same():
    trip = Trip(route([], [], rules=CHOICE), faces=(7, 7, 3, 15))
    assert trip.state.top == (codes.STARTER, 2)
    trip.do(codes.CHOOSE, 0, trip.kind("bug"))
    assert trip.state.top == (codes.STARTER, 1)
    assert not trip.may(codes.CHOOSE, 0, trip.kind("bug"))
    trip.do(codes.CHOOSE, 0, trip.kind("cub"))
    assert [trip.journey.cards[kind].id for kind in trip.state.cast] == ["cub", "bug"]


@pytest.mark.rule("PS-SCN-10")
def test_the_starter_battle_gives_experience_and_no_prize():
    trip = Trip(route([], [], rules=CHOICE))
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    names = [trip.journey.cards[kind].id for kind in trip.state.kind]
    seat = trip.state.lineup[0]
    trip.hurt(0, 9)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert result.reason == "knock-out"
    loser = trip.state.holder[seat]
    winner = next(m for m, holder in enumerate(trip.state.holder) if holder != loser)
    assert trip.state.xp[winner] == {"cub": 5, "bug": 1, "fish": 3}[names[seat]]
    assert trip.state.money == [0, 0]
    assert result.winner == trip.state.holder[winner]


@pytest.mark.rule("PS-SCN-03")
def test_a_battle_with_items_goes_to_the_last_pokemon():
    trip = Trip(route(["cub"], ["cub"], items={"drink": 1}, rules={"mode": "one_on_one"}))
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    trip.hurt(1, 9)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert result.winner == 1
