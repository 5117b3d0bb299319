"""Capture: the rulebook's numbers, and what becomes of ball and Pokémon."""

import pytest

from plugins.pokescape.campaign import capture, codes
from plugins.pokescape.structs.cards import ArmyCard
from tests.plugins.pokescape.bed import CARD, status
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.data import read

SLEEP = status("slumber", capture_bonus=3)
BALLS = {"ball": 3, "fine_ball": 3, "sure_ball": 1}


def rock(*team: str, wounds: int = 0, asleep: bool = False, **more: object) -> Trip:
    """A battle with the wild rock of 150 points, at the first own marker."""
    trip = Trip(route(list(team) or ["cub"], items=BALLS, statuses=[SLEEP], **more))
    trip.meet(which=20)
    trip.to_deed()
    wild = len(trip.state.cast) - 1
    trip.state.wounds[wild], trip.state.status[wild] = wounds, int(asleep)
    return trip


def throw(trip: Trip, ball: str, face: int) -> None:
    """Throw a ball at the last figure."""
    trip.do(codes.USE, trip.item(ball), len(trip.state.cast) - 1, faces=(face,))


@pytest.mark.rule("PS-CAP-02")
@pytest.mark.parametrize(("points", "needed"), [(150, 25), (15, 12), (151, 26), (50, 15)])
def test_the_catch_number_is_a_tenth_of_the_points_rounded_up_and_ten(points: int, needed: int) -> None:
    card = read(ArmyCard, {**CARD, "id": "a", "species": "a", "points": points})
    assert capture.catch_number(card) == needed


@pytest.mark.rule("PS-CAP-08")
@pytest.mark.rule("PS-CAP-05")
def test_onix_asleep_with_two_wounds_and_a_great_ball_escapes_an_eleven_and_not_a_sixteen():
    trip = rock(wounds=2, asleep=True)
    throw(trip, "fine_ball", 11)
    assert trip.heard("broke_free")
    assert "Capture roll: 11 + 5 for the ball + 3 for status + 2 for wounds = 21, 25 or more needed" in trip.log()
    other = rock(wounds=2, asleep=True)
    throw(other, "fine_ball", 16)
    assert other.heard("captured")


@pytest.mark.rule("PS-CAP-03")
def test_a_natural_one_fails_whatever_is_added():
    trip = rock(wounds=6, asleep=True, cards={"rock": {"points": 10, "life": 7}})
    assert capture.chance_of(trip.journey, trip.battle, trip.state, trip.item("fine_ball"), 1) == 0.95
    throw(trip, "fine_ball", 1)
    assert trip.heard("broke_free")
    assert any(line.endswith("11 or more needed, and a 1 always fails") for line in trip.log())


@pytest.mark.rule("PS-CAP-04")
def test_a_ball_adds_what_its_data_says_and_one_that_always_captures_is_not_rolled_for():
    trip = rock()
    assert capture.bonuses(trip.journey, trip.battle, trip.state, trip.item("ball"), 1)[0] == 0
    assert capture.bonuses(trip.journey, trip.battle, trip.state, trip.item("fine_ball"), 1)[0] == 5
    rolled = len(trip.heard("roll"))
    throw(trip, "sure_ball", 1)
    assert trip.heard("captured")
    assert len(trip.heard("roll")) == rolled


@pytest.mark.rule("PS-CAP-01")
@pytest.mark.rule("PS-CAP-06")
def test_a_ball_takes_the_place_of_the_turn_wherever_the_wild_one_is_and_is_gone():
    trip = rock()
    throw(trip, "ball", 2)
    assert trip.has("ball") == 2
    assert not [event for event in trip.told if event.what == "turn" and event.args[0] == 0]
    assert trip.state.frames[-1][1] == 2  # the wild one is next


@pytest.mark.rule("PS-CAP-09")
def test_a_capture_ends_the_battle_and_gives_no_markers():
    trip = rock()
    throw(trip, "sure_ball", 1)
    assert trip.asked == codes.JOIN
    assert trip.state.home == 0
    assert trip.state.xp == [0, 0]


@pytest.mark.rule("PS-CAP-09")
def test_no_ball_is_thrown_at_a_trainers_pokemon():
    people = {"boy": {"at": [6, 2], "facing": 3, "party": [{"species": "bug"}]}}
    trip = Trip(route(["cub"], items=BALLS, people=people))
    trip.do(codes.STEP, 0, 0)
    trip.lay(20, 1)
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    assert trip.asked != codes.DEED


@pytest.mark.rule("PS-CAP-07")
def test_a_captured_pokemon_joins_with_its_wounds_and_status_or_is_stored():
    trip = rock(wounds=2, asleep=True)
    throw(trip, "sure_ball", 1)
    trip.do(codes.YES)
    assert (trip.state.hurt[1], trip.state.ail[1], trip.state.along[1]) == (2, 1, 1)
    other = rock()
    throw(other, "sure_ball", 1)
    other.do(codes.NO)
    assert (other.state.party(1), other.state.stored(1)) == ([0], [1])


@pytest.mark.rule("PS-CAP-07")
@pytest.mark.rule("PS-CAP-10")
def test_with_six_in_the_party_it_is_stored_unasked_and_keeps_its_wounds():
    trip = rock("cub", "cat", "bug", "fish", "cub", "bug", wounds=1)
    throw(trip, "sure_ball", 1)
    assert trip.asked == codes.WALK
    assert trip.state.stored(1) == [6]
    assert trip.state.hurt[6] == 1
