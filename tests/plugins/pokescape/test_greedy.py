"""The greedy policy plays as a sensible person would."""

from plugins.pokescape import frames, greedy
from tests.plugins.pokescape.bed import Table, board, game_of
from workbench.engine.chance import Chance

ROWS = ["g" * 12] * 3
GHOST = {"no_effect": ["ground"]}
DIGGER = {"id": "digger", "base_attack": "ground"}


def chosen(found):
    """What it answers to the prompt on top."""
    return greedy.choose(found.battle, found.state, found.game.legal(found.state), Chance(3))


def place(found):
    """The hex that it moves to."""
    return found.battle.field.hexes.offset(chosen(found) // 4)


def table(ours, theirs, *hexes, rows=ROWS, levels=(), **more):
    """The first of ours is asked for its move."""
    found = Table(game_of(board(rows, levels), ours, theirs, **more), *hexes)
    found.turn(0)
    return found


def test_it_breaks_away_from_whom_it_cannot_hurt_towards_whom_it_can():
    found = table([DIGGER], [{"id": "ghost", **GHOST}, {"id": "prey"}], (1, 1), (0, 1), (11, 1))
    assert place(found) == (6, 1)


def test_it_walks_to_whom_it_can_hurt_past_a_nearer_one_that_it_cannot():
    found = table([DIGGER], [{"id": "ghost", **GHOST}, {"id": "prey"}], (5, 1), (1, 1), (11, 1))
    assert place(found)[0] == 10


def test_it_takes_the_high_ground_of_two_places_to_attack_from():
    found = table([{"id": "a"}], [{"id": "b"}], (1, 0), (4, 0), rows=["gggggg", "gggggg"], levels=["111111", "111211"])
    assert place(found) == (3, 1)


def test_it_shoots_from_afar_rather_than_stand_next_to_the_enemy():
    found = table([{"id": "a", "range": 4}], [{"id": "b"}], (1, 1), (7, 1))
    near = found.battle.field.hexes.near[found.state.at[1]]
    assert found.battle.field.hexes.space(*place(found)) not in near


def test_it_chooses_the_attack_that_hurts_more():
    beam = {"kind": "special_attack", "name": {"en": "B"}, "type": "fire", "range": 4, "dice": 3}
    for foe, index in (({"weak": ["fire"]}, 1), ({"no_effect": ["fire"]}, 0)):
        found = table([{"id": "a", "powers": [beam]}], [{"id": "b", **foe}], (1, 1), (2, 1))
        found.move(1, 1)
        assert chosen(found) == found.battle.strike + index * found.battle.count + 1


def test_it_never_attacks_a_friend():
    found = table([{"id": "a"}, {"id": "friend"}], [{"id": "ghost", "no_effect": ["normal"]}], (1, 1), (2, 1), (11, 1))
    found.state.frames = [(frames.ATTACK, 1, 0)]
    assert chosen(found) == found.battle.pass_


def test_an_active_that_can_do_nothing_is_switched_for_one_that_can():
    game = game_of(board(ROWS), [DIGGER, {"id": "biter"}], [{"id": "ghost", **GHOST}],
                   rules={"mode": "one_on_one"}, trainers={"ann": {}, "bob": {}})  # fmt: skip
    found = Table(game, (3, 1), None, (4, 1))
    found.turn(0, switch=True)
    assert chosen(found) == found.battle.pick + 1


def test_order_markers_go_to_a_card_that_can_hurt_somebody():
    foes = [{"id": "ghost", **GHOST}]
    found = Table(game_of(board(ROWS), [DIGGER, {"id": "biter"}], foes), (3, 1), (11, 0), (4, 1))
    found.state.frames = [(frames.MARKERS, 1, 0)]
    assert chosen(found) == found.battle.pick + 1


def test_order_markers_go_to_a_card_that_comes_to_reach_an_enemy_rather_than_to_a_stronger_one_far_off():
    strong = {"id": "strong", "attack": 5, "move": 2}
    found = Table(game_of(board(ROWS), [strong, {"id": "near", "attack": 3}], [{"id": "b"}]), (0, 0), (6, 1), (10, 1))
    found.state.frames = [(frames.MARKERS, 1, 0)]
    assert chosen(found) == found.battle.pick + 1
