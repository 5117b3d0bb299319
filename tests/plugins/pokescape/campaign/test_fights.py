"""Wild battles: where they begin, how they end, what stays afterwards."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.campaign import arena, codes, fights, walk
from plugins.pokescape.campaign.game import CampaignGame
from plugins.pokescape.campaign.reading import compile_journey
from tests.engine.conformance import CONFORMANCE, conforms
from tests.plugins.pokescape.bed import BLANK, SKULL, status
from tests.plugins.pokescape.campaign.road import ITEMS, Trip, route
from workbench.engine.prompt import PromptKind

WIDE = {"width": 16, "height": 3, "terrain": ["g" * 16] * 3, "levels": ["1" * 16] * 3}


@pytest.mark.rule("PS-WLD-01")
def test_the_player_places_near_the_trainer_then_the_wild_one_eight_to_ten_away():
    trip = Trip(route(["cub"], map_={**WIDE, "start_zones": [{"seat": 1, "at": [[0, 1]], "figure_space": [0, 1]}]},
                      rules={"goal": [[15, 0]]}))  # fmt: skip
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    prompt = trip.game.prompt(trip.state)
    assert prompt is not None
    assert (prompt.seat, prompt.kind) == (1, PromptKind.SETUP_PLACE)
    here, steps = trip.state.place[0], trip.journey.field.hexes.steps
    assert {steps(here, action // 4) for action in trip.game.legal(trip.state)} == {1, 2, 3}
    trip.act(trip.game.legal(trip.state)[0])
    assert {steps(here, action // 4) for action in trip.game.legal(trip.state)} == {8, 9, 10}


@pytest.mark.rule("PS-WLD-01")
def test_without_such_a_space_the_wild_one_stands_as_far_away_as_it_can():
    small = {"width": 5, "height": 3, "terrain": ["ggggg"] * 3, "levels": ["11111"] * 3}
    zones = {"start_zones": [{"seat": 1, "at": [[0, 1]], "figure_space": [0, 1]}]}
    trip = Trip(route(["cub"], map_={**small, **zones}, rules={"goal": [[4, 0]]}))
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    zone = arena.far_from(trip.battle, 1, trip.space(0, 1))
    ranges = {trip.journey.field.hexes.steps(trip.space(0, 1), s) for s in range(200) if zone >> s & 1}
    assert ranges == {4}


@pytest.mark.rule("PS-WLD-02")
@pytest.mark.rule("PS-TRN-04")
def test_trainers_on_the_way_are_passed_through_in_a_campaign_but_block_sight():
    people = {"boy": {"at": [4, 2], "facing": 0, "party": [{"species": "bug"}]}}
    trip = Trip(route(["cub"], people=people))
    trip.meet()
    assert trip.battle.trainers >> trip.space(4, 2) & 1
    assert not trip.battle.rules.trainers_block
    assert not trip.battle.sight.sees(trip.space(3, 2), 3, trip.space(6, 2), 3)


@pytest.mark.rule("PS-WLD-03")
def test_a_switch_after_the_reveal_is_offered():
    trip = Trip(route(["cub", "cat"], items={"ball": 1}))
    trip.meet()
    trip.to_deed()
    trip.act(trip.battle.pick + 1 - trip.state.active[0])
    assert trip.heard("recalled")


@pytest.mark.rule("PS-WLD-04")
@pytest.mark.rule("PS-CMP-02")
def test_whiting_out_goes_back_to_the_start_healed_with_markers_and_money():
    trip = Trip(route(["cub"], items={"drink": 2}, rules={"refill": ["drink"], "money": 30}))
    trip.meet()
    trip.do(codes.NO)
    trip.state.xp[0], trip.state.bag[trip.item("drink")] = 4, 0
    trip.hurt(0, 9)
    assert trip.at() == (0, 2)
    assert (trip.state.hurt, trip.state.out, trip.state.xp) == ([0], [0], [4])
    assert (trip.has("drink"), trip.state.money) == (2, [30])
    assert trip.asked == codes.WALK
    assert trip.heard("white_out")


@pytest.mark.rule("PS-SCN-05")
def test_whiting_out_refills_potions_and_no_balls():
    trip = Trip(route(["cub"], items={"drink": 2, "ball": 10}, rules={"refill": ["drink"]}))
    trip.state.bag[trip.item("drink")] = trip.state.bag[trip.item("ball")] = 1
    fights.white_out(trip.journey, trip.state, 1, None)
    assert (trip.has("drink"), trip.has("ball")) == (2, 1)
    trip.state.bag[trip.item("drink")] = 3
    fights.white_out(trip.journey, trip.state, 1, None)
    assert trip.has("drink") == 3, "what was found besides stays"


@pytest.mark.rule("PS-WLD-07")
def test_only_who_won_the_initiative_may_flee_a_wild_pokemon():
    trip = Trip(route(["cub"]))
    trip.meet(ours=20, theirs=1)
    assert trip.asked == codes.FLEE
    trip.do(codes.YES)
    assert trip.asked == codes.WALK
    assert trip.state.xp == [0]
    late = Trip(route(["cub"]))
    late.meet(ours=1, theirs=20)
    assert late.asked != codes.FLEE


@pytest.mark.rule("PS-WLD-08")
def test_the_wild_one_is_played_by_game_master_next_player_or_agent():
    alone, pair = Trip(route(["cub"])), Trip(route(["cub"], ["cub"], ["cub"]))
    third = Trip(route(["cub"], ["cub"], [], rules={"game_master": 3}))
    assert alone.journey.controller(1) == 0
    assert [pair.journey.controller(seat) for seat in (1, 2, 3)] == [2, 3, 1]
    assert [third.journey.controller(seat) for seat in (1, 2)] == [3, 3]
    trip = Trip(route(["cub"], ["cub"]), faces=(20, 1))
    trip.do(codes.STEP, 0, 0, faces=(20, 1))
    trip.act(trip.game.legal(trip.state)[0])
    prompt = trip.game.prompt(trip.state)
    assert prompt is not None
    assert prompt.seat == 2


@pytest.mark.rule("PS-WLD-08")
def test_the_wild_one_has_all_four_markers_and_its_own_initiative():
    trip = Trip(route(["cub"]))
    trip.meet(ours=20, theirs=7)
    assert trip.state.markers == [0, 0, 0, 0, 1, 1, 1, 1]
    assert trip.state.init == [20, 7]


@pytest.mark.rule("PS-WLD-09")
def test_afterwards_the_next_player_walks():
    trip = Trip(route(["cub"], ["cub"]), faces=(20, 1))
    trip.meet()
    assert trip.state.turns == [1, 0]
    trip.do(codes.YES)
    assert trip.state.top == (codes.WALK, 2)


@pytest.mark.rule("PS-WLD-10")
@pytest.mark.rule("PS-CMP-02")
def test_wounds_and_status_stay_on_pokemon_after_a_battle():
    trip = Trip(route(["cub", "cat"], statuses=[status("numb")]))
    trip.meet()
    trip.state.wounds[0], trip.state.status[0] = 1, 1
    trip.do(codes.YES)
    assert (trip.state.hurt, trip.state.ail) == ([1, 0], [1, 0])
    trip.state.out[1] = 1
    assert fights.able(trip.state, 1) == [0]


@pytest.mark.rule("PS-WLD-11")
def test_a_wild_pokemon_that_dies_of_anything_counts_as_beaten():
    fire = {"do": "destroy"}
    trip = Trip(route(["cub"], statuses=[status("doom", round_end=[fire])]))
    trip.meet(which=20, ours=1, theirs=20)
    trip.state.status[1] = 1
    for _ in range(80):
        if not trip.state.home:
            break
        legal = trip.game.legal(trip.state)
        trip.act(trip.battle.pass_ if trip.battle.pass_ in legal else legal[0])
    assert trip.state.xp == [15]


@pytest.mark.rule("PS-1V1-15")
def test_both_sides_emptied_by_one_event_is_whiting_out_without_markers():
    trip = Trip(route(["cub"]))
    trip.meet()
    trip.do(codes.NO)
    trip.state.wounds[0] = trip.battle.life[0]
    trip.hurt(1, 9)
    assert trip.heard("white_out")
    assert trip.state.xp == [0]


@pytest.mark.rule("PS-WLD-02")
def test_pokemon_may_end_on_the_space_of_an_item_and_never_take_it():
    lying = {"items": [{"item": "drink", "at": [2, 2]}]}
    trip = Trip(route(["cub"], map_=lying))
    trip.meet()
    trip.do(codes.NO)
    trip.through(frames.MOVE)
    figure = trip.state.active[0]
    trip.act(trip.space(2, 2) * 4)
    assert trip.state.at[figure] == trip.space(2, 2)
    trip.hurt(len(trip.state.lineup) - 1, 99)
    trip.through(codes.WALK)
    assert trip.has("drink") == 0
    assert trip.state.taken == [0]


GATE = {"gate": {"obstacle": True, "height": 6, "life": 2, "defense": 0}}
BARRED = {"edges": [{"between": [[5, 3], [6, 3]], "object": "gate"}]}


@pytest.mark.rule("HS-OBJ-01")
class TestWhatFallsInABattle:
    """A gate of the map, attacked in a battle of a walk."""

    def fallen(self, *faces):
        """A trip whose Pokémon stood at the gate and attacked it with these dice."""
        trip = Trip(route(["cub"], terrains=GATE, map_=BARRED))
        trip.meet(which=20)
        if trip.asked == codes.FLEE:
            trip.do(codes.NO)
        trip.state.at[0], trip.state.memo = trip.space(5, 3), None
        trip.act(4 * trip.space(5, 3))
        trip.act(trip.battle.breach, *faces)
        return trip

    def test_it_stands_between_two_hexes_until_it_is_destroyed(self):
        trip = Trip(route(["cub"], terrains=GATE, map_=BARRED))
        trip.meet(which=20)
        marks = {mark.id: mark.label for mark in trip.game.scene(trip.state, "en").marks}
        assert marks["object:0"] == "gate 2/2"
        assert len(trip.game.scene(trip.state, "en").board.edges) == 1

    def test_it_loses_life_and_keeps_the_loss_after_the_battle(self):
        trip = self.fallen(SKULL, BLANK, BLANK)
        assert (trip.state.rubble, trip.state.harmed) == (0, [1])
        fights.dismiss(trip.journey, trip.state)
        assert trip.state.harmed == [1]
        assert not walk_over(trip, (5, 3), (6, 3))

    def test_it_falls_in_the_battle_and_stays_down_for_who_walks(self):
        trip = self.fallen(SKULL, SKULL, BLANK)
        battle = trip.battle.now(trip.state)
        here, there = trip.space(5, 3), trip.space(6, 3)
        assert ((here, there) in trip.battle.field.walls, (here, there) in battle.field.walls) == (True, False)
        assert battle.trainers == trip.battle.trainers, "trainers still stand there"
        assert any(line.startswith("gate is destroyed by Cub") for line in trip.log())
        fights.dismiss(trip.journey, trip.state)
        trip.state.trail = [(codes.WALK, 1)]
        assert trip.state.rubble == 1
        scene = trip.game.scene(trip.state, "en")
        assert (scene.board.edges, [mark for mark in scene.marks if mark.id == "object:0"]) == ((), [])
        assert walk_over(trip, (5, 3), (6, 3))

    def test_who_walks_looks_through_and_finds_the_shorter_way(self):
        trip = Trip(route(["cub"], terrains=GATE, map_=BARRED, rules={"goal": [[6, 3]]}))
        here = trip.space(5, 3)
        assert (trip.journey.to_goal[here], trip.journey.after(1).to_goal[here]) == (2, 1)
        assert trip.journey.after(1).sight.sees(trip.space(4, 3), 4, trip.space(8, 3), 4)
        assert trip.journey.after(1) is trip.journey.after(1)
        assert trip.journey.after(0) is trip.journey


def walk_over(trip, start, to):
    """Whether a trainer on a hex may step to another."""
    trip.stand(*start)
    near = trip.journey.field.hexes.near[trip.space(*start)]
    return near.index(trip.space(*to)) in walk.steps(trip.journey, trip.state, 1)


@pytest.mark.rule("HS-OBJ-01")
@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_a_walk_with_gates_that_fall_conforms(check):
    gates = {"gate": {"obstacle": True, "height": 6, "life": 1, "defense": 0}}
    edges = [{"between": [[c, r], [c + 1, r]], "object": "gate"} for r in (2, 3, 4) for c in (1, 2, 3)]
    obstacles = [{"object": "gate", "at": [4, 1]}]
    found = route(["cub", "fish"], ["cat"], terrains=gates, map_={"edges": edges, "obstacles": obstacles},
                  rules={"rivals_battle": True, "step_limit": 10})  # fmt: skip
    conforms(check, CampaignGame(compile_journey(found)), (1, 2))


@pytest.mark.rule("PS-1V1-15")
@pytest.mark.rule("PS-WLK-06")
def test_two_players_emptied_by_one_event_are_both_sent_back_healed():
    trip = Trip(route(["cub"], ["cub"], rules={"rivals_battle": True}, encounters=[]), faces=(20, 1))
    trip.stand(2, 2)
    trip.stand(4, 2, seat=2)
    trip.do(codes.STEP, 0, 0)
    trip.do(codes.YES)
    while trip.state.round == 0:
        trip.act(trip.game.legal(trip.state)[0])
    trip.state.wounds[0] = trip.battle.life[0]
    trip.hurt(1, 9)
    assert trip.heard("white_out") == [(1,), (2,)]
    assert (trip.state.out, trip.state.hurt, trip.at(1), trip.at(2)) == ([0, 0], [0, 0], (0, 2), (0, 4))


def knocked_out(*species):
    """A party of which every Pokémon comes knocked out."""
    return [{"species": name, "wounds": 99} for name in species]


@pytest.mark.rule("PS-1V1-10")
@pytest.mark.rule("PS-WLD-10")
def test_who_comes_into_a_battle_with_nobody_left_has_lost_it():
    parties = [{"seat": 1, "members": knocked_out("cub")}, {"seat": 2, "members": [{"species": "cub"}]}]
    trip = Trip(route([], [], rules={"mode": "one_on_one", "parties": parties}))
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason) == (2, "knock-out")


@pytest.mark.rule("PS-ENC-01")
@pytest.mark.rule("PS-WLD-10")
def test_who_has_nobody_to_send_out_meets_nobody():
    parties = [{"seat": 1, "members": knocked_out("cub", "cat")}]
    trip = Trip(route([], rules={"parties": parties}))
    trip.do(codes.STEP, 0, 0, faces=(20, 20))
    assert trip.asked == codes.WALK
    assert not trip.heard("roll")[1:]


@pytest.mark.rule("PS-STA-01")
@pytest.mark.rule("PS-SCN-07")
def test_a_pokemon_with_more_life_than_its_card_is_not_knocked_out_by_wounds_that_it_can_bear(monkeypatch):
    monkeypatch.setitem(ITEMS, "tonic", {"use": "stat", "stat": "life"})
    members = [{"species": "cub", "wounds": 4, "boosts": [{"item": "tonic", "tier": tier}]} for tier in (1, 2)]
    parties = [{"seat": 1, "members": members}]
    trip = Trip(route([], rules={"parties": parties, "stat_items": ["tonic"]}))
    assert trip.state.out == [1, 0]
    scene = trip.game.scene(trip.state, "en")
    assert [(card.life, card.wounds) for zone in scene.zones if zone.id == "party:1" for card in zone.cards] == [
        (4, 4), (5, 4)
    ]  # fmt: skip


@pytest.mark.rule("PS-WLD-01")
def test_a_wild_one_on_two_spaces_stands_at_the_greatest_range_at_which_it_fits():
    rows = {"width": 13, "height": 1, "terrain": ["g" * 13], "levels": ["0000000012121"]}
    zones = {"start_zones": [{"seat": 1, "at": [[0, 0]], "figure_space": [0, 0]}]}
    trip = Trip(route(["cub"], map_={**rows, **zones}, rules={"goal": [[12, 0]]}, encounters=[
        {"table": "grass", "terrains": ["flat"]}]))  # fmt: skip
    for kind, ranges in (("bug", {8, 9, 10}), ("whale", {7})):
        trip.state.place[0] = trip.space(0, 0)
        fights.start(trip.journey, trip.state, 1, codes.WILD, (trip.kind(kind),), None)
        zone = trip.battle.sides[1].zone
        assert {trip.journey.field.hexes.steps(trip.space(0, 0), s) for s in range(200) if zone >> s & 1} == ranges
        fights.dismiss(trip.journey, trip.state)
