"""Evolution, stat items and machines: the rulebook's prices."""

from types import SimpleNamespace
from typing import Any

import pytest

from plugins.pokescape.campaign import codes, growth
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import ITEMS, Trip, route

SPLASH = {"use": "machine", "learners": {"species": ["cub"]}, "powers": [
    {"kind": "special_attack", "name": {"en": "Splash"}, "dice": 4, "range": 3}]}  # fmt: skip


@pytest.mark.rule("PS-STA-01")
@pytest.mark.rule("PS-STA-02")
@pytest.mark.rule("PS-STA-04")
def test_carbos_costs_fifteen_thirty_sixty_and_each_tier_takes_the_place_of_the_last():
    trip = Trip(route(["cub"], rules={"centers": [[0, 2]]}))
    trip.state.xp[0] = 105
    trip.do(codes.TO_CENTER)
    for tier, left in ((1, 90), (2, 60), (3, 0)):
        trip.do(codes.BOOST, 0, 0)
        assert (growth.tier(trip.state, 0, 0), trip.state.xp[0]) == (tier, left)
    assert not trip.may(codes.BOOST, 0, 0)
    trip.do(codes.DONE)
    trip.meet(which=20)
    assert trip.battle.move[0] == trip.battle.cards[0].move + 3


@pytest.mark.rule("PS-STA-01")
def test_stat_items_are_sold_at_centers_only():
    trip = Trip(route(["cub"]))
    trip.state.xp[0] = 105
    assert not any(codes.parts(action)[0] in (codes.BOOST, codes.TO_CENTER) for action in trip.game.legal(trip.state))


@pytest.mark.rule("PS-STA-03")
def test_traded_in_they_are_worth_all_tiers_and_what_is_left_stays():
    trip = Trip(route(["cub"]))
    trip.state.grown[0] = 2  # the first stat item at +2: 15 + 30
    assert growth.worth(trip.journey, trip.state, 0) == 45
    trip.do(codes.TRADE_IN, 0, 0)
    assert (trip.state.xp[0], trip.state.grown[0]) == (29, 0)
    assert trip.journey.cards[trip.state.kind[0]].id == "cat"


@pytest.mark.rule("PS-STA-03")
@pytest.mark.parametrize(("verb", "left", "tiers"), [(codes.EVOLVE, 4, 2), (codes.TRADE_IN, 49, 0)])
def test_whose_markers_are_enough_may_keep_its_stat_items_or_trade_them_in(verb, left, tiers):
    trip = Trip(route(["cub"]))
    trip.state.xp[0], trip.state.grown[0] = 20, 2
    said = "; the stat items give 45 markers, 49 left in the end" if verb == codes.TRADE_IN else ""
    assert trip.game.option(trip.state, codes.code(verb, 0, 0), "en").detail.endswith(f"wounds and status go{said}")
    trip.do(verb, 0, 0)
    assert (trip.state.xp[0], trip.state.grown[0]) == (left, tiers)


@pytest.mark.rule("PS-STA-03")
@pytest.mark.rule("PS-EVO-02")
def test_in_battle_too_stat_items_may_be_traded_in_or_kept():
    trip = Trip(route(["cub"]))
    trip.state.xp[0], trip.state.grown[0] = 20, 2
    trip.meet(which=20)
    trip.to_deed()
    assert trip.may(codes.EVOLVE, 0, 0)
    said = trip.options("it")["Fai evolvere Cub in Cat, cedendo gli strumenti"]
    assert said.endswith("; gli strumenti danno 45 segnalini, alla fine ne restano 49")
    trip.do(codes.TRADE_IN, 0, 0)
    assert (trip.state.xp[0], trip.state.grown[0], trip.battle.cards[0].id) == (49, 0, "cat")


@pytest.mark.rule("PS-STA-03")
def test_without_stat_items_there_is_nothing_to_trade_in():
    trip = Trip(route(["cub"]))
    trip.state.xp[0] = 20
    assert trip.may(codes.EVOLVE, 0, 0)
    assert not trip.may(codes.TRADE_IN, 0, 0)


@pytest.mark.rule("PS-STA-05")
@pytest.mark.rule("PS-EVO-01")
def test_evolving_costs_markers_heals_and_keeps_the_rest():
    trip = Trip(route(["cub"], statuses=[status("numb")]))
    trip.state.xp[0], trip.state.hurt[0], trip.state.ail[0] = 20, 2, 1
    trip.state.grown[0], trip.state.taught[0], trip.state.held[0] = 1, 1, 2
    trip.do(codes.EVOLVE, 0, 0)
    assert (trip.state.xp[0], trip.state.hurt[0], trip.state.ail[0]) == (4, 0, 0)
    assert (trip.state.grown[0], trip.state.taught[0], trip.state.held[0]) == (1, 1, 2)
    assert trip.state.top == (codes.WALK, 1)  # it cost no turn
    assert trip.state.turns == [1]


@pytest.mark.rule("PS-EVO-05")
def test_a_stone_is_used_up_instead_of_markers():
    trip = Trip(route(["fish"], items={"gem": 1}))
    trip.do(codes.EVOLVE, 0, 0)
    assert trip.journey.cards[trip.state.kind[0]].id == "whale"
    assert trip.has("gem") == 0


@pytest.mark.rule("PS-EVO-01")
@pytest.mark.rule("PS-WLD-10")
def test_who_is_knocked_out_does_not_evolve():
    trip = Trip(route(["cub", "cat"]))
    trip.state.xp[0], trip.state.out[0] = 20, 1
    assert not trip.may(codes.EVOLVE, 0, 0)


def fight(*team: str, xp: int = 16, **more: object) -> Trip:
    """A wild battle at the first own marker, with markers enough to evolve."""
    trip = Trip(route(list(team) or ["cub"], **more))
    trip.state.xp[0] = xp
    trip.meet(which=20)
    trip.to_deed()
    return trip


@pytest.mark.rule("PS-EVO-02")
@pytest.mark.rule("PS-EVO-03")
@pytest.mark.rule("PS-EVO-08")
def test_in_battle_the_active_evolves_where_it_stands_before_the_status_roll_and_goes_on():
    trip = fight(statuses=[status("numb", before_turn=[{"do": "lose_turn"}])])
    trip.state.wounds[0], trip.state.status[0] = 1, 1
    at = trip.state.at[0]
    trip.do(codes.EVOLVE, 0, 0)
    assert (trip.state.at[0], trip.state.wounds[0], trip.state.status[0]) == (at, 0, 0)
    assert trip.state.markers[:4] == [0] * 4
    assert trip.battle.cards[0].id == "cat"
    assert trip.battle.life[0] == 5
    assert "Cub of Player 1 evolves into Cat" in trip.log()
    assert not trip.heard("turn_lost")


@pytest.mark.rule("PS-EVO-02")
@pytest.mark.rule("PS-EVO-09")
def test_it_may_evolve_at_the_end_of_the_turn_as_well_but_once_at_each_opportunity():
    trip = Trip(route(["cub"]))
    trip.meet(which=20)
    trip.do(codes.NO)
    trip.act(trip.game.legal(trip.state)[0])
    trip.state.xp[0] = 16
    trip.through(codes.GROW, 4)
    trip.do(codes.EVOLVE, 0, 0)
    assert trip.battle.cards[0].id == "cat"


@pytest.mark.rule("PS-EVO-02")
@pytest.mark.rule("PS-EVO-09")
def test_start_and_end_of_one_turn_are_two_opportunities(monkeypatch):
    steps = [{"from": start, "to": end, "methods": [{"by": "markers", "markers": 1}]}
             for start, end in (("cub", "cat"), ("cat", "rock"))]  # fmt: skip
    monkeypatch.setattr("tests.plugins.pokescape.campaign.road.LINKS", {"cub": steps})
    trip = Trip(route(["cub"]))
    trip.meet(which=20)
    trip.state.xp[0] = 2
    trip.do(codes.NO)
    trip.do(codes.EVOLVE, 0, 0)
    trip.through(codes.GROW, 4)
    assert trip.state.slot == 1, "still the turn of the first marker"
    trip.do(codes.EVOLVE, 0, 0)
    assert trip.battle.cards[0].id == "rock"


@pytest.mark.rule("PS-EVO-01")
def test_counted_markers_and_laid_terrain_of_others_outlast_an_evolution():
    fury, curse = {"en": "Fury"}, {"en": "Curse"}
    pool, mud = SimpleNamespace(id="pool"), SimpleNamespace(id="mud")
    old: Any = SimpleNamespace(marks=[fury, curse], covers=[pool, mud], count=2)
    new: Any = SimpleNamespace(marks=[curse], covers=[mud], count=2)
    state: Any = SimpleNamespace(marks=[1, 2, 3, 4], laid=[1, 2])
    growth.renumber(old, new, state, 0)
    assert (state.marks, state.laid) == ([0, 4], [0, 1])


@pytest.mark.rule("PS-EVO-08")
def test_who_was_just_sent_out_does_not_evolve_in_that_turn():
    trip = Trip(route(["cat", "cub"], items={"ball": 1}))
    trip.meet(which=20)
    trip.to_deed()
    trip.state.xp[1] = 16
    assert trip.state.active[0] == 0
    trip.act(trip.battle.pick + 1)
    trip.act(trip.game.legal(trip.state)[0])
    assert trip.state.active[0] == 1
    assert trip.state.frames[-1][1] == 2  # the other side's turn, nothing was asked before it


@pytest.mark.rule("PS-EVO-04")
def test_what_does_not_fit_cannot_evolve_and_a_second_space_is_chosen():
    trip = fight("fish", items={"gem": 1})
    free = [w for w in range(8) if trip.may(codes.EVOLVE, w, 0)]
    assert free
    assert 0 not in free
    at, near = trip.state.at[0], trip.journey.field.hexes.near
    trip.do(codes.EVOLVE, free[0], 0)
    assert {trip.state.at[0], trip.state.also[0]} == {at, near[at][free[0] - 1]}
    tight = fight("fish", items={"gem": 1})
    walled = [w for w in range(8) if tight.may(codes.EVOLVE, w, 0)]
    for way in walled:
        tight.journey.field.level[near[tight.state.at[0]][way - 1]] += 1
    assert not growth.stands(tight.journey, tight.battle, tight.state, 0, tight.kind("whale"))
    fenced = fight("fish", items={"gem": 1})
    here = fenced.state.at[0]
    fenced.battle.field.walls = {(here, to): 9 for to in near[here][:3]}
    assert growth.stands(fenced.journey, fenced.battle, fenced.state, 0, fenced.kind("whale")) == [
        way for way in free if way > 3
    ], "nobody stands across a wall"


@pytest.mark.rule("PS-EVO-09")
def test_with_several_targets_the_owner_chooses():
    trip = Trip(route(["cub"]))
    link = growth.Link
    trip.journey.links[trip.kind("cub")] = (
        link(trip.kind("cat"), "markers", 16, -1),
        link(trip.kind("rock"), "markers", 10, -1),
    )
    trip.state.xp[0] = 20
    assert trip.may(codes.EVOLVE, 0, 0)
    trip.do(codes.EVOLVE, 1, 0)
    assert trip.journey.cards[trip.state.kind[0]].id == "rock"


@pytest.mark.rule("PS-TM-01")
def test_a_machine_is_learnt_outside_battle_by_whom_it_suits_and_gives_its_attack(monkeypatch):
    monkeypatch.setitem(ITEMS, "splash", SPLASH)
    trip = Trip(route(["cub", "cat"], items={"splash": 2}))
    disc = trip.item("splash")
    assert not trip.may(codes.TEACH, disc, 1)
    trip.do(codes.TEACH, disc, 0)
    assert trip.log()[-1].startswith("Player 1 teaches ")
    assert not trip.may(codes.TEACH, disc, 0)
    trip.meet(which=20)
    assert [strike.name["en"] for strike in trip.battle.strikes[0]] == ["normal attack", "Splash"]
    assert not any(codes.parts(action)[0] == codes.TEACH for action in trip.game.legal(trip.state))


@pytest.mark.rule("PS-TM-01")
def test_four_machines_at_most_and_one_can_be_forgotten():
    trip = Trip(route(["fish"], items={"float": 1}))
    disc = trip.item("float")
    trip.state.taught[0] = sum(1 << n for n in [n for n in range(12) if n != disc][:4])
    assert not growth.may_learn(trip.journey, trip.state, 0, disc)
    forgotten = next(n for n in range(12) if trip.state.taught[0] >> n & 1)
    trip.do(codes.FORGET, forgotten, 0)
    assert growth.may_learn(trip.journey, trip.state, 0, disc)
