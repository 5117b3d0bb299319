"""What an order marker is spent on, and what is done before that costs none."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.attack import attack_parts, dice_of, moment_of
from plugins.pokescape.campaign import bag, codes
from plugins.pokescape.state import HIDDEN
from tests.plugins.pokescape.campaign.road import ITEMS, Trip, route
from tests.plugins.pokescape.campaign.test_bag import CHARM, armies, battle, upto
from workbench.engine.chance import Chance


@pytest.mark.rule("PS-ITM-11")
@pytest.mark.rule("PS-ITM-03")
def test_a_held_item_is_put_on_in_battle_at_no_cost_and_stays_on_the_card_afterwards(monkeypatch):
    monkeypatch.setitem(ITEMS, "charm", CHARM)
    trip = battle("cub", "cat", items={"charm": 3})
    charm, own, bench = trip.item("charm"), trip.state.active[0], 1 - trip.state.active[0]
    trip.do(codes.USE, charm, own)
    trip.do(codes.USE, charm, bench)
    assert trip.state.top == (frames.MOVE, 1, own, 1), "there is nothing else to do before the turn"
    assert not list(bag.deeds(trip.journey, trip.battle, trip.state, own)), "one of a name on a card"
    assert any(one.giver == own for one in trip.battle.bonuses["defense"][2])
    trip.hurt(2, 9)
    assert trip.state.held == [1 << charm] * 2
    assert trip.has("charm") == 1


@pytest.mark.rule("PS-ITM-10")
@pytest.mark.rule("PS-ITM-11")
def test_a_held_item_reaches_the_bench_and_three_spaces_of_the_trainer(monkeypatch):
    monkeypatch.setitem(ITEMS, "charm", CHARM)
    trip = battle("cub", "cat", items={"charm": 1})
    own = trip.state.active[0]
    trip.state.at[own] = trip.space(9, 5)
    assert not trip.may(codes.USE, trip.item("charm"), own)
    assert trip.may(codes.USE, trip.item("charm"), 1 - own)


@pytest.mark.rule("PS-ITM-10")
def test_items_reach_three_spaces_and_no_further_and_only_what_the_trainer_sees():
    wall = {"obstacles": [{"at": [2, 2], "object": "pillar"}]}
    trip = battle("cub", map_=wall)
    own = trip.state.active[0]
    assert trip.at() == (1, 2)
    for hex_, reached in (((2, 5), True), ((3, 5), False), ((3, 2), False), ((1, 3), True)):
        trip.state.at[own] = trip.space(*hex_)
        assert trip.may(codes.USE, trip.item("vim"), own) is reached, hex_


@pytest.mark.rule("PS-ITM-13")
def test_a_map_trainer_puts_what_it_has_on_its_own_pokemon_for_the_battle(monkeypatch):
    monkeypatch.setitem(ITEMS, "charm", CHARM)
    boy = {"at": [6, 2], "facing": 3, "party": [{"species": "rock"}], "items": [{"item": "charm", "count": 1}]}
    trip = Trip(route(["cub"], people={"boy": boy}, encounters=[]))
    trip.do(codes.STEP, 0, 0)
    while trip.asked != codes.DEED:
        trip.lay(1, 20)
        trip.act(trip.game.legal(trip.state)[0])
    trip.do(codes.USE, trip.item("charm"), 1)
    assert trip.state.worn == [0, 1 << trip.item("charm")]


@pytest.mark.rule("PS-ITM-02")
@pytest.mark.rule("PS-ITM-10")
def test_an_item_for_one_battle_may_be_put_on_a_pokemon_of_the_bench():
    trip = battle("cub", "cat")
    own = trip.state.active[0]
    trip.do(codes.USE, trip.item("vim"), 1 - own)
    assert trip.state.worn[1 - own] == 1 << trip.item("vim")
    trip.hurt(1 - own, 99)
    trip.state.down[1 - own] = 1
    assert not trip.may(codes.USE, trip.item("vim"), 1 - own), "nobody can help one that is destroyed"


@pytest.mark.rule("PS-ITM-06")
def test_a_rope_brings_any_of_the_own_figures_back_and_the_turn_stays_with_whose_marker_it_is():
    trip = armies("cub cat", "bug rock")
    upto(trip, codes.DEED)
    figure, state = trip.state.top[2], trip.state
    friend = next(f for f, side in enumerate(state.sides) if side == state.sides[figure] and f != figure)
    state.at[friend] = trip.space(9, 3)
    option = trip.game.option(state, codes.code(codes.ROPE, trip.item("rope"), friend), "en")
    assert option.label == f"Use Rope on {trip.game.journey.names[state.cast[friend]]['en']}"
    trip.do(codes.ROPE, trip.item("rope"), friend)
    trip.act(trip.game.legal(state)[0])
    assert trip.journey.seat(state.sides[friend]).zone >> state.at[friend] & 1
    assert state.top == (codes.DEED, state.sides[figure], figure)


@pytest.mark.rule("PS-ITM-07")
def test_a_doll_takes_the_place_of_any_of_the_own_figures_on_the_battlefield():
    trip = armies("cub cat", "bug rock", items={"doll": 2})
    upto(trip, codes.DEED)
    figure, state, doll = trip.state.top[2], trip.state, trip.item("doll")
    friend = next(f for f, side in enumerate(state.sides) if side == state.sides[figure] and f != figure)
    trip.do(codes.USE, doll, friend)
    assert trip.battle.life[friend] == 1
    assert not trip.may(codes.USE, doll, friend), "one is enough"
    assert trip.may(codes.USE, doll, figure)
    assert not trip.may(codes.RETRIEVE, 0, friend), "it is taken back on the turn of that figure"


@pytest.mark.rule("PS-EVO-09")
def test_a_rope_between_makes_no_second_opportunity_to_evolve():
    links = {"cub": [{"from": "cub", "to": "cat", "methods": [{"by": "markers", "markers": 1}]},
                     {"from": "cat", "to": "fish", "methods": [{"by": "markers", "markers": 1}]}]}  # fmt: skip
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.plugins.pokescape.campaign.road.LINKS", links)
        trip = battle("cub", rules={"evolutions": ["cub"]})
    trip.state.xp[0] = 2
    evolving = [a for a in trip.game.legal(trip.state) if codes.parts(a)[0] == codes.EVOLVE]
    trip.act(evolving[0])
    trip.do(codes.ROPE, trip.item("rope"), 0)
    trip.act(trip.game.legal(trip.state)[0])
    assert trip.state.cast[0] == trip.kind("cat")
    assert not any(codes.parts(a)[0] == codes.EVOLVE for a in trip.game.legal(trip.state))


@pytest.mark.rule("HS-RND-01")
def test_order_markers_of_armies_with_items_are_hidden_from_the_others():
    trip = armies("cub cat", "bug rock")
    upto(trip, codes.DEED)
    state, shown = trip.state, trip.state.shown
    assert min(state.markers) >= 0
    for seat in (1, 2):
        seen = trip.game.observe(state, seat)
        for index, marker in enumerate(state.markers):
            known = index // 4 == seat - 1 or shown >> index & 1
            assert seen.markers[index] == (marker if known else HIDDEN)
        guess = trip.game.determinise(seen, seat, Chance(1, 16))
        assert HIDDEN not in guess.markers
        assert all(state.sides[f] == index // 4 + 1 for index, f in enumerate(guess.markers))


def about_to_attack(**items: int) -> Trip:
    """A wild battle in which our active has moved and may attack."""
    trip = Trip(route(["cub", "cat"], items=items))
    trip.meet(which=20)
    trip.to_deed()
    state = trip.state
    state.at[2] = trip.journey.field.hexes.near[state.at[0]][0]
    trip.act(trip.battle.take)
    trip.act(next(a for a in trip.game.legal(state) if trip.game.option(state, a, "en").label == "Stay here"))
    assert trip.asked == frames.ATTACK
    return trip


def dice(trip: Trip) -> int:
    """How many dice our active would attack with."""
    return dice_of(attack_parts(trip.battle, trip.state, moment_of(trip.battle, trip.state, 0, 2, 0)))


@pytest.mark.rule("PS-ITM-11")
def test_between_move_and_attack_an_item_that_costs_no_turn_may_still_be_used() -> None:
    trip = about_to_attack(vim=2, drink=1, ball=1)
    trip.state.wounds[0] = 1
    assert {codes.parts(a)[0] for a in trip.game.legal(trip.state) if codes.of_bag(a)} == {codes.USE}
    assert not trip.may(codes.USE, trip.item("drink"), 0), "it takes the place of the turn, which has begun"
    assert not trip.may(codes.USE, trip.item("ball"), 2)
    vim, before = codes.code(codes.USE, trip.item("vim"), 0), dice(trip)
    option = trip.game.option(trip.state, vim, "it")
    assert option.label == "Usa Vim su Cub"
    assert f"bag:1:{trip.item('vim')}" in option.targets
    trip.act(vim)
    assert (trip.asked, dice(trip), trip.has("vim")) == (frames.ATTACK, before + 1, 1)
    assert not trip.may(codes.USE, trip.item("vim"), 0), "one of a name on a card"
    assert trip.may(codes.USE, trip.item("vim"), 1), "on the bench too"


@pytest.mark.rule("PS-ITM-06")
@pytest.mark.rule("PS-ITM-11")
def test_a_rope_before_the_attack_leaves_nothing_to_attack_from_there() -> None:
    trip = about_to_attack(rope=1)
    turn = trip.state.slot
    trip.do(codes.ROPE, trip.item("rope"), 0)
    assert trip.asked == frames.PLACE
    foe = trip.state.at[2]
    far = [a for a in trip.game.legal(trip.state) if not trip.journey.field.hexes.around[foe] >> (a // 4) & 1]
    trip.act(far[-1])
    assert trip.state.slot != turn or trip.asked == codes.FLEE, "the turn is over"
    assert trip.has("rope") == 0


def test_the_greedy_policy_attacks_where_items_are_offered_too() -> None:
    trip = about_to_attack(vim=1, rope=1)
    legal = trip.game.legal(trip.state)
    assert not codes.of_bag(trip.game.greedy(trip.game.observe(trip.state, 1), legal, Chance(1)))


@pytest.mark.rule("PS-POW-11")
@pytest.mark.rule("PS-ITM-13")
def test_who_takes_a_turn_with_another_s_figure_uses_none_of_its_items() -> None:
    trip = about_to_attack(vim=1, rope=1)
    assert any(codes.of_bag(action) for action in trip.game.legal(trip.state))
    trip.state.ruled = 1 + trip.battle.count * 2
    assert not any(codes.of_bag(action) for action in trip.game.legal(trip.state))
