"""Terrain that is laid around a figure and follows it."""

import pytest

from plugins.pokescape import damage, rounds
from plugins.pokescape.attack import defense_parts, moment_of
from tests.plugins.pokescape.bed import Table, board, game_of

ROWS = ["ggggggggg", "ggggggggg", "ggggggggg", "ggggggggg", "gggggggg~"]
POUR = {
    "kind": "action",
    "name": {"en": "Pour"},
    "instead_of": "attack",
    "do": [{"do": "lay_terrain", "terrain": "pond"}],
}


def poured(levels=(), faces=()):
    """Figure 0 at (2, 2) has poured; the enemy stands at (5, 2)."""
    found = Table(game_of(board(ROWS, levels), [{"id": "a", "powers": [POUR]}], [{"id": "foe"}]), (2, 2), (5, 2),
                  faces=faces)  # fmt: skip
    found.turn(0)
    found.move(2, 2)
    found.act(found.battle.deed)
    return found


@pytest.mark.rule("PS-POW-05")
def test_the_spaces_around_it_are_water_and_stop_others():
    found = poured()
    found.turn(1)
    assert (3, 2) in found.reaches()
    assert (1, 2) not in found.reaches(), "every way leads through water"
    found.move(3, 2)
    assert found.may_attack(0)


@pytest.mark.rule("PS-POW-05")
def test_the_water_goes_where_it_goes():
    found = poured()
    found.state.at[0] = found.space(0, 0)
    found.turn(1)
    assert {(2, 2), (3, 2)} <= found.reaches()
    found.state.at[0] = found.space(7, 2)
    found.turn(1)
    assert (6, 2) in found.reaches()
    assert (8, 2) not in found.reaches()


@pytest.mark.rule("PS-POW-05")
def test_it_ends_when_the_figure_leaves_the_battlefield():
    found = poured()
    assert found.state.laid == [1]
    found.state.wounds[0], found.state.dying = 3, 1
    damage.settle(found.battle, found.state, found.told)
    assert found.state.laid == [0]


@pytest.mark.rule("PS-POW-05")
def test_who_falls_into_it_falls_softly():
    found = poured(levels=["111111111", "111111111", "111199991", "111111111", "111111111"])
    found.turn(1)
    found.move(3, 2)
    assert found.hex(1) == (3, 2)
    assert not found.dice("fall")


def spread(terrain, rules, *hexes, faces=(), cards=({}, {}), levels=()):
    """Figure 0 has laid a terrain around itself."""
    lays = {**POUR, "do": [{"do": "lay_terrain", "terrain": terrain}]}
    game = game_of(board(ROWS, levels), [{"id": "a", "powers": [lays], **cards[0]}], [{"id": "foe", **cards[1]}],
                   terrains={terrain: rules} if rules else {})  # fmt: skip
    found = Table(game, *hexes, faces=faces)
    found.turn(0)
    found.move(*hexes[0])
    found.act(found.battle.deed)
    return found


@pytest.mark.rule("PS-POW-05")
class TestAllOfATerrain:
    """Whatever a terrain does, it does where it is laid."""

    def test_its_cost(self):
        found = spread("bog", {"enter_cost": 3}, (2, 2), (5, 2), cards=({}, {"move": 3}))
        found.turn(1)
        assert (3, 2) not in found.reaches()
        assert (4, 2) in found.reaches()
        found.state.at[0] = found.space(0, 0)
        found.turn(1)
        assert (3, 2) in found.reaches()

    def test_its_entry_and_its_end_of_round(self):
        found = spread("fire", {}, (2, 2), (5, 2))
        found.turn(1)
        found.move(3, 2)
        assert found.state.wounds[1] == 1
        found.chance.faces[:] = [1]
        rounds.end_round(found.battle.now(found.state), found.state, 1, found.told)
        assert found.state.wounds[1] == 2
        assert found.state.wounds[0] == 0

    def test_its_cover(self):
        found = spread("shade", {}, (2, 2), (3, 2), cards=({"range": 4}, {}))
        found.state.at[0] = found.space(2, 1)
        battle = found.battle.now(found.state)
        moment = moment_of(battle, found.state, 0, 1, 0)
        moment.distant = True
        assert dict(defense_parts(battle, found.state, moment))["terrain"] == 1

    def test_its_height_and_that_nobody_enters_it(self):
        found = spread("pillar", {}, (2, 2), (5, 2), cards=({}, {"range": 9}))
        found.turn(1)
        assert (3, 2) not in found.reaches()
        found.move(5, 2)
        assert not found.may_attack(0)

    def test_its_road(self):
        found = spread("lane", {}, (2, 2), (3, 2), cards=({}, {"move": 1, "life": 9}))
        found.turn(1)
        assert (1, 2) in found.reaches(), "around it on the road"


@pytest.mark.rule("PS-POW-05")
@pytest.mark.rule("HS-DBL-01")
def test_water_that_was_laid_holds_a_double_space_figure_only_with_both_halves_in_it():
    rows = ["TTgTTTT", "ggggggg"]
    found = Table(game_of(board(rows), [{"id": "a", "powers": [POUR]}], [{"id": "foe", "spaces": 2, "move": 9}]),
                  (2, 0), (5, 1, 6, 1))  # fmt: skip
    found.turn(0)
    found.move(2, 0)
    found.act(found.battle.deed)
    found.turn(1)
    legal = found.game.legal(found.state)
    assert found.place(2, 1, 3, 1) in legal, "one half in the water"
    assert found.place(1, 1, 2, 1) in legal, "it has gone on"
    assert found.place(0, 1, 1, 1) not in legal, "both were in it"
    found.chance.faces[:] = [6] * 9
    found.move(1, 1, 2, 1)
    assert found.hex(1) == (1, 1)
