"""Walking: order, steps, water, poison, items found, encounters, fishing, eye contact."""

import pytest

from plugins.pokescape.campaign import codes, starting, walk
from tests.plugins.pokescape.bed import status
from tests.plugins.pokescape.campaign.road import ROWS, Trip, route

_TABLE = [{"range": [1, 8], "do": [{"do": "wound"}]}, {"range": [9, 18]}]
_TABLE += [{"range": [19, 20], "do": [{"do": "remove_status"}]}]
POISON = status("venom", after_turn=[{"do": "roll", "table": _TABLE}])
BOY = {"at": [6, 2], "facing": 3, "party": [{"species": "bug"}], "prize": 40}
EAST, SOUTH_EAST, SOUTH_WEST, WEST = 0, 1, 2, 3


def begun(trip: Trip) -> None:
    """Place everybody of a battle that has just begun."""
    while trip.state.round == 0:
        trip.lay(20, 1)
        trip.act(trip.game.legal(trip.state)[0])


@pytest.mark.rule("PS-CMP-01")
def test_trainers_start_in_the_start_zone_and_no_pokemon_is_on_the_map():
    trip = Trip(route(["cub", "cat"], ["bug"]))
    assert (trip.at(1), trip.at(2)) == ((0, 2), (0, 4))
    assert trip.state.at == []
    assert (trip.state.party(1), trip.state.party(2)) == ([0, 1], [2])


@pytest.mark.rule("PS-WLK-04")
def test_the_highest_d20_walks_first_then_clockwise_and_ties_roll_again():
    assert Trip(route(["cub"], ["cub"], ["cub"]), faces=(3, 9, 5)).state.queue == [2, 3, 1]
    assert Trip(route(["cub"], ["cub"]), faces=(9, 9, 2, 7)).state.queue == [2, 1]


@pytest.mark.rule("PS-WLK-01")
def test_one_hex_or_none_a_turn_and_levels_limit_the_step():
    levels = ["1" * 10] * 2 + ["1311111111", "1" * 10, "1" * 10, "1" * 10]
    trip = Trip(route(["cub"], map_={"levels": levels}))
    assert not trip.may(codes.STEP, 0, EAST)
    trip.do(codes.STEP, 0, SOUTH_EAST, faces=(1,))
    assert trip.at() == (0, 3)
    trip.do(codes.STAY)
    assert trip.at() == (0, 3)


@pytest.mark.rule("PS-WLK-02")
def test_water_needs_a_big_pokemon_that_swims_and_another_one_that_stands():
    trip = Trip(
        route(["cub", "fish"], items={"float": 1}, map_={"terrain": [*ROWS[:2], "g~" + ROWS[2][2:], *ROWS[3:]]})
    )
    assert not trip.may(codes.STEP, 0, EAST)
    trip.do(codes.TEACH, trip.item("float"), 1)
    trip.state.out[0] = 1
    assert not trip.may(codes.STEP, 0, EAST)
    trip.state.out[0] = 0
    trip.do(codes.STEP, 0, EAST)
    assert trip.at() == (1, 2)
    assert trip.state.carrier == [1]
    trip.do(codes.STEP, 0, EAST, faces=(1,))
    assert trip.state.carrier == [-1]


@pytest.mark.rule("PS-WLK-02")
def test_who_carries_is_named_and_stays_out_of_battles_on_water():
    water = [*ROWS[:2], "g~~" + ROWS[2][3:], *ROWS[3:]]
    meet = [{"table": "grass", "terrains": ["pond"], "method": "water"}]
    trip = Trip(route(["cub", "fish", "fish"], items={"float": 2}, map_={"terrain": water}, encounters=meet))
    trip.state.taught[1] = trip.state.taught[2] = 1 << trip.item("float")
    trip.do(codes.STEP, 0, EAST)
    assert trip.state.top == (codes.CARRIER, 1, trip.space(1, 2))
    trip.do(codes.CHOOSE, 0, 2, faces=(1,))
    trip.do(codes.STEP, 0, EAST, faces=(20, 1))
    assert trip.at() == (2, 2)
    assert trip.state.carrier == [2], "nobody is asked again from water to water"
    assert trip.state.lineup == [0, 1, -1]


@pytest.mark.rule("PS-WLK-03")
def test_obstacles_and_other_trainers_are_not_entered_unless_spaces_are_shared():
    blocked = {"obstacles": [{"at": [1, 2], "object": "pillar"}]}
    assert not Trip(route(["cub"], map_=blocked)).may(codes.STEP, 0, EAST)
    people = {"boy": {**BOY, "at": [1, 2], "facing": 0}}
    assert not Trip(route(["cub"], people=people)).may(codes.STEP, 0, EAST)
    for shared in (False, True):
        trip = Trip(route(["cub"], ["cub"], rules={"share_spaces": shared}), faces=(20, 1))
        trip.stand(1, 2, seat=2)
        assert trip.may(codes.STEP, 0, EAST) == shared


@pytest.mark.rule("PS-WLK-04")
def test_a_game_master_rolls_for_no_place_in_the_walking_order():
    trip = Trip(route(["cub"], ["cub"], [], rules={"game_master": 3}), faces=(4, 9))
    assert [trip.log()[n].split(" rolls")[0] for n in (1, 2)] == ["Player 1", "Player 2"]
    assert len(trip.heard("roll")) == 2
    assert trip.state.queue == [2, 1]


@pytest.mark.rule("PS-WLK-05")
@pytest.mark.rule("PS-PSN-03")
@pytest.mark.rule("PS-CMP-03")
def test_a_step_is_move_poison_item_eye_contact_encounter():
    lying = {"items": [{"item": "drink", "at": [1, 2]}]}
    trip = Trip(route(["cub", "cat"], people={"boy": BOY}, statuses=[POISON], map_=lying))
    trip.state.ail[0] = 1
    trip.do(codes.STEP, 0, EAST, faces=(8,))
    begun(trip)
    order = ("step", "wound", "found", "eye_contact")
    told = [event.what for event in trip.told if event.what in order]
    assert told[:4] == list(order)
    assert not [args for args in trip.heard("roll") if str(args[-1]).startswith("encounter")]
    trip.do(codes.NO) if trip.asked == codes.FLEE else None
    foe = len(trip.state.cast) - 1
    trip.lay(20, 1)
    trip.hurt(foe, 9)
    rolls = [str(args[-1]).split()[0] for args in trip.heard("roll")]
    assert "encounter" in rolls


@pytest.mark.rule("PS-WLK-05")
def test_who_is_sent_back_to_the_start_does_not_do_the_rest():
    trip = Trip(route(["cub"], people={"boy": BOY}))
    trip.do(codes.STEP, 0, EAST)
    begun(trip)
    trip.hurt(0, 9)
    assert trip.at() == (0, 2)
    assert trip.state.top == (codes.WALK, 1)
    assert not [args for args in trip.heard("roll") if str(args[-1]).startswith("encounter")]


@pytest.mark.rule("PS-PSN-03")
@pytest.mark.rule("PS-STAT-04")
def test_each_poisoned_pokemon_rolls_at_every_new_space_and_other_markers_rest():
    sleep = status("nap", before_turn=[{"do": "lose_turn"}])
    trip = Trip(route(["cub", "cat", "bug"], statuses=[sleep, POISON], encounters=[]))
    trip.state.ail[:] = [2, 2, 1]
    trip.do(codes.STEP, 0, EAST, faces=(8, 19))
    assert trip.state.hurt == [1, 0, 0]
    assert trip.state.ail == [2, 0, 1]
    trip.do(codes.STAY)
    assert trip.state.hurt == [1, 0, 0]


@pytest.mark.rule("PS-PSN-04")
def test_poison_can_knock_out_the_last_pokemon_on_the_way():
    trip = Trip(route(["cub"], statuses=[POISON], encounters=[]))
    trip.state.ail[0], trip.state.hurt[0] = 1, 2
    trip.do(codes.STEP, 0, EAST, faces=(1,))
    assert trip.at() == (0, 2)
    assert (trip.state.hurt, trip.state.ail, trip.state.out) == ([0], [0], [0])


@pytest.mark.rule("PS-PSN-04")
@pytest.mark.rule("PS-WLD-04")
def test_on_water_the_carrier_counts_as_knocked_out():
    water = [*ROWS[:2], "g~~" + ROWS[2][3:], *ROWS[3:]]
    trip = Trip(route(["cub", "fish"], statuses=[POISON], map_={"terrain": water}))
    trip.state.taught[1] = 1 << trip.item("float")
    trip.state.ail[0], trip.state.hurt[0] = 1, 2
    trip.do(codes.STEP, 0, EAST, faces=(1,))
    assert (trip.at(), trip.state.carrier, trip.state.hurt) == ((0, 2), [-1], [0, 0])


@pytest.mark.rule("PS-CMP-03")
def test_each_trainer_takes_an_item_once_and_it_stays_until_all_have():
    lying = {"items": [{"item": "drink", "at": [1, 2]}]}
    trip = Trip(route(["cub"], ["cub"], map_=lying, encounters=[]), faces=(20, 1))
    trip.do(codes.STEP, 0, EAST)
    assert (trip.has("drink"), trip.has("drink", seat=2)) == (1, 0)
    assert [mark.look for mark in trip.game.scene(trip.state, "en").marks] == ["item"]
    trip.stand(2, 2)
    trip.stand(0, 2, seat=2)
    trip.do(codes.STEP, 0, EAST)
    assert trip.game.scene(trip.state, "en").marks == ()


@pytest.mark.rule("PS-ENC-01")
def test_each_new_hex_of_a_trigger_terrain_rolls_and_seventeen_is_an_encounter():
    trip = Trip(route(["cub"]))
    trip.do(codes.STEP, 0, EAST, faces=(16,))
    assert trip.asked == codes.WALK
    trip.do(codes.STAY)
    assert len(trip.heard("roll")) == 1
    trip.do(codes.STEP, 0, EAST, faces=(17, 1))
    assert trip.heard("wild")


@pytest.mark.rule("PS-ENC-01")
def test_a_road_never_rolls_unless_the_scenario_says_so():
    trip = Trip(route(["cub"]))
    trip.stand(1, 0)
    trip.do(codes.STEP, 0, EAST)
    assert not trip.heard("roll")
    on_road = Trip(route(["cub"], encounters=[{"table": "grass", "terrains": ["lane"]}]))
    on_road.stand(1, 0)
    on_road.do(codes.STEP, 0, EAST, faces=(1,))
    assert on_road.heard("roll")


@pytest.mark.rule("PS-ENC-02")
@pytest.mark.parametrize(("face", "species"), [(10, "bug"), (11, "rock")])
def test_a_second_d20_says_which_pokemon(face: int, species: str) -> None:
    trip = Trip(route(["cub"]))
    trip.do(codes.STEP, 0, EAST, faces=(20, face))
    assert trip.journey.cards[trip.state.cast[-1]].id == species


@pytest.mark.rule("PS-ENC-03")
def test_water_rolls_on_its_own_table_and_without_one_not_at_all():
    water = [*ROWS[:2], "g~~" + ROWS[2][3:], *ROWS[3:]]
    for meet, rolls in (([{"table": "grass", "method": "water"}], 1), ([], 0)):
        trip = Trip(route(["cub", "fish"], map_={"terrain": water}, encounters=meet))
        trip.state.taught[1] = 1 << trip.item("float")
        trip.do(codes.STEP, 0, EAST, faces=(1,))
        assert len(trip.heard("roll")) == rolls


@pytest.mark.rule("PS-ENC-04")
def test_fishing_needs_a_rod_and_dry_land_beside_water_and_takes_the_place_of_the_step():
    meet = [{"table": "grass", "method": "fishing"}]
    trip = Trip(route(["cub"], items={"rod": 1}, encounters=meet))
    assert not trip.may(codes.FISH)
    trip.stand(2, 4)
    assert trip.may(codes.FISH)
    trip.do(codes.FISH, faces=(16,))
    assert (trip.asked, trip.at()) == (codes.WALK, (2, 4))
    trip.do(codes.FISH, faces=(17, 20))
    assert trip.journey.cards[trip.state.cast[-1]].id == "rock"
    bare = Trip(route(["cub"], encounters=meet))
    bare.stand(2, 4)
    assert not bare.may(codes.FISH)
    afloat = Trip(route(["cub"], items={"rod": 1}, encounters=meet))
    afloat.stand(2, 5)
    assert not afloat.may(codes.FISH), "in the water, which is beside it as well"


@pytest.mark.rule("PS-WLK-07")
def test_walking_ends_at_the_step_limit():
    trip = Trip(route(["cub"], rules={"step_limit": 2}))
    trip.do(codes.STAY)
    trip.do(codes.STAY)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason) == (None, "step limit")


@pytest.mark.rule("PS-WLK-06")
def test_trainers_that_meet_battle_only_when_the_scenario_says_so_and_the_mover_wants_it():
    plain = Trip(route(["cub"], ["cub"]), faces=(20, 1))
    plain.stand(2, 2, seat=2)
    plain.do(codes.STEP, 0, EAST, faces=(1,))
    assert plain.state.home == 0
    for wants in (codes.YES, codes.NO):
        trip = Trip(route(["cub"], ["cub"], rules={"rivals_battle": True, "money": 5}, encounters=[]), faces=(20, 1))
        trip.stand(2, 2, seat=2)
        trip.do(codes.STEP, 0, EAST)
        assert trip.state.top == (codes.DUEL, 1, 2)
        trip.do(wants)
        assert bool(trip.state.home) == (wants == codes.YES)
    trip = Trip(route(["cub"], ["cub"], rules={"rivals_battle": True}, encounters=[]), faces=(20, 1))
    trip.stand(2, 2, seat=2)
    trip.do(codes.STEP, 0, EAST)
    trip.do(codes.YES)
    begun(trip)
    trip.hurt(1, 9)
    assert (trip.state.xp, trip.state.money) == ([5, 0], [0, 0])
    assert trip.at(2) == (0, 4)


@pytest.mark.rule("PS-EYE-01")
@pytest.mark.parametrize(("facing", "seen"), [(3, True), (0, False), (2, False)])
def test_a_trainer_sees_along_the_line_that_it_faces(facing: int, seen: bool) -> None:
    trip = Trip(route(["cub"], people={"boy": {**BOY, "facing": facing}}))
    trip.stand(1, 2)
    assert bool(walk.watchers(trip.journey, trip.state, 1)) == seen


@pytest.mark.rule("PS-EYE-01")
def test_what_is_higher_than_four_hides_a_trainer_and_being_placed_is_not_moving():
    hidden = {"obstacles": [{"at": [3, 2], "object": "pillar"}]}
    trip = Trip(route(["cub"], people={"boy": BOY}, map_=hidden))
    trip.stand(1, 2)
    assert not walk.watchers(trip.journey, trip.state, 1)
    placed = Trip(route(["cub"], people={"boy": BOY}))
    assert placed.asked == codes.WALK
    placed.do(codes.STAY)
    assert placed.asked == codes.WALK


@pytest.mark.rule("PS-EYE-01")
@pytest.mark.rule("HS-ATK-02")
def test_a_hole_in_the_map_hides_nobody_and_a_wall_beside_the_trainer_does():
    holes = {"terrain": ["======gggg", "gggggggggg", "gggg..gggg", *["gggggggggg"] * 3]}
    trip = Trip(route(["cub"], people={"boy": BOY}, map_=holes))
    trip.stand(2, 2)
    assert walk.watchers(trip.journey, trip.state, 1) == [0]
    assert trip.space(2, 2) in walk.gaze(trip.journey, trip.state, 1, 0)
    fence = {"edges": [{"between": [[5, 2], [6, 2]], "object": "pillar"}]}
    for map_, seen in (({}, [0]), (fence, [])):
        trip = Trip(route(["cub"], people={"boy": BOY}, map_=map_))
        trip.stand(5, 2)
        assert walk.watchers(trip.journey, trip.state, 1) == seen


@pytest.mark.rule("PS-EYE-03")
@pytest.mark.rule("PS-EYE-05")
def test_beating_a_trainer_earns_its_prize_and_it_leaves_when_all_have_beaten_it():
    trip = Trip(route(["cub"], ["cub"], people={"boy": BOY}, encounters=[]), faces=(20, 1))
    trip.do(codes.STEP, 0, EAST)
    begun(trip)
    trip.hurt(1, 9)
    assert (trip.state.money, trip.state.beaten) == ([40, 0], [1, 0])
    assert "person:0" in [figure.id for figure in trip.game.scene(trip.state, "en").figures]
    trip.state.beaten[1] = 1
    assert "person:0" not in [figure.id for figure in trip.game.scene(trip.state, "en").figures]
    trip.state.beaten[1] = 0
    trip.stand(2, 2)
    assert not walk.watchers(trip.journey, trip.state, 1)
    assert starting.others(trip.journey, trip.state, 1) >> trip.space(6, 2) & 1


@pytest.mark.rule("PS-EYE-04")
def test_after_losing_the_trainer_battles_again_with_healed_pokemon():
    trip = Trip(route(["cub"], people={"boy": {**BOY, "party": [{"species": "rock"}]}}, encounters=[]))
    trip.do(codes.STEP, 0, EAST)
    begun(trip)
    trip.state.wounds[1] = 3
    trip.hurt(0, 9)
    assert trip.state.beaten == [0]
    trip.do(codes.STEP, 0, EAST)
    begun(trip)
    assert trip.state.wounds == [0, 0]


@pytest.mark.rule("PS-EYE-06")
@pytest.mark.rule("PS-EYE-07")
def test_its_pokemon_stand_near_that_trainer_and_another_plays_them():
    trip = Trip(route(["cub"], ["cub"], people={"boy": BOY}, encounters=[]), faces=(20, 1))
    trip.lay(20, 5, 1)
    trip.do(codes.STEP, 0, EAST)
    prompt = trip.game.prompt(trip.state)
    assert prompt is not None
    assert prompt.seat == 2
    steps = trip.journey.field.hexes.steps
    assert {steps(trip.space(6, 2), action // 4) for action in trip.game.legal(trip.state)} <= {1, 2, 3}
    assert trip.battle.sides[1].trainer_at == trip.space(6, 2)


@pytest.mark.rule("PS-EYE-08")
def test_of_several_the_nearest_battles_first_and_the_walker_chooses_among_equals():
    far = {**BOY, "at": [8, 2]}
    near = {**BOY, "at": [1, 4], "facing": 5}
    trip = Trip(route(["cub"], people={"boy": {**BOY, "at": [4, 2]}, "girl": near, "man": far}, encounters=[]))
    trip.stand(2, 2)
    found = walk.watchers(trip.journey, trip.state, 1)
    assert [trip.journey.people[n].id for n in found] == ["boy", "girl"]
    trip.stand(1, 2)
    trip.do(codes.STEP, 0, EAST)
    assert trip.asked == codes.ENEMY
    trip.do(codes.CHOOSE, 0, 1)
    begun(trip)
    trip.hurt(1, 9)
    assert trip.state.foe == codes.TRAINER + 0
    begun(trip)
    trip.hurt(1, 9)
    assert trip.state.foe == codes.TRAINER + 2


def stalemate(**cub):
    """A battle with a map trainer in which nobody can do harm, played to its round limit."""
    meek = {"bug": {"attack": 0, "points": 50}, "cub": {"attack": 0, "life": 3, **cub}}
    rules = {"round_limit": 2}
    trip = Trip(route(["cub"], people={"boy": BOY}, cards=meek, rules=rules, encounters=[]))
    trip.do(codes.STEP, 0, EAST)
    for _ in range(40):
        if trip.asked == codes.WALK:
            return trip
        trip.act(trip.game.legal(trip.state)[0])
    raise AssertionError("the battle begins again and again")


@pytest.mark.rule("PS-1V1-11")
@pytest.mark.rule("PS-EYE-01")
def test_a_battle_that_nobody_wins_is_not_fought_again_before_the_next_step():
    trip = stalemate()
    assert [event.args for event in trip.told if event.what == "eye_contact"] == [(1, 0)]
    assert (trip.state.beaten[0], trip.at()) == (0, (1, 2))
    trip.do(codes.STEP, 0, EAST)
    assert len(trip.heard("eye_contact")) == 2


@pytest.mark.rule("PS-1V1-11")
@pytest.mark.rule("HS-END-01")
def test_at_the_round_limit_the_points_that_are_left_decide_a_battle_with_a_trainer():
    rich, poor = stalemate(points=60), stalemate(points=40)
    assert (rich.state.beaten[0], rich.state.money[0]) == (1, 40)
    assert (poor.state.beaten[0], poor.at()) == (0, (0, 2)), "sent back to the start"


@pytest.mark.rule("PS-SCN-08")
def test_who_has_arrived_walks_no_more_but_still_plays_for_others():
    trip = Trip(route(["cub"], ["cub"]), faces=(20, 1))
    trip.stand(4, 0)
    trip.do(codes.STEP, 0, EAST)
    assert trip.state.place[0] == -1
    assert trip.journey.controller(2) == 1
    trip.stand(4, 0, seat=2)
    trip.do(codes.STEP, 0, EAST)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason) == (None, "arrived")


def test_a_step_says_how_likely_wild_pokemon_are_and_who_would_see():
    boy = {"at": [8, 3], "facing": 3, "party": [{"species": "bug"}], "prize": 40}
    trip = Trip(route(["cub"], people={"boy": boy}))
    trip.stand(4, 2)
    options = [trip.game.option(trip.state, action, "en") for action in trip.game.legal(trip.state)]
    details = {option.targets[0]: option.detail for option in options if option.targets}
    assert details["hex:5,2"] == "flat, wild Pokémon 20%"
    assert details["hex:4,3"] == "flat, wild Pokémon 20%, Boy sees you: a battle begins"
    assert walk.seen_at(trip.journey, trip.state, 1, trip.space(4, 3)) == [0]
    trip.state.beaten[0] = 1
    assert walk.seen_at(trip.journey, trip.state, 1, trip.space(4, 3)) == []
