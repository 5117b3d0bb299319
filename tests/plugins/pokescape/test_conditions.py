"""Whom filters mean: where figures stand, of double-space ones either half."""

import pytest

from plugins.pokescape.conditions import Statuses, matcher
from plugins.pokescape.structs.conditions import Filter
from tests.plugins.pokescape.bed import Table, board, game_of, status


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


@pytest.mark.rule("PS-POW-10")
@pytest.mark.parametrize(
    ("words", "given", "other"),
    [
        ({"statuses": ("numb",)}, {"status": 1}, {"status": 2}),
        ({"statuses": ("numb", "wet")}, {"status": 2}, {"status": 0}),
        ({"types": ("hot",)}, {"types": ["hot", "dry"]}, {"types": ["dry"]}),
        ({"classes": ("worm",)}, {"class": "worm"}, {"class": "bird"}),
        ({"sizes": ("large", "huge")}, {"size": "huge"}, {"size": "medium"}),
        ({"min_range": 4}, {"range": 4}, {"range": 3}),
        ({"wounded": True}, {"wounds": 1}, {"wounds": 0}),
        ({"adjacent": True}, {"at": 1}, {"at": 2}),
    ],
)
def test_every_word_of_a_filter_must_hold(words, given, other):
    for state, meant in ((given, True), (other, False)):
        card = {key: value for key, value in state.items() if key not in ("status", "wounds", "at")}
        game = game_of(
            board(["ggggg"]), [{"id": "a"}], [{"id": "foe", **card}], statuses=[status("numb"), status("wet")]
        )
        found = Table(game, (0, 0), (state.get("at", 3), 0))
        found.state.status[1], found.state.wounds[1] = state.get("status", 0), state.get("wounds", 0)
        fits = matcher(Filter(side="enemy", **words), Statuses(("numb", "wet"), found.battle))
        assert fits(found.battle, found.state, 0, 1) is meant
        ours = matcher(Filter(side="ally", **words), Statuses(("numb", "wet"), found.battle))
        assert not ours(found.battle, found.state, 0, 1)
