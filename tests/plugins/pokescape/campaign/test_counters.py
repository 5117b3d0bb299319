"""Counted markers stay with a Pokémon from battle to battle."""

import pytest

from plugins.pokescape.campaign import codes, counters, fights, growth
from plugins.pokescape.conditions import marked
from tests.plugins.pokescape.campaign.road import Trip, route

FURY = {"en": "Fury", "it": "Furia"}
GROWLS = {"powers": [{"kind": "trigger", "name": {"en": "Growl"}, "on": "turn.start",
                      "do": [{"do": "mark", "marker": FURY, "on": "self"}]}]}  # fmt: skip


def fought(**more):
    """A first battle in which `cub` has growled once, and from which its trainer has fled."""
    trip = Trip(route(["cub", "cat"], cards={"cub": {"points": 50, **GROWLS}}, **more))
    trip.meet(which=20)
    trip.do(codes.NO)
    trip.act(trip.battle.take)
    assert marked(trip.battle, trip.state, 0, 0) == 1
    trip.state.tokens[0] = 2
    trip.state.over = codes.FLED
    counters.keep(trip.journey, trip.battle, trip.state)
    return trip


@pytest.mark.rule("PS-MRK-01")
def test_markers_of_a_battle_lie_on_the_pokemon_when_the_next_one_begins():
    trip = fought()
    assert counters.threes(trip.state) == [(0, counters.BY_HAND, 2), (0, 0, 1)]
    trip.state.marks, trip.state.tokens = [], [0] * len(trip.state.lineup)
    counters.put_back(trip.journey, trip.battle, trip.state)
    assert (marked(trip.battle, trip.state, 0, 0), trip.state.tokens[0]) == (1, 2)


@pytest.mark.rule("PS-MRK-01")
def test_what_a_wild_one_has_goes_with_it():
    trip = Trip(route(["cub", "cat"], cards={"cub": {"points": 50, **GROWLS}}))
    trip.meet(which=20)
    wild = len(trip.state.lineup) - 1
    trip.state.marks = [*[0] * wild, 3]
    trip.state.tokens[wild] = 2
    counters.keep(trip.journey, trip.battle, trip.state)
    assert trip.state.lineup[wild] < 0
    assert counters.threes(trip.state) == []


@pytest.mark.rule("PS-MRK-01")
def test_a_whole_battle_leaves_them_and_the_next_has_them():
    trip = Trip(route(["cub", "cat"], cards={"cub": {"points": 50, **GROWLS}}))
    trip.meet(which=20)
    trip.do(codes.NO)
    trip.act(trip.battle.take)
    trip.hurt(len(trip.state.lineup) - 1, 99)  # the wild one
    trip.through(codes.WALK)
    assert counters.threes(trip.state) == [(0, 0, 1)]
    trip.meet(which=20)
    assert marked(trip.battle, trip.state, 0, 0) == 1


@pytest.mark.rule("PS-MRK-01")
def test_one_that_nobody_in_a_battle_knows_waits():
    trip = fought()
    trip.state.tally += [1, 0, 4]
    battle, trip.state.lineup = trip.battle, [0]
    counters.keep(trip.journey, battle, trip.state)
    assert counters.threes(trip.state) == [(0, counters.BY_HAND, 2), (0, 0, 1), (1, 0, 4)]


@pytest.mark.rule("PS-MRK-01")
def test_they_go_at_evolution_and_at_whiting_out():
    trip = fought()
    trip.state.tally = [0, 0, 3, 1, 0, 2]
    growth.change(trip.state, 0, trip.journey.links[trip.state.kind[0]][0], trip.told)
    assert counters.threes(trip.state) == [(1, 0, 2)]
    fights.white_out(trip.journey, trip.state, 1, trip.told)
    assert counters.threes(trip.state) == []
