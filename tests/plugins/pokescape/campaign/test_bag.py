"""Items in battle and on the way."""

from collections.abc import Mapping

import pytest

from plugins.pokescape import frames
from plugins.pokescape.attack import attack_parts, dice_of, moment_of
from plugins.pokescape.bodies import swipers
from plugins.pokescape.campaign import bag, codes
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import ITEMS, Trip, route

BAG = {"drink": 2, "salve": 1, "vim": 2, "rope": 1}
_HOT = [{"is": "attack", "types": ["hot"]}, {"is": "figure", "who": "attacker", "filter": {"side": "self"}}]
CHARM = {"use": "held", "powers": [{"kind": "modifier", "name": {"en": "Charm"}, "stat": "defense", "add": -1,
                                    "who": {"side": "enemy"}, "when": {"is": "all", "conditions": _HOT}}]}  # fmt: skip


def battle(*team: str, **more: object) -> Trip:
    """A wild battle at the first own marker."""
    trip = Trip(route(list(team) or ["cub", "cat"], **{"items": BAG, **more}))
    trip.meet(which=20)
    trip.to_deed()
    return trip


@pytest.mark.rule("PS-ITM-04")
@pytest.mark.rule("PS-TURN-02")
def test_a_potion_takes_the_place_of_the_turn_and_removes_two_wounds():
    trip = battle()
    trip.state.wounds[0] = 2
    trip.do(codes.USE, trip.item("drink"), 0)
    assert (trip.state.wounds[0], trip.has("drink")) == (0, 1)
    assert trip.state.frames[-1][1] == 2


@pytest.mark.rule("PS-ITM-05")
def test_a_full_heal_removes_the_status():
    trip = battle(statuses=[status("numb")])
    assert not trip.may(codes.USE, trip.item("salve"), 0)
    trip.state.status[0] = 1
    trip.do(codes.USE, trip.item("salve"), 0)
    assert trip.state.status[0] == 0


@pytest.mark.rule("PS-ITM-02")
@pytest.mark.rule("PS-ITM-11")
def test_an_x_item_costs_no_turn_works_for_the_battle_and_one_of_a_name_is_enough():
    trip = battle()
    figure = trip.state.active[0]
    before = dice_of(attack_parts(trip.battle, trip.state, moment_of(trip.battle, trip.state, figure, 2, 0)))
    trip.do(codes.USE, trip.item("vim"), figure)
    after = dice_of(attack_parts(trip.battle, trip.state, moment_of(trip.battle, trip.state, figure, 2, 0)))
    assert after == before + 1
    assert trip.asked == codes.DEED
    assert not trip.may(codes.USE, trip.item("vim"), figure)
    trip.hurt(2, 9)
    assert trip.state.worn == []
    assert trip.has("vim") == 1


@pytest.mark.rule("PS-ITM-10")
@pytest.mark.rule("PS-ITM-01")
def test_most_items_work_near_the_trainer_and_on_the_bench_balls_anywhere():
    trip = battle(items={**BAG, "ball": 1})
    figure = trip.state.active[0]
    trip.state.wounds[:2] = [1, 1]
    drink, ball = trip.item("drink"), trip.item("ball")
    assert trip.may(codes.USE, drink, figure)
    trip.state.at[figure] = trip.space(9, 5)
    assert not bag.near(trip.battle, trip.state, figure)
    assert not trip.may(codes.USE, drink, figure)
    assert not trip.may(codes.USE, trip.item("vim"), figure)
    assert trip.may(codes.USE, drink, 1 - figure)
    assert trip.may(codes.USE, ball, 2)
    assert trip.may(codes.ROPE, trip.item("rope"), figure)


@pytest.mark.rule("PS-ITM-06")
def test_an_escape_rope_brings_the_figure_back_to_its_trainer_and_the_turn_goes_on():
    trip = battle()
    figure = trip.state.active[0]
    trip.state.at[figure] = trip.space(9, 5)
    trip.do(codes.ROPE, trip.item("rope"), figure)
    trip.act(trip.game.legal(trip.state)[0])
    assert trip.journey.field.hexes.steps(trip.state.place[0], trip.state.at[figure]) <= 3
    assert trip.has("rope") == 0
    assert trip.asked == codes.DEED


@pytest.mark.rule("PS-ITM-06")
def test_outside_battle_it_brings_the_trainer_back_to_the_start():
    trip = Trip(route(["cub"], items=BAG))
    trip.stand(5, 3)
    trip.do(codes.ROPE, trip.item("rope"))
    assert trip.at() == (0, 2)


@pytest.mark.rule("PS-ITM-12")
def test_while_walking_medicine_takes_the_place_of_the_step_and_wakes_nobody():
    trip = Trip(route(["cub", "cat"], ["cub"], items=BAG), faces=(20, 1))
    trip.state.hurt[:2], trip.state.out[1] = [2, 5], 1
    assert not trip.may(codes.USE, trip.item("drink"), 1)
    trip.do(codes.USE, trip.item("drink"), 0)
    assert trip.state.hurt[:2] == [0, 5]
    assert trip.state.walker == 2


@pytest.mark.rule("PS-ITM-03")
@pytest.mark.rule("PS-ITM-11")
def test_a_held_item_weakens_the_defense_against_its_type_and_comes_off_only_outside_battle(monkeypatch):
    monkeypatch.setitem(ITEMS, "charm", CHARM)
    trip = Trip(route(["cub"], items={"charm": 2}, cards={"cub": {"points": 50, "base_attack": "hot"}}))
    trip.do(codes.HOLD, trip.item("charm"), 0)
    assert not trip.may(codes.HOLD, trip.item("charm"), 0)
    assert trip.may(codes.DROP, trip.item("charm"), 0)
    trip.meet(which=20)
    battle_, state = trip.battle, trip.state
    moment = moment_of(battle_, state, 0, 1, 0)
    bonus = [one.add for one in battle_.bonuses["defense"][1] if one.holds(battle_, state, moment)]
    assert bonus == [-1]
    assert not any(codes.parts(action)[0] == codes.DROP for action in trip.game.legal(state))


@pytest.mark.rule("PS-ITM-09")
def test_stones_machines_rods_and_stat_items_are_items_with_a_use():
    trip = Trip(route(["cub"]))
    assert {item.rules.use for item in trip.journey.items} >= {"stone", "machine", "rod", "stat"}


@pytest.mark.rule("PS-ITM-13")
def test_only_the_owner_uses_items_and_a_map_trainer_those_in_its_data():
    boy = {"at": [6, 2], "facing": 3, "party": [{"species": "rock"}], "items": [{"item": "drink", "count": 1}]}
    trip = Trip(route(["cub"], people={"boy": boy}, encounters=[]))
    trip.do(codes.STEP, 0, 0)
    while trip.state.round == 0:
        trip.lay(1, 20)
        trip.act(trip.game.legal(trip.state)[0])
    trip.state.wounds[1] = 3
    assert trip.state.purse[trip.item("drink")] == 1
    offered = [codes.parts(action) for action in bag.deeds(trip.journey, trip.battle, trip.state, 1)]
    assert offered == [(codes.USE, trip.item("drink"), 1)]
    assert not list(bag.deeds(trip.journey, trip.battle, trip.state, 0))


def behind_a_doll(*team: str) -> Trip:
    """A wild battle in which our wounded active has a doll in its place."""
    trip = battle(*team, items={"doll": 1}, statuses=[status("numb")])
    figure = trip.state.active[0]
    trip.state.wounds[figure], trip.state.status[figure] = 1, 1
    trip.do(codes.USE, trip.item("doll"), figure)
    return trip


@pytest.mark.rule("PS-ITM-07")
def test_a_doll_takes_the_place_of_a_figure_which_comes_back_unharmed_when_it_is_destroyed():
    trip = behind_a_doll("cub")
    figure, state = trip.state.active[0], trip.state
    assert (trip.battle.life[figure], trip.battle.move[figure], trip.battle.defense[figure]) == (1, 0, 0)
    assert not trip.battle.armed[figure]
    assert trip.battle.immune[figure] == {1}
    assert (state.wounds[figure], state.status[figure]) == (0, 0), "they wait with who has them"
    state.at[1] = trip.journey.field.hexes.near[state.at[figure]][0]
    assert [foe for foe, _ in swipers(trip.battle, state, 1)] == []
    trip.act(trip.battle.take)
    trip.hurt(figure, 1)
    assert (state.wounds[figure], state.status[figure], state.down[figure]) == (1, 1, 0)
    assert trip.battle.life[figure] == trip.battle.cards[figure].life == 3
    assert trip.has("doll") == 0


@pytest.mark.rule("PS-ITM-07")
def test_its_owner_may_take_it_back_and_go_on():
    trip = behind_a_doll()
    trip.do(codes.RETRIEVE, 0, trip.state.active[0])
    assert trip.has("doll") == 1
    assert trip.state.wounds[trip.state.active[0]] == 1
    assert trip.asked == codes.DEED


@pytest.mark.rule("PS-ITM-07")
def test_giving_it_up_ends_a_wild_battle_without_markers():
    trip = behind_a_doll("cub")
    trip.do(codes.DISCARD, 0, 0)
    assert trip.state.home == 0
    assert (trip.has("doll"), trip.state.xp, trip.state.hurt, trip.state.ail) == (0, [0], [1], [1])


def armies(*teams: str, items: Mapping[str, int] | None = None) -> Trip:
    """A battle of whole armies whose players have items, at the first question that is not about placing."""
    zones = [{"seat": n, "at": [[c, 4 * n - 3] for c in range(5)], "figure_space": [0, 4 * n - 3]} for n in (1, 2)]
    rows = {"terrain": ["g" * 10] * 8, "levels": ["0" * 10] * 8, "width": 10, "height": 8, "start_zones": zones}
    return Trip(route(*(team.split() for team in teams), items=items or BAG, rules={"mode": "army"}, map_=rows))


def upto(trip: Trip, what: int) -> None:
    """Answer the first of all choices until something is asked."""
    for _ in range(60):
        if trip.asked == what:
            return
        trip.act(trip.game.legal(trip.state)[0])
    raise AssertionError("never asked")


@pytest.mark.rule("PS-ITM-04")
@pytest.mark.rule("PS-ITM-11")
def test_in_a_battle_of_whole_armies_items_are_for_any_one_of_the_own_figures():
    trip = armies("cub cat", "bug rock")
    upto(trip, codes.DEED)
    state = trip.state
    assert min(state.at) >= 0, "all four are on the battlefield"
    figure = state.top[2]
    own = [f for f, side in enumerate(state.sides) if side == state.sides[figure]]
    trip.do(codes.USE, trip.item("vim"), figure)
    assert state.worn[figure]
    assert trip.asked == codes.DEED, "it costs no turn"
    for hurt in own:
        state.wounds[hurt] = 1
        assert trip.may(codes.USE, trip.item("drink"), hurt)
    before = state.slot
    trip.do(codes.USE, trip.item("drink"), own[-1])
    assert state.wounds[own[-1]] == 0
    assert state.slot > before, "it took the place of the turn"


@pytest.mark.rule("PS-ITM-06")
def test_a_rope_brings_one_of_an_army_back_to_the_start_zone_and_its_turn_goes_on():
    trip = armies("cub cat", "bug rock")
    upto(trip, codes.DEED)
    figure = trip.state.top[2]
    trip.do(codes.ROPE, trip.item("rope"), figure)
    trip.act(trip.game.legal(trip.state)[0])
    zone = trip.journey.seat(trip.state.sides[figure]).zone
    assert zone >> trip.state.at[figure] & 1
    assert trip.asked == codes.DEED
    assert trip.state.top[2] == figure


@pytest.mark.rule("HS-RND-03")
def test_a_marker_on_a_common_card_moves_its_whole_crew_after_the_items():
    trip = armies("cub cub", "bug rock")
    upto(trip, codes.DEED)
    while trip.state.sides[trip.state.top[2]] != 1:
        trip.act(trip.battle.take)
        upto(trip, codes.DEED)
    trip.act(trip.battle.take)
    assert any(frame[0] == frames.CREW for frame in trip.state.frames)


@pytest.mark.rule("PS-ITM-12")
def test_which_of_two_alike_drinks_on_the_way_is_told() -> None:
    trip = Trip(route(["cub", "cub"], items=BAG))
    trip.state.hurt[1] = 1
    trip.do(codes.USE, trip.item("drink"), 1)
    log = trip.log()
    assert log[log.index("Player 1 uses Drink on Cub 2") + 1] == "Cub 2 recovers from 1 wound"


@pytest.mark.rule("PS-ITM-12")
def test_what_an_item_does_on_the_way_is_told_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITEMS, "charm", CHARM)
    trip = Trip(route(["cub"], items={"salve": 1, "charm": 1}, statuses=[status("numb")]))
    trip.state.ail[0] = 1
    trip.do(codes.USE, trip.item("salve"), 0)
    assert trip.log()[-2:] == ["Player 1 uses Salve on Cub", "Cub loses its Numb marker"]
    trip.do(codes.HOLD, trip.item("charm"), 0)
    assert trip.log()[-1] == "Player 1 gives Charm to Cub"
    assert trip.log("it")[-1] == "Giocatore 1 dà Charm a Cub"
