"""The game as the engine plays it: conformance, play to the end, strength of the greedy policy."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.state import pack, unpack
from tests.engine.conformance import CONFORMANCE, conforms, walk
from tests.plugins.pokescape.bed import Table, board, game_of, roll, status
from workbench.engine.play import play

FIRE = {"kind": "special_attack", "name": {"en": "Flame"}, "type": "fire", "range": 4, "dice": 3,
        "hit": [roll(8, {"do": "place_status", "status": "burn", "on": "defender"})]}  # fmt: skip
BURN = status("burn", round_end=[roll(11, {"do": "wound"})])
WANDER = [{"range": [1, 12], "do": [{"do": "stray"}]}, {"range": [13, 20], "do": [{"do": "remove_status"}]}]
DAZE = status("daze", before_turn=[{"do": "roll", "table": WANDER}])
BUMP = {"kind": "trigger", "name": {"en": "Bump"}, "on": "attack.resolved",
        "do": [{"do": "place_status", "status": "daze", "on": "defender"}]}  # fmt: skip
WINGS = {"kind": "traversal", "name": {"en": "Wings"}, "fly": True}
ROWS = ["ggggggggg", "gg~~gTggg", "gggg~ggg=", "gggfgggg=", "ggTgggggg"]
LEVELS = ["111111111", "112213111", "111211121", "114111111", "111115111"]
TEAM = [{"id": "flame", "powers": [FIRE]}, {"id": "bird", "powers": [WINGS, BUMP]}, {"id": "long", "spaces": 2}]
OTHERS = [{"id": "rival", "powers": [FIRE, BUMP]}, {"id": "snake", "spaces": 2, "height": 5}, {"id": "owl"}]


def small(mode, **more):
    """A small battle in which everything can happen."""
    return game_of(board(ROWS, LEVELS), TEAM, OTHERS, statuses=[BURN, DAZE], trainers={"ann": {}, "bob": {}},
                   rules={"mode": mode, "round_limit": 30, **more})  # fmt: skip


@pytest.fixture(scope="module", params=["one_on_one", "army"])
def game(request):
    """Both modes."""
    return small(request.param)


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_conforms(check, game):
    conforms(check, game, (1, 2))


@pytest.mark.parametrize("rules", [{"figures_block": True}, {"engaged_friends_block": True}, {"trainers_block": False}])
def test_every_ruling_plays_to_the_end(rules):
    game = small("army", **rules)
    assert {ruling.setting: ruling.value for ruling in game.rulings}.items() >= rules.items()
    for seed in range(3):
        assert play(game, ["greedy", "random"], seed).result.reason


@pytest.mark.parametrize("mode", ["one_on_one", "army"])
def test_greedy_battles_end_by_knock_out(mode):
    game = small(mode)
    ends = [play(game, ["greedy"], seed).result.reason for seed in range(10)]
    assert ends.count("knock-out") >= 9, ends


def test_greedy_beats_random_from_either_seat():
    game = small("one_on_one")
    seats = ((1, ["greedy", "random"]), (2, ["random", "greedy"]))
    won = sum(play(game, agents, seed).result.winner == seat for seed in range(10) for seat, agents in seats)
    assert won >= 19


def test_hidden_markers_and_chance_are_not_seen():
    game = small("army")
    found = Table(game, (0, 0), (1, 0), (2, 0, 3, 0), (8, 0), (7, 0, 6, 0), (8, 1))
    found.state.markers = [0, 1, 2, 0, 3, 4, 5, 3]
    found.state.shown = 0b00010001
    seen = game.observe(found.state, 1)
    assert seen.markers == [0, 1, 2, 0, 3, -2, -2, -2]
    assert (seen.chance.seed, sum(seen.chance.counters)) == (0, 0)
    assert found.state.markers == [0, 1, 2, 0, 3, 4, 5, 3], "hiding them from a seat takes them from nobody"


def test_what_is_seen_shares_what_is_no_secret_and_a_copy_of_it_shares_nothing():
    found = Table(small("army"), (0, 0), (1, 0), None, (8, 0), None, None)
    seen = found.game.observe(found.state, 1)
    kept = found.game.copy(seen)
    found.state.wounds[0] += 1
    assert seen.wounds is found.state.wounds
    assert kept.wounds[0] == found.state.wounds[0] - 1


def test_a_state_survives_packing_in_the_middle_of_a_prompt():
    game = small("army")
    found = Table(game, (0, 0), (1, 0), None, (8, 0), None, None)
    found.turn(0)
    assert found.asked() == frames.MOVE
    assert pack(unpack(pack(found.state))) == pack(found.state)


def test_the_table_stays_sound_through_random_games(game, long_run):
    field, battle = game.battle.field, game.battle
    for seed in range(40 if long_run else 4):
        for state, _ in walk(game, seed):
            spaces = [space for pair in zip(state.at, state.also, strict=True) for space in pair if space >= 0]
            assert len(spaces) == len(set(spaces)), "two figures share a space"
            assert not any(battle.one[space] & (field.blocked | battle.trainers) for space in spaces)
            for figure in battle.everyone:
                here, other = state.at[figure], state.also[figure]
                assert state.wounds[figure] <= battle.life[figure]
                assert not (state.down[figure] and here >= 0)
                assert (other >= 0) == (battle.two[figure] and here >= 0)
                if other >= 0:
                    assert other in field.hexes.near[here]
                    assert field.level[other] == field.level[here]
            if battle.one_on_one:
                assert all(sum(state.at[f] >= 0 for f in side.figures) <= 1 for side in battle.sides)
