"""Start zones that are too small say so, with numbers."""

from __future__ import annotations

import pytest

from plugins.pokescape.compile import compile_battle
from plugins.pokescape.seating import pairs
from tests.plugins.pokescape.bed import board, game_of, snapshot
from workbench.engine.ruleset import SetupRefused

WIDE = {"spaces": 2}


def refused(rows, zone, team, levels=(), **rules):
    """What is said against a scenario whose first side begins in `zone`."""
    field = board(rows, levels)
    field["start_zones"][0] = {"seat": 1, "at": zone}
    with pytest.raises(SetupRefused) as error:
        compile_battle(snapshot(field, team, [{}], rules=rules))
    return error.value.reasons


def test_a_zone_with_too_few_spaces_counts_both_halves_of_a_double_space_figure():
    assert refused(["gggggg"], [[0, 0], [1, 0]], [{}, WIDE]) == [
        "scenario `trial`: map `field` cannot seat side 1: 2 figures need 3 spaces, as 1 figure stands on two, "
        "its start zone has 2 to stand on"
    ]


def test_spaces_that_nobody_may_be_placed_on_do_not_count():
    assert "has 1 to stand on" in refused(["gfTggg"], [[0, 0], [1, 0], [2, 0]], [{}, {}])[0]


def test_a_double_space_figure_needs_two_neighbours_of_one_level():
    said = refused(["g.gTg.", "......"], [[0, 0], [2, 0]], [WIDE])
    assert said == [
        "scenario `trial`: map `field` cannot seat side 1: 1 figure stands on two spaces of one level, "
        "its start zone has room for 0 such"
    ]
    steps = refused(["gggg"], [[0, 0], [1, 0], [2, 0], [3, 0]], [WIDE, {}], levels=["1357"])
    assert "room for 0 such" in steps[0]


def test_one_on_one_needs_room_for_one_at_a_time():
    assert refused(["g.gggg"], [[0, 0]], [WIDE, WIDE], mode="one_on_one") == [
        "scenario `trial`: map `field` cannot seat side 1: one figure at a time needs 2 spaces, "
        "as 2 figures stand on two, its start zone has 1 to stand on"
    ]


def test_every_side_without_room_is_named():
    field = board(["gggg"])
    for zone in field["start_zones"]:
        zone["at"] = [[0, 0]]
    with pytest.raises(SetupRefused) as error:
        compile_battle(snapshot(field, [{}, {}], [{}, {}]))
    assert [reason.partition("cannot seat ")[2][:6] for reason in error.value.reasons] == ["side 1", "side 2"]


def test_room_for_several_double_space_figures_is_looked_for_in_every_way():
    field = game_of(board(["ggggg", "....."]), [{}], [{}]).battle.field
    row = sum(field.hexes.one[field.hexes.space(column, 0)] for column in range(4))
    assert pairs(field, row, 2) == 2
    assert pairs(field, row, 5) == 2
    assert pairs(field, field.hexes.one[field.hexes.space(4, 0)], 1) == 1
