"""Experience markers: the rulebook's examples of sharing."""

import pytest

from plugins.pokescape.campaign import codes, experience
from plugins.pokescape.campaign.state import CampaignState
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.chance import Chance


def party(count: int) -> CampaignState:
    """A state with a party of so many."""
    state = CampaignState(Chance(1, 16), 1, 0)
    for _ in range(count):
        state.add(0, 1, True)
    state.home = 1
    return state


@pytest.mark.rule("PS-WLD-05")
def test_magnemites_seven_markers_are_three_and_three_and_one_to_choose():
    state = party(2)
    experience.share(state, [0, 1], 7, None)
    assert state.xp == [3, 3]
    assert state.frames == [(codes.AWARD, 1, 1, 0, 1)]
    frame = state.frames.pop()
    experience.awarded(state, frame, 1, None)
    assert (state.xp, state.frames) == ([3, 4], [])


@pytest.mark.rule("PS-WLD-05")
def test_what_is_left_over_goes_to_different_pokemon():
    state = party(3)
    experience.share(state, [0, 1, 2], 5, None)
    frame = state.frames.pop()
    experience.awarded(state, frame, 0, None)
    assert state.frames == [(codes.AWARD, 1, 1, 1, 2)]


@pytest.mark.rule("PS-WLD-05")
def test_pidgey_gives_one_marker():
    trip = Trip(route(["cub"]))
    trip.meet()
    trip.do(codes.NO)
    trip.hurt(1, 2)
    assert trip.state.xp == [1]
    assert trip.asked == codes.WALK


@pytest.mark.rule("PS-WLD-06")
@pytest.mark.rule("PS-WLD-05")
def test_who_was_knocked_out_has_no_part_and_who_did_not_battle_neither():
    trip = Trip(route(["cub", "cat", "fish"]))
    trip.do(codes.STEP, 0, 0, faces=(20, 20))
    while trip.state.round == 0:
        trip.lay(20, 1)
        trip.act(trip.game.legal(trip.state)[0])
    trip.do(codes.NO)
    trip.hurt(0, 9)
    trip.act(trip.battle.pick + 1)
    trip.act(trip.game.legal(trip.state)[0])
    trip.hurt(3, 9)
    assert trip.state.xp == [0, 15, 0]
    assert trip.state.out == [1, 0, 0]


@pytest.mark.rule("PS-EYE-02")
@pytest.mark.rule("PS-EVO-02")
def test_bulbasaurs_fifty_points_are_five_markers_and_eleven_and_five_are_sixteen():
    people = {"boy": {"at": [6, 2], "facing": 3, "party": [{"species": "cub"}, {"species": "bug"}]}}
    trip = Trip(route(["cub"], people=people))
    trip.do(codes.STEP, 0, 0)
    trip.state.xp[0] = 11
    while trip.state.round == 0:
        trip.lay(20, 1)
        trip.act(trip.game.legal(trip.state)[0])
    foe = next(f for f in trip.battle.everyone if trip.state.sides[f] == 2 and trip.state.at[f] >= 0)
    assert not any(trip.may(codes.EVOLVE, way, 0) for way in range(8))
    trip.hurt(foe, 9)
    assert trip.state.xp == [16]


@pytest.mark.rule("PS-WLD-05")
@pytest.mark.rule("PS-SCN-10")
def test_what_is_left_over_is_given_out_before_a_scenario_of_one_battle_is_over():
    trip = Trip(route(["cub", "fish"], ["cub"], rules={"mode": "one_on_one", "experience": True}))
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    trip.state.battled = 0b111
    trip.hurt(2, 9)
    assert trip.game.terminal(trip.state) is None
    assert trip.state.top == (codes.AWARD, 1, 1, 0, 1)
    assert [trip.options(lang) for lang in ("en", "it")] == [
        {"Cub": "2 markers", "Fish": "2 markers"}, {"Cub": "2 segnalini", "Fish": "2 segnalini"}
    ]  # fmt: skip
    trip.do(codes.CHOOSE, 0, 1)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason, trip.state.xp) == (1, "knock-out", [2, 3, 0])
    assert [event.what for event in trip.told][-2:] == ["markers_gained", "ended"]
