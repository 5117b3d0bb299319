"""Cards become numbers: what modifiers add, and how the dice say so."""

import pytest

from plugins.pokescape import damage
from plugins.pokescape.attack import attack_parts, defense_parts, dice_of, moment_of
from tests.plugins.pokescape.bed import Table, board, game_of, status

ROWS = ["gggggg"]


def modifier(stat, add, side="self", when=None):
    """A modifier power."""
    found = {"kind": "modifier", "name": {"en": "M"}, "stat": stat, "add": add, "who": {"side": side}}
    return {**found, "when": when} if when else found


def parts(found, figure, other, index=0):
    """What the attack and defense dice of an attack are made of."""
    moment = moment_of(found.battle, found.state, figure, other, index)
    return attack_parts(found.battle, found.state, moment), defense_parts(found.battle, found.state, moment)


@pytest.mark.rule("PS-TYPE-02")
def test_a_steady_loss_below_0_counts_against_what_is_added():
    thin = {"id": "thin", "defense": 1, "resist": ["fire"], "powers": [modifier("defense", -2)]}
    game = game_of(board(ROWS, ["111222"]), [{"id": "a", "base_attack": "fire", "range": 4}], [thin])
    found = Table(game, (1, 0), (3, 0))
    defense = parts(found, 0, 1)[1]
    assert dice_of(defense) == 1
    assert dict(defense) == {"base": 1, "height": 1, "resistant": 1, "terrain": 0, "powers": -2}


@pytest.mark.rule("PS-TYPE-06")
def test_dice_of_steady_modifiers_are_told_apart_from_the_cards():
    strong = {"id": "a", "attack": 3, "powers": [modifier("attack", 2)]}
    found = Table(game_of(board(ROWS), [strong], [{"id": "b", "powers": [modifier("defense", 1)]}]), (1, 0), (2, 0))
    attack, defense = parts(found, 0, 1)
    assert (attack[0], attack[-1], dice_of(attack)) == (("base", 3), ("powers", 2), 5)
    assert (defense[0], defense[-1], dice_of(defense)) == (("base", 3), ("powers", 1), 4)


@pytest.mark.rule("HS-ATK-07")
def test_an_attack_that_circumstances_take_every_die_from_is_none():
    meek = modifier("attack", -3, when={"is": "attack", "reach": "adjacent"})
    game = game_of(board(ROWS), [{"id": "a", "range": 3, "powers": [meek]}], [{"id": "b"}])
    near = Table(game, (1, 0), (2, 0))
    near.turn(0)
    near.move(1, 0)
    assert not near.may_attack(1)
    far = Table(game, (1, 0), (3, 0))
    far.turn(0)
    far.move(1, 0)
    assert far.may_attack(1)


@pytest.mark.rule("PS-CARD-03")
@pytest.mark.rule("HS-ATK-05")
def test_powers_add_to_the_normal_attack_only():
    beam = {"kind": "special_attack", "name": {"en": "B"}, "range": 3, "dice": 2}
    now = {"is": "number", "value": "round", "op": ">=", "than": 1}
    powers = [modifier("attack", 1), modifier("attack", 1, when=now), beam]
    game = game_of(board(ROWS, ["122111"]), [{"id": "a", "powers": powers}], [{"id": "b"}])
    found = Table(game, (1, 0), (3, 0))
    assert dice_of(parts(found, 0, 1)[0]) == 3 + 2 + 1
    assert dice_of(parts(found, 0, 1, index=1)[0]) == 2


@pytest.mark.rule("PS-PSN-01")
@pytest.mark.rule("PS-TYPE-07")
@pytest.mark.parametrize(("types", "refused"), [(True, True), (False, False)])
def test_without_types_a_marker_is_refused_by_class_alone(types, refused):
    mark = status("venom", never_on={"classes": ["undead"], "no_effect": ["poison"]})
    foes = [{"id": "b", "no_effect": ["poison"]}, {"id": "c", "class": "undead"}]
    battle = game_of(board(ROWS), [{"id": "a"}], foes, statuses=[mark], rules={"types": types}).battle
    assert damage.may_get(battle, 1, 1) is not refused
    assert not damage.may_get(battle, 2, 1)


@pytest.mark.rule("PS-TYPE-09")
def test_what_its_own_card_does_in_return_reaches_a_figure_that_the_attack_does_not():
    reply = {"kind": "trigger", "name": {"en": "R"}, "on": "defense.resolved",
             "do": [{"do": "heal", "on": "self"}, {"do": "wound", "on": "attacker"}]}  # fmt: skip
    hit = {"kind": "trigger", "name": {"en": "H"}, "on": "attack.resolved", "do": [{"do": "wound", "on": "defender"}]}
    stone = {"id": "stone", "no_effect": ["fire"], "powers": [reply]}
    game = game_of(board(ROWS), [{"id": "a", "base_attack": "fire", "powers": [hit]}], [stone])
    found = Table(game, (1, 0), (2, 0), faces=[1, 1, 1, 6, 6, 6])
    found.state.wounds[1] = 2
    found.turn(0)
    found.move(1, 0)
    found.attack(1)
    assert found.state.wounds == [1, 1]
