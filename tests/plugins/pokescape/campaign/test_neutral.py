"""A figure that belongs to nobody, and the scenario about capturing it."""

import pytest

from plugins.pokescape import damage, frames
from plugins.pokescape.campaign import codes, driver, neutral
from plugins.pokescape.state import HIDDEN
from tests.plugins.pokescape.campaign.road import Trip, route

HUNT = {"mode": "one_on_one", "neutral": "rock", "capture_wins": True, "prize": "fish"}


def hunt(*faces: int, rules: dict[str, object] | None = None, **more: object) -> Trip:
    """The hunt, all placed, at the first split of markers."""
    trip = Trip(route(["cub", "cat"], ["fish"], items={"fine_ball": 5}, rules={**HUNT, **(rules or {})}, **more))
    while trip.state.round == 0:
        trip.lay(*faces)
        trip.act(trip.game.legal(trip.state)[0])
    return trip


def put(trip: Trip, *cards: int) -> None:
    """Answer one seat's four split prompts."""
    for figure in cards:
        trip.act(trip.battle.pick + figure)


@pytest.mark.rule("PS-NEU-01")
@pytest.mark.rule("PS-SCN-04")
def test_it_owns_no_markers_rolls_no_initiative_and_is_everybodys_enemy():
    trip = hunt()
    rock = trip.battle.neutral
    assert (trip.battle.seats, trip.game.seats, rock) == (2, 2, 3)
    assert len(trip.state.markers) == 8
    assert all(rock in trip.battle.enemies[figure] for figure in range(3))
    assert trip.battle.enemies[rock] == (0, 1, 2)


@pytest.mark.rule("PS-NEU-02")
@pytest.mark.rule("PS-1V1-14")
def test_each_round_everybody_splits_four_hidden_markers():
    trip = hunt()
    own, rock = trip.state.active[0], trip.battle.neutral
    assert trip.state.top == (codes.SPLIT, 1, 0)
    put(trip, own, rock, own, own)
    assert trip.state.markers[:4] == [own, rock, own, own]
    seen = trip.game.observe(trip.state, 2)
    assert seen.markers[:4] == [HIDDEN] * 4
    assert trip.game.observe(trip.state, 1).markers[:4] == [own, rock, own, own]


@pytest.mark.rule("PS-NEU-02")
def test_on_a_switch_only_the_actives_markers_move():
    trip = hunt()
    own, rock, other = trip.state.active[0], trip.battle.neutral, trip.state.active[1]
    put(trip, own, rock, own, rock)
    trip.lay(20, 1)
    put(trip, other, other, other, other)
    assert trip.asked == codes.DEED
    bench = 1 - own
    trip.act(trip.battle.pick + bench)
    trip.act(trip.game.legal(trip.state)[0])
    assert trip.state.markers[:4] == [bench, rock, bench, rock]


@pytest.mark.rule("PS-NEU-03")
def test_who_reveals_its_marker_controls_it_for_one_turn_and_nothing_else():
    trip = hunt()
    own, rock, other = trip.state.active[0], trip.battle.neutral, trip.state.active[1]
    put(trip, rock, own, own, own)
    trip.lay(20, 1)
    put(trip, rock, other, other, other)
    assert trip.state.top == (frames.MOVE, 1, rock, 0)
    assert trip.state.control == 1
    assert trip.battle.enemies[rock] == (2,)
    assert rock not in trip.battle.enemies[own]
    prompt = trip.game.prompt(trip.state)
    assert prompt is not None
    assert prompt.seat == 1
    trip.act(trip.state.at[rock] * 4)
    while trip.state.control == 1:
        trip.act(trip.battle.pass_)
    assert trip.state.control == 2  # the other player's marker of the same number: its second turn


@pytest.mark.rule("PS-NEU-04")
def test_its_end_of_round_is_rolled_though_nobody_controls_it():
    burn = {"id": "glow", "name": {"en": "Glow"}, "letter": "G", "round_end": [{"do": "wound"}]}
    trip = hunt(statuses=[burn])
    rock = trip.battle.neutral
    trip.state.status[rock] = 1
    trip.state.frames = [(frames.ROUND_END, 0)]
    driver.run(trip.journey, trip.state, trip.told)
    assert trip.state.wounds[rock] == 1


@pytest.mark.rule("PS-NEU-05")
def test_a_player_without_pokemon_places_no_markers():
    trip = hunt()
    for figure in (2,):
        damage.hurt(trip.battle, trip.state, figure, 9, None)
    damage.settle(trip.battle, trip.state, None)
    trip.state.frames = []
    neutral.mark(trip.journey, trip.state)
    assert trip.state.frames == [(codes.SPLIT, 1, 0)]
    assert trip.state.markers[4:] == [-1] * 4


@pytest.mark.rule("PS-SCN-04")
@pytest.mark.rule("PS-SCN-09")
def test_who_captures_it_first_wins_and_gets_the_prize():
    trip = hunt()
    own, rock, other = trip.state.active[0], trip.battle.neutral, trip.state.active[1]
    assert (trip.has("fine_ball", 1), trip.has("fine_ball", 2)) == (5, 5)
    put(trip, own, own, own, rock)
    trip.lay(20, 1)
    put(trip, other, other, other, other)
    trip.do(codes.USE, trip.item("fine_ball"), rock, faces=(20,))
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason) == (1, "captured")
    assert [trip.journey.cards[trip.state.kind[m]].id for m in trip.state.stored(1)] == ["fish"]


@pytest.mark.rule("PS-SCN-04")
@pytest.mark.parametrize(("figures", "reason"), [((3,), "target destroyed"), ((0, 1, 2), "all knocked out")])
def test_it_destroyed_or_everybody_knocked_out_nobody_wins(figures: tuple[int, ...], reason: str) -> None:
    trip = hunt()
    for figure in figures:
        trip.state.at[figure] = max(0, trip.state.at[figure])
        damage.hurt(trip.battle, trip.state, figure, 9, None)
    damage.settle(trip.battle, trip.state, None)
    driver.run(trip.journey, trip.state, None)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert (result.winner, result.reason) == (None, reason)


@pytest.mark.rule("PS-SCN-04")
def test_a_game_master_plays_it_as_a_third_side():
    rules = {**HUNT, "game_master": 3}
    trip = Trip(route(["cub"], ["fish"], [], items={"fine_ball": 5}, rules=rules))
    assert trip.game.seats == 3
    assert trip.battle.seats == 3
    while trip.state.round == 0:
        trip.lay(1, 2, 20)
        trip.act(trip.game.legal(trip.state)[0])
    prompt = trip.game.prompt(trip.state)
    assert prompt is not None
    assert prompt.seat == 3
    assert trip.state.markers == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("PS-SCN-04")
@pytest.mark.parametrize("master", [None, 3])
def test_the_wild_one_is_on_its_spaces_before_anybody_places_an_active(master):
    teams = (["cub"], ["cat"], []) if master else (["cub"], ["cat"])
    rules = {**HUNT, "game_master": master} if master else HUNT
    for faces in ((1, 10, 20), (20, 10, 1), (10, 1, 20)):
        trip = Trip(route(*teams, rules=rules), faces=faces)
        assert trip.asked in (frames.DEPLOY, frames.PLACE)
        assert trip.state.top[2] == (trip.battle.neutral if not master else 2)


@pytest.mark.rule("PS-NEU-02")
@pytest.mark.rule("PS-1V1-10")
def test_where_nobody_is_to_be_captured_the_battle_goes_on_without_it_and_ends_with_the_last_of_a_player():
    trip = hunt(rules={"capture_wins": False})
    own, rock, other = trip.state.active[0], trip.battle.neutral, trip.state.active[1]
    put(trip, own, own, own, own, other, other, other, other)
    trip.hurt(rock, 99)
    assert trip.game.terminal(trip.state) is None
    trip.state.frames = [(frames.ROUND,)]
    driver.run(trip.journey, trip.state, trip.told)
    assert trip.state.markers == [own] * 4 + [other] * 4, "nothing is asked"
    trip.hurt(other, 99)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert result.winner == 1


@pytest.mark.rule("PS-1V1-10")
@pytest.mark.rule("HS-END-01")
def test_what_is_nobodys_never_wins():
    trip = hunt(rules={"capture_wins": False})
    trip.hurt(trip.state.active[1], 99)
    result = trip.game.terminal(trip.state)
    assert result is not None
    assert result.winner == 1, "the neutral figure still stands"
    late = hunt(rules={"capture_wins": False, "round_limit": 1})
    late.state.frames = [(frames.ROUND,)]
    driver.run(late.journey, late.state, None)
    result = late.game.terminal(late.state)
    assert result is not None
    assert (result.winner, result.reason) == (1, "round limit"), (
        "130 points against 30; the neutral one's 150 are nobody's"
    )
