"""Battles of a campaign are compiled once for those who fight, and set up anew where trainers stand."""

import pytest

from plugins.pokescape.campaign import arena, codes
from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.chance import Chance


def battles(trip, *places):
    """The battle against a wild bug with the trainer at each of these hexes."""
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    found = []
    for place in places:
        trip.stand(*place)
        found.append(trip.journey.arena.stage(arena.key_of(trip.journey, trip.state)))
    return found


def test_on_another_hex_the_same_fighters_keep_their_powers_and_get_other_places():
    trip = Trip(route(["cub", "cat"]))
    here, there, again = battles(trip, (1, 2), (5, 3), (1, 2))
    assert here is again
    assert here is not there
    assert here.strikes is there.strikes
    assert here.rates is there.rates
    assert [battle.sides[0].trainer_at for battle in (here, there)] == [trip.space(1, 2), trip.space(5, 3)]
    assert here.trainers == 1 << trip.space(1, 2)
    assert here.sides[1].zone == arena.far_from(here, 1, trip.space(1, 2)) != there.sides[1].zone
    assert not here.sight.sees(trip.space(0, 2), 3, trip.space(4, 2), 3)
    assert there.sight.sees(trip.space(0, 2), 3, trip.space(4, 2), 3)


@pytest.mark.rule("PS-ITM-07")
def test_nothing_helps_a_decoy_neither_its_trainer_nor_what_the_pokemon_behind_it_shrugs_off():
    more = [{"kind": "modifier", "name": {"en": "More"}, "stat": stat, "add": 2, "who": {"side": "ally"}}
            for stat in ("move", "defense", "life", "initiative")]  # fmt: skip
    cards = {"cub": {"no_effect": ["hot"], "resist": ["wet"]}, "bug": {"points": 15, "base_attack": "hot"}}
    trip = Trip(route(["cub"], items={"doll": 1}, trainer={"powers": more}, cards=cards))
    trip.meet()
    trip.to_deed()
    before = trip.battle
    assert (before.life[0], before.move[0], before.defense[0], before.nothing[1][0][0]) == (5, 7, 5, True)
    trip.do(codes.USE, trip.item("doll"), 0)
    doll = trip.battle
    assert (doll.life[0], doll.move[0], doll.defense[0], doll.nothing[1][0][0]) == (1, 0, 0, False)
    assert (doll.cards[0].weak, doll.cards[0].resist) == ((), ())
    assert doll.bonuses["initiative"][0] == ()


@pytest.mark.rule("PS-ITM-07")
@pytest.mark.rule("PS-TRN-02")
def test_a_decoy_has_nothing_of_what_its_trainer_lets_every_pokemon_do():
    heal = {"do": "heal", "on": "self", "amount": 1}
    powers = [
        {"kind": "trigger", "name": {"en": "Balm"}, "on": "turn.start", "do": [heal]},
        {"kind": "trigger", "name": {"en": "Counter"}, "on": "attack.reaction", "do": [heal]},
        {"kind": "action", "name": {"en": "Rest"}, "instead_of": "move", "do": [heal]},
        {"kind": "duty", "name": {"en": "Rage"}, "against": {"side": "enemy"}},
        {"kind": "by_hand", "name": {"en": "Whim"}, "on": "move", "text": {"en": "Do as you like"}},
    ]
    trip = Trip(route(["cub"], items={"doll": 1}, trainer={"powers": powers}))
    trip.meet()
    trip.to_deed()

    def given(battle):
        stages = [battle.hooks[stage][0] for stage in ("turn.start", "attack.reaction")]
        return [len(found) for found in (*stages, battle.actions[0], battle.duty[0], battle.by_hand["move"][0])]

    before = trip.battle
    assert given(before) == [1, 1, 1, 1, 1]
    trip.do(codes.USE, trip.item("doll"), 0)
    doll = trip.battle
    assert given(doll) == [0, 0, 0, 0, 0]
    assert not doll.reacts[0]
    assert (doll.sources, doll.hands, doll.groups) == (before.sources, before.hands, before.groups), "numbered alike"
    trip.do(codes.RETRIEVE, 0, 0)
    assert given(trip.battle) == [1, 1, 1, 1, 1]


def test_other_fighters_are_another_battle():
    trip = Trip(route(["cub", "cat"]))
    (before,) = battles(trip, (1, 2))
    trip.state.grown[0] = 2
    after = trip.journey.arena.stage(arena.key_of(trip.journey, trip.state))
    assert after.move[0] == before.move[0] + 2


def test_twins_reckon_ways_each_for_itself():
    trip = Trip(route(["cub"]))
    here, there = battles(trip, (1, 2), (5, 3))
    here.walks[1,], here.ranked[1], here.variants[1] = 7, ((), []), here
    assert (there.walks, there.ranked, there.variants) == ({}, {}, {})


def test_what_was_kept_longest_goes_and_is_made_again_when_it_is_wanted():
    trip = Trip(route(["cub"]))
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    small = arena.Arena(trip.journey, keep=1)
    first = arena.key_of(trip.journey, trip.state)
    trip.stand(3, 3)
    second = arena.key_of(trip.journey, trip.state)
    kept = small.stage(first)
    assert small.stage(first) is kept
    small.stage(second)
    assert small.stage(first) is not kept
    assert small.stage(first).sides == kept.sides


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_battle_that_a_state_knows_is_the_one_that_its_key_names(seed):
    game = Trip(route(["cub", "fish"], ["cat"], items={"ball": 2, "drink": 2, "vim": 2, "doll": 1})).game
    state, own, known = game.new(Chance(seed, 16)), Chance(seed, 1), 0
    for _ in range(400):
        if game.prompt(state) is None:
            break
        if state.stage is not None:
            known += 1
            assert state.stage is game.journey.arena.stage(arena.key_of(game.journey, state))
        legal = game.legal(state)
        game.apply(state, legal[own.below(len(legal))])
    assert known > 20


@pytest.mark.rule("PS-MRK-01")
@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_cards_that_are_taken_on_marked_and_laid_around_conform_with_decoys_and_evolution(check):
    mimic = {"kind": "action", "name": {"en": "Mimic"}, "instead_of": "move", "limit": "battle", "do": [
        {"do": "choose", "among": {"side": "enemy"}, "then": [{"do": "copy_card", "of": "chosen"}]}]}  # fmt: skip
    bolt = {"kind": "special_attack", "name": {"en": "Bolt"}, "range": 9, "dice": 4, "limit": "round"}
    pour = {"kind": "action", "name": {"en": "Pour"}, "instead_of": "attack",
            "do": [{"do": "lay_terrain", "terrain": "mud"}]}  # fmt: skip
    curse = {"kind": "trigger", "name": {"en": "Curse"}, "on": "turn.end", "do": [
        {"do": "for_each", "among": {"side": "any"}, "then": [
            {"do": "mark", "marker": {"en": "Curse"}, "on": "chosen"}]}]}  # fmt: skip
    cards = {"cub": {"points": 50, "life": 6, "powers": [mimic, curse]}, "cat": {"points": 80, "powers": [mimic]},
             "bug": {"points": 15, "powers": [bolt]}, "rock": {"points": 90, "powers": [bolt, pour]}}  # fmt: skip
    found = route(["cub", "fish"], ["cub", "cat"], cards=cards, items={"ball": 2, "gem": 1, "doll": 1},
                  rules={"rivals_battle": True, "step_limit": 12, "money": 50})  # fmt: skip
    conforms(check, CampaignGame(compile_journey(found)), (1, 2))
