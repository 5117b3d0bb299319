"""PokéCenters, PokéMarts and trades."""

import pytest

from plugins.pokescape.campaign import codes, visits
from tests.plugins.pokescape.campaign.road import ROWS, Trip, route

TOWN = {"centers": [[1, 2]], "marts": [[1, 2]], "wares": [{"item": "ball"}, {"item": "fine_ball", "price": 60}],
        "center_refill": ["ball"], "money": 50}  # fmt: skip


@pytest.mark.rule("PS-CMP-04")
@pytest.mark.rule("PS-CAP-10")
def test_a_center_heals_party_and_stored_refills_balls_and_swaps():
    trip = Trip(route(["cub", "cat"], items={"ball": 10}, rules=TOWN))
    kept = trip.state.add(trip.kind("bug"), 1, False)
    trip.state.hurt[:], trip.state.out[:] = [3, 1, 1], [1, 0, 0]
    trip.state.bag[trip.item("ball")] = 2
    trip.do(codes.TO_CENTER)
    assert (trip.state.hurt, trip.state.out, trip.has("ball")) == ([0, 0, 0], [0, 0, 0], 10)
    trip.do(codes.DEPOSIT, 0, 0)
    assert not trip.may(codes.DEPOSIT, 0, 1)
    trip.do(codes.WITHDRAW, 0, kept)
    assert trip.state.party(1) == [1, 2]
    trip.do(codes.DONE)
    assert trip.state.turns == [2]


@pytest.mark.rule("PS-CMP-04")
def test_a_mart_sells_at_the_scenarios_prices():
    trip = Trip(route(["cub"], rules=TOWN))
    trip.do(codes.TO_MART)
    assert not trip.may(codes.BUY, 0, 1)
    trip.do(codes.BUY, 0, 0)
    assert trip.state.top == (codes.MART, 1)
    trip.do(codes.BUY, 0, 0)
    assert (trip.has("ball"), trip.state.money) == (2, [10])


def test_who_can_pay_for_nothing_more_walks_on_unasked():
    trip = Trip(route(["cub"], rules=TOWN))
    trip.do(codes.TO_MART)
    trip.do(codes.BUY, 0, 0)
    trip.do(codes.BUY, 0, 0)
    assert trip.state.top[0] == codes.WALK
    assert trip.state.turns == [2]


@pytest.mark.rule("PS-CMP-04")
def test_both_are_on_or_next_to_their_space_only():
    trip = Trip(route(["cub"], rules=TOWN))
    trip.stand(4, 4)
    assert not visits.at_center(trip.journey, trip.state, 1)
    assert not trip.may(codes.TO_MART)


@pytest.mark.rule("PS-EVO-06")
def test_players_trade_at_a_center_when_both_are_there_and_agree():
    trip = Trip(route(["cub"], ["bug"], rules=TOWN), faces=(20, 1))
    trip.do(codes.TO_CENTER)
    assert not trip.may(codes.OFFER, 0, 1)
    trip.do(codes.DONE)
    trip.stand(1, 1, seat=2)
    trip.do(codes.STAY)
    trip.do(codes.TO_CENTER)
    trip.do(codes.OFFER, 0, 1)
    assert trip.state.top == (codes.CONSENT, 2, 1, 0)
    trip.do(codes.NO)
    assert trip.state.holder == [1, 2]
    trip.do(codes.OFFER, 0, 1)
    trip.do(codes.YES)
    assert trip.state.holder == [2, 1]
    assert trip.journey.cards[trip.state.kind[1]].id == "rock"  # the bug evolves by trade


@pytest.mark.rule("PS-EVO-06")
@pytest.mark.rule("PS-WLD-10")
def test_one_that_is_knocked_out_changes_its_owner_and_does_not_evolve():
    trip = Trip(route(["cub"], ["bug"], rules=TOWN), faces=(20, 1))
    trip.state.hurt[1], trip.state.out[1] = 2, 1
    trip.stand(1, 1, seat=2)
    trip.do(codes.TO_CENTER)
    trip.do(codes.OFFER, 0, 1)
    trip.do(codes.YES)
    assert (trip.state.holder, trip.state.out) == ([2, 1], [0, 1])
    assert trip.journey.cards[trip.state.kind[1]].id == "bug"


@pytest.mark.rule("PS-EVO-06")
@pytest.mark.rule("PS-WLK-04")
def test_a_map_trainer_next_to_the_player_trades_what_its_data_offers_and_it_costs_no_turn():
    girl = {"at": [1, 2], "facing": 0, "party": [{"species": "bug"}], "trades": [{"wants": "cub", "gives": "bug"}]}
    trip = Trip(route(["cub", "cat"], people={"girl": girl}))
    trip.do(codes.OFFER, 0, 0)
    assert [trip.journey.cards[trip.state.kind[m]].id for m in trip.state.party(1)] == ["cat", "rock"]
    assert trip.state.turns == [1]


@pytest.mark.rule("PS-WLK-02")
def test_who_carries_its_trainer_over_water_is_neither_left_nor_traded_nor_made_to_forget_how():
    water = {"terrain": [*ROWS[:2], "g~" + ROWS[2][2:], *ROWS[3:]]}
    trip = Trip(route(["cub", "fish", "cat"], ["bug"], rules={**TOWN, "centers": [[2, 2]]}, map_=water), faces=(20, 1))
    trip.state.taught[1] = 1 << trip.item("float")
    assert trip.may(codes.FORGET, trip.item("float"), 1)
    trip.do(codes.STEP, 0, 0)
    trip.stand(2, 1, seat=2)
    trip.do(codes.STAY)
    assert trip.state.carrier == [1, -1]
    assert not trip.may(codes.FORGET, trip.item("float"), 1)
    trip.do(codes.TO_CENTER)
    assert [trip.may(codes.DEPOSIT, 0, mon) for mon in range(3)] == [True, False, True]
    assert [trip.may(codes.OFFER, mon, 3) for mon in range(3)] == [True, False, True]
    trip.do(codes.DEPOSIT, 0, 0)
    assert not trip.may(codes.DEPOSIT, 0, 2), "somebody has to be able to battle"
