"""The greedy policy walks to its goal, captures when the odds are good and spares what it wants to capture."""

from plugins.pokescape.campaign import codes, policy
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.chance import Chance


def chosen(trip: Trip) -> tuple[int, int, int]:
    """What the policy does now."""
    legal = trip.game.legal(trip.state)
    return codes.parts(policy.choose(trip.journey, trip.state, legal, Chance(1)))


def test_walks_towards_the_goal():
    trip = Trip(route(["cub"]))
    before = trip.journey.to_goal[trip.state.place[0]]
    verb, _, direction = chosen(trip)
    assert verb == codes.STEP
    to = trip.journey.field.hexes.near[trip.state.place[0]][direction]
    assert trip.journey.to_goal[to] == before - 1


def test_evolves_before_it_walks_on_and_heals_at_a_center():
    trip = Trip(route(["cub"], rules={"centers": [[0, 2]]}))
    trip.state.hurt[0] = 1
    assert chosen(trip)[0] == codes.TO_CENTER
    trip.state.xp[0] = 16
    assert chosen(trip)[0] == codes.EVOLVE


def test_throws_the_weakest_ball_whose_odds_are_good():
    trip = Trip(route(["cub"], items={"ball": 1, "fine_ball": 1, "sure_ball": 1}))
    trip.meet(which=1)
    trip.to_deed()
    assert chosen(trip)[:2] == (codes.USE, trip.item("ball"))
    hard = Trip(route(["cub"], items={"ball": 1}))
    hard.meet(which=20)
    hard.to_deed()
    assert chosen(hard)[0] != codes.USE
