"""What the greedy policy does with actions of cards."""

import pytest

from plugins.pokescape.foreseen import NO_PROSPECT, Prospect
from tests.plugins.pokescape.bed import Table, board, game_of

ROWS = ["g" * 14] * 3
SHARPER = {"do": "change", "stat": "attack", "add": 2}
CHARGE = {"kind": "action", "name": {"en": "Charge"}, "instead_of": "move", "do": [
    {"do": "choose", "among": {"side": "enemy", "within": 7}, "then": [
        {"do": "move", "on": "self", "how": "toward", "spaces": 7}, SHARPER]}]}  # fmt: skip
ROLL = {"kind": "action", "name": {"en": "Rollout"}, "instead_of": "move", "do": [
    {"do": "move", "on": "self", "how": "straight", "spaces": 6}, SHARPER]}  # fmt: skip
BLINK = {"kind": "action", "name": {"en": "Blink"}, "instead_of": "move",
         "do": [{"do": "move", "on": "self", "how": "place", "spaces": 6}]}  # fmt: skip
POSE = {"kind": "action", "name": {"en": "Pose"}, "instead_of": "move", "limit": "battle", "do": [
    {"do": "choose", "among": {"side": "enemy", "within": 6},
     "then": [{"do": "copy_card", "of": "chosen"}]}]}  # fmt: skip


def table(ours, theirs, *hexes, rows=ROWS, **more):
    """The first of ours is asked for its move."""
    found = Table(game_of(board(rows), [{"id": "a", "move": 3, **ours}], [{"id": "b", **theirs}], **more), *hexes)
    found.turn(0)
    return found


def acts(found):
    """Whether it takes its first action."""
    return found.greedy() == found.battle.deed


@pytest.mark.parametrize(
    ("power", "prospect"),
    [(CHARGE, Prospect(7, 2)), (ROLL, Prospect(6, 2)), (BLINK, NO_PROSPECT), (POSE, Prospect(poses=True))],
)
def test_what_an_action_leads_to_is_known_from_its_data(power, prospect):
    assert table({"powers": [power]}, {}, (1, 1), (9, 1)).battle.actions[0][0].prospect == prospect


def test_it_charges_whom_it_cannot_reach_on_foot():
    assert acts(table({"powers": [CHARGE]}, {}, (1, 1), (7, 1)))


def test_it_charges_one_beside_it_for_the_stronger_attack():
    assert acts(table({"powers": [CHARGE]}, {}, (1, 1), (2, 1)))


def test_it_walks_to_whom_a_charge_does_not_reach_or_cannot_hurt():
    assert not acts(table({"powers": [CHARGE]}, {}, (1, 1), (11, 1)))
    ghost = {"no_effect": ["ground"]}
    assert not acts(table({"powers": [CHARGE], "base_attack": "ground"}, ghost, (1, 1), (7, 1)))


def test_it_keeps_a_better_special_attack():
    beam = {"kind": "special_attack", "name": {"en": "Beam"}, "range": 9, "dice": 7}
    assert not acts(table({"powers": [CHARGE, beam]}, {}, (1, 1), (7, 1)))


def test_it_rolls_towards_the_enemy():
    found = table({"powers": [ROLL]}, {}, (1, 1), (7, 1))
    assert acts(found)
    found.act(found.battle.deed)
    space = found.greedy() // 4
    assert found.battle.field.hexes.steps(space, found.state.at[1]) == 1


def test_it_gets_away_only_from_whom_it_must_fear():
    strong, weak = {"attack": 8}, {"attack": 1}
    assert acts(table({"powers": [BLINK], "life": 2}, strong, (1, 1), (2, 1)))
    assert not acts(table({"powers": [BLINK], "life": 9}, weak, (1, 1), (2, 1)))
    assert not acts(table({"powers": [BLINK]}, strong, (1, 1), (7, 1)))


def test_it_takes_on_the_card_of_a_stronger_enemy():
    assert acts(table({"powers": [POSE], "attack": 2}, {"attack": 5}, (1, 1), (4, 1)))
    assert not acts(table({"powers": [POSE], "attack": 5}, {"attack": 2}, (1, 1), (4, 1)))
