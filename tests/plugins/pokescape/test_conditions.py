"""Whom filters mean: where figures stand, of double-space ones either half."""

import pytest

from plugins.pokescape.conditions import Statuses, matcher
from plugins.pokescape.structs.conditions import Filter
from tests.plugins.pokescape.bed import Table, board, game_of


def means(found, **words):
    """Whether a filter of figure 0 means figure 1."""
    fits = matcher(Filter(side="enemy", **words), Statuses((), found.battle))
    return fits(found.battle, found.state, 0, 1)


@pytest.mark.rule("HS-ATK-01")
def test_so_many_spaces_away_counts_from_and_to_either_half():
    game = game_of(board(["gggggggg"]), [{"id": "a", "spaces": 2}], [{"id": "foe", "spaces": 2}])
    for ours in ((0, 0, 1, 0), (1, 0, 0, 0)):
        for theirs in ((4, 0, 5, 0), (5, 0, 4, 0)):
            found = Table(game, ours, theirs)
            assert means(found, within=3)
            assert not means(found, within=2)


@pytest.mark.rule("HS-ATK-02")
def test_what_hides_one_half_does_not_hide_the_other():
    game = game_of(board(["gggggggg", "gTgggggg"]), [{"id": "a"}], [{"id": "foe", "spaces": 2}])
    for theirs in ((2, 0, 3, 1), (3, 1, 2, 0)):
        assert means(Table(game, (0, 1), theirs), within=3)
    game = game_of(board(["ggTggggg"]), [{"id": "a"}], [{"id": "foe", "spaces": 2}])
    assert not means(Table(game, (0, 0), (4, 0, 5, 0)), within=7)


@pytest.mark.rule("HS-TER-09")
def test_a_double_space_figure_stands_on_the_terrain_of_both_halves():
    game = game_of(board(["gggg~ggg"]), [{"id": "a"}], [{"id": "foe", "spaces": 2}])
    for theirs, wet in (((4, 0, 5, 0), True), ((5, 0, 4, 0), True), ((5, 0, 6, 0), False)):
        assert means(Table(game, (0, 0), theirs), terrains=("pond",)) is wet
        assert means(Table(game, (0, 0), theirs), terrains=("flat",))
