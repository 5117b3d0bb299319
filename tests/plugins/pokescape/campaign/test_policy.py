"""The greedy policy walks to its goal, captures when the odds are good and spares what it wants to capture."""

import json

from plugins.pokescape import frames, greedy
from plugins.pokescape.campaign import codes, policy
from plugins.pokescape.legal import PlaceSet
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


def test_keeps_its_balls_when_the_odds_are_poor():
    trip = Trip(route(["cat"], items={"ball": 3}))
    trip.meet(which=20)
    trip.to_deed()
    for wounds in (0, 5, 6):  # 25 wanted of d20 + wounds
        trip.state.wounds[1] = wounds
        assert trip.may(codes.USE, trip.item("ball"), 1)
        assert chosen(trip)[0] != codes.USE


def test_drinks_when_it_is_badly_hurt_and_somebody_could_finish_it_off():
    for attack, wounds, drinks in ((4, 2, True), (4, 1, False), (0, 2, False)):
        trip = Trip(route(["cub"], items={"drink": 1}, cards={"bug": {"attack": attack, "life": 9}}))
        trip.state.hurt[0] = wounds
        trip.meet(which=1)
        trip.to_deed()
        assert trip.may(codes.USE, trip.item("drink"), 0)
        assert (chosen(trip)[0] == codes.USE) == drinks, (attack, wounds)


def test_drinks_on_the_way_when_half_the_life_is_gone():
    trip = Trip(route(["cub"], items={"drink": 1}))
    trip.state.hurt[0] = 1
    assert chosen(trip)[0] == codes.STEP
    trip.state.hurt[0] = 2
    assert chosen(trip) == (codes.USE, trip.item("drink"), 0)


def test_flees_from_what_it_cannot_beat_only():
    for card, flees in (({"attack": 6, "defense": 6}, True), ({"attack": 1}, False)):
        trip = Trip(route(["cub"], cards={"bug": {"life": 4, **card}}))
        trip.meet(which=1)
        assert trip.asked == codes.FLEE
        assert chosen(trip)[0] == (codes.YES if flees else codes.NO)


def table_with_prize(**card):
    """A battle for a neutral rock whose capture wins, at the first question what to do with the marker."""
    board = {"start_zones": [{"seat": 1, "at": [[0, 2]], "figure_space": [0, 2]},
                             {"seat": 2, "at": [[9, 4]], "figure_space": [9, 4]},
                             {"seat": 3, "at": [[5, 2]]}]}  # fmt: skip
    rules = {"mode": "one_on_one", "neutral": "rock", "capture_wins": True, "evolutions": [], "stat_items": []}
    cards = {"cub": {"attack": 3, "range": 9, "move": 0, **card}, "bug": {"move": 0}}
    return Trip(route(["cub"], ["bug"], rules=rules, items={"ball": 5}, map_=board, cards=cards))


def play_until(trip, routine):
    """Let the policy play until a prompt of seat 1 of a sort is on top."""
    for n in range(300):
        if trip.state.top[:2] == (routine, 1):
            return
        trip.act(policy.choose(trip.journey, trip.state, trip.game.legal(trip.state), Chance(n)))
    raise AssertionError("never asked")


def test_where_a_capture_wins_it_softens_the_prize_and_throws_when_it_is_weak():
    trip = table_with_prize()
    play_until(trip, codes.DEED)
    wild = trip.battle.neutral
    assert chosen(trip)[0] != codes.USE, "as good as no chance yet"
    trip.state.wounds[wild] = 4
    assert chosen(trip) == (codes.USE, trip.item("ball"), wild)


def test_it_does_not_strike_down_what_it_wants_to_capture():
    trip = table_with_prize(attack=9)
    play_until(trip, frames.ATTACK)
    at_it = trip.battle.strike + trip.battle.neutral
    for wounds, strikes in ((0, True), (5, False)):
        trip.state.wounds[trip.battle.neutral] = wounds
        legal = trip.game.legal(trip.state)
        assert at_it in legal
        assert (policy.choose(trip.journey, trip.state, legal, Chance(1)) == at_it) == strikes


def test_gives_a_held_item_to_whom_it_helps_and_to_nobody_else():
    fire = {"is": "all", "conditions": [{"is": "attack", "types": ["fire"]},
                                        {"is": "figure", "who": "attacker", "filter": {"side": "self"}}]}  # fmt: skip
    coal = {"kind": "modifier", "name": {"en": "Coal"}, "stat": "defense", "add": -1, "who": {"side": "enemy"},
            "when": fire}  # fmt: skip
    for cards, wanted in (({"cat": {"base_attack": "fire"}}, (codes.HOLD, 1)), ({}, (codes.STEP, None))):
        found = route(["cub", "cat"], items={"coal": 1}, cards=cards)
        found.entities["item:coal"] = json.dumps(
            {"id": "coal", "name": {"en": "Coal"}, "rules": {"use": "held", "powers": [coal]}}
        ).encode()
        trip = Trip(found)
        assert any(codes.parts(action)[0] == codes.HOLD for action in trip.game.legal(trip.state))
        verb, _, mon = chosen(trip)
        assert verb == wanted[0]
        assert wanted[1] in (None, mon)


def test_in_a_battle_on_the_way_figures_are_placed_as_in_any_battle() -> None:
    trip = Trip(route(["cub", "cat"], items={"vim": 1}))
    trip.meet()
    trip.to_deed()
    trip.hurt(trip.state.active[0], 9)
    assert trip.asked == frames.PLACE, "with an enemy to be near to"
    state, legal = trip.state, trip.game.legal(trip.state)
    for n in range(5):
        placed = greedy.choose(trip.battle, state, legal, Chance(n))
        assert policy.choose(trip.journey, state, legal, Chance(n)) == placed


def test_a_move_of_a_battle_is_chosen_without_listing_every_place():
    class Unlisted(PlaceSet):
        def _actions(self) -> list[int]:
            raise AssertionError("nobody needs them all")

    trip = Trip(route(["cub"]))
    trip.meet()
    trip.do(codes.NO)
    trip.through(frames.MOVE)
    places = trip.game.legal(trip.state)
    assert isinstance(places, PlaceSet)
    action = policy.choose(trip.journey, trip.state, Unlisted(places.masks), Chance(1))
    assert action in places
