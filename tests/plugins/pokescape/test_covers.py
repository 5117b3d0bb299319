"""Terrain that is laid around a figure and follows it."""

import pytest

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
    from plugins.pokescape import damage  # noqa: PLC0415 the event alone is wanted

    damage.settle(found.battle, found.state, found.told)
    assert found.state.laid == [0]


@pytest.mark.rule("PS-POW-05")
def test_who_falls_into_it_falls_softly():
    found = poured(levels=["111111111", "111111111", "111199991", "111111111", "111111111"])
    found.turn(1)
    found.move(3, 2)
    assert found.hex(1) == (3, 2)
    assert not found.dice("fall")
