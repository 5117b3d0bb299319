"""Attacks on spaces, duties, counted markers."""

import pytest

from plugins.pokescape import frames
from tests.plugins.pokescape.bed import BLANK, SKULL, Table, board, game_of

ROWS = ["gggggggg"] * 5
RAGE = {"en": "Rage", "it": "Furia"}
TWISTER = {
    "kind": "special_attack",
    "name": {"en": "Twister"},
    "range": 4,
    "dice": 2,
    "area": {"around": "space", "radius": 1},
}
PRIMAL = [
    {
        "kind": "trigger",
        "name": RAGE,
        "on": "defense.resolved",
        "when": {"is": "number", "value": "attack.wounds", "op": ">=", "than": 1},
        "do": [{"do": "mark", "marker": RAGE, "on": "attacker"}],
    },
    {"kind": "duty", "name": RAGE, "against": {"side": "enemy", "marker": RAGE}},
]


def aim(found, column, row):
    """The action of the first special attack at a space."""
    return found.battle.aim + found.battle.field.hexes.size + found.space(column, row)


@pytest.mark.rule("PS-POW-08")
def test_twister_targets_a_space_that_may_be_empty():
    game = game_of(board(ROWS), [{"id": "a", "powers": [TWISTER]}], [{"id": "foe"}, {"id": "more"}])
    found = Table(game, (0, 2), (3, 1), (3, 3), faces=[SKULL, BLANK, *[BLANK] * 6])
    found.turn(0)
    found.move(0, 2)
    legal = found.game.legal(found.state)
    assert aim(found, 3, 1) in legal, "occupied"
    assert aim(found, 3, 2) in legal, "empty"
    assert aim(found, 1, 4) not in legal, "nobody would be hit"
    assert "3,2" in found.game.option(found.state, aim(found, 3, 2), "en").label
    found.act(aim(found, 3, 2))
    assert found.dice("attack") == [2]
    assert found.dice("defense") == [3, 3]
    assert found.state.wounds == [0, 1, 1]


def enraged(*hexes, enemies=2, faces=()):
    """Figure 0, which the enemy 1 has marked."""
    foes = [{"id": f"foe{n}"} for n in range(enemies)]
    found = Table(game_of(board(ROWS), [{"id": "a", "powers": PRIMAL}], foes), *hexes, faces=faces)
    found.state.marks = [0, 1, 0]
    return found


@pytest.mark.rule("PS-POW-09")
def test_primal_rage_must_go_where_it_can_attack_a_marked_figure_and_attack_it():
    found = enraged((2, 2), (6, 2), (3, 2), faces=[BLANK] * 20)
    found.turn(0)
    assert (2, 2) not in found.reaches(), "leaving an unmarked figure's engagement is no excuse"
    assert found.reaches() == {(5, 2), (5, 1), (5, 3), (6, 1), (6, 3)}
    found.move(5, 2)
    assert not found.game.is_legal(found.state, found.battle.pass_)
    assert found.may_attack(1)
    assert not found.may_attack(2)


@pytest.mark.rule("PS-POW-09")
def test_it_is_free_when_no_move_reaches_a_marked_figure():
    found = enraged((0, 2), (7, 2), (1, 2))
    found.turn(0)
    assert (0, 2) in found.reaches()
    found.move(0, 2)
    assert found.game.is_legal(found.state, found.battle.pass_)
    assert found.may_attack(2)


@pytest.mark.rule("PS-MRK-02")
def test_markers_are_counted_by_name_as_often_as_they_are_placed():
    game = game_of(board(ROWS), [{"id": "a", "life": 99, "powers": PRIMAL}], [{"id": "foe"}])
    found = Table(game, (0, 2), (1, 2), faces=([SKULL] * 3 + [BLANK] * 3) * 30)
    for _ in range(30):
        found.turn(1)
        found.move(1, 2)
        found.attack(0)
    have = found.heard("marked")[-1][2]
    assert have == len(found.heard("marked")) > 20
    assert any(f"{have} × Rage" in line for line in found.log())
    assert any(f"R{have}" in figure.badges for figure in found.game.scene(found.state, "en").figures)
    assert found.asked() in range(frames.PROMPTS)


@pytest.mark.rule("PS-POW-08")
@pytest.mark.rule("HS-ATK-01")
def test_a_double_space_figure_aims_from_either_half():
    game = game_of(board(ROWS), [{"id": "a", "spaces": 2, "powers": [{**TWISTER, "range": 2}]}], [{"id": "foe"}])
    for halves in ((0, 2, 1, 2), (1, 2, 0, 2)):
        found = Table(game, halves, (3, 2))
        found.turn(0)
        found.move(0, 2, 1, 2)
        assert aim(found, 3, 2) in found.game.legal(found.state)


@pytest.mark.rule("PS-POW-09")
def test_an_action_instead_of_the_move_is_no_way_out_of_a_duty():
    hop = {"kind": "action", "name": {"en": "Hop"}, "instead_of": "move",
           "do": [{"do": "move", "on": "self", "how": "place", "spaces": 2}]}  # fmt: skip
    game = game_of(board(ROWS), [{"id": "a", "powers": [*PRIMAL, hop]}], [{"id": "foe"}])
    for where, free in (((3, 2), False), ((7, 2), True)):
        found = Table(game, (0, 2), where)
        found.state.marks = [0, 1]
        found.turn(0)
        assert found.game.is_legal(found.state, found.battle.deed) is free
