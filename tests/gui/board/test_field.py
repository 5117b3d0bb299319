"""What is painted of each hex: terrain, level, and how its edges differ from its neighbours."""

import pytest

from workbench.gui.board.field import BLOCK, NOTHING, UNKNOWN, HexField, tile_key
from workbench.gui.board.geometry import LAYOUTS, HexGeometry
from workbench.gui.board.look import Look
from workbench.gui.board.relief import FLAT, STEEP

GRASS = Look("grass", "Grass", "#66aa44", "grass")


def difference(halves, direction):
    """The difference of level that a plan holds for a direction."""
    return halves[direction // 3] // 7 ** (direction % 3) % 7 - STEEP


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("at", [(2, 2), (3, 2), (2, 3), (3, 3)])
def test_each_edge_knows_how_much_higher_its_neighbour_is(layout, at):
    geometry = HexGeometry(layout, 6, 6)
    levels = [[3] * 6 for _ in range(6)]
    wanted = [2, -2, 1, -1, 0, 3]
    for direction, up in enumerate(wanted):
        right, down = geometry.steps(*at)[direction]
        levels[at[1] + down][at[0] + right] = 3 + up

    _, *halves = HexField(layout, [GRASS], [[0] * 6] * 6, levels).plan(at[1])[at[0]]

    assert [difference(halves, direction) for direction in range(6)] == wanted


def test_differences_beyond_three_look_like_three():
    _, *halves = HexField("odd_r", [GRASS], [[0, 0]], [[0, 30]]).plan(0)[0]

    assert difference(halves, 0) == STEEP


def test_one_looks_down_from_the_rim_of_the_board():
    _, *halves = HexField("odd_r", [GRASS], [[0]], [[0]]).plan(0)[0]

    assert all(difference(halves, direction) == -1 for direction in range(6))


def test_level_ground_needs_no_relief():
    _, first, second = HexField("odd_r", [GRASS], [[0] * 3] * 3, [[1] * 3] * 3).plan(1)[1]

    assert (first, second) == (FLAT, FLAT)


def test_a_gap_is_not_planned_and_an_unknown_terrain_is():
    plan = HexField("odd_r", [GRASS], [[NOTHING, UNKNOWN]], [[0, 0]]).plan(0)

    assert plan[0] is None
    assert plan[1][0] >> 10 == UNKNOWN


def test_short_rows_are_filled_with_gaps():
    field = HexField("odd_r", [GRASS], [[0, 0, 0], [0]], [[1]])

    assert field.size == (3, 2)
    assert [field.has((column, 1)) for column in range(3)] == [True, False, False]
    assert field.level == [[1, 0, 0], [0, 0, 0]]


def test_setting_a_hex_plans_it_and_the_rows_beside_it_anew():
    field = HexField("odd_r", [GRASS], [[0] * 3] * 4, [[0] * 3] * 4)
    before = [field.plan(row) for row in range(4)]

    field.set({(1, 1): (0, 2), (99, 99): (0, 5)})

    assert field.level[1][1] == 2
    assert field.plan(0) != before[0]
    assert field.plan(3)[0] is before[3][0]


@pytest.mark.parametrize("layout", ["odd_r", "even_q"])
def test_a_part_of_a_wide_row_is_planned_as_it_is_in_the_whole_row(layout):
    width = 2 * BLOCK + 7
    levels = [[(column * row) % 5 for column in range(width)] for row in range(4)]
    terrain = [[NOTHING if (column + row) % 11 == 0 else 0 for column in range(width)] for row in range(4)]
    whole = HexField(layout, [GRASS], terrain, levels)

    for first, last in ((0, width - 1), (0, 0), (BLOCK - 1, BLOCK), (BLOCK, 2 * BLOCK - 1), (5, width - 1), (40, 41)):
        parts = HexField(layout, [GRASS], terrain, levels)
        assert parts.plan(2, first, last) == whole.plan(2)[first : last + 1]


def test_only_the_blocks_in_view_are_reckoned():
    field = HexField("odd_r", [GRASS], [[0] * (4 * BLOCK)], [[0] * (4 * BLOCK)])

    field.plan(0, BLOCK + 1, BLOCK + 2)

    assert list(field._plans[0]) == [1]


def test_tile_keys_keep_look_level_and_variant_apart():
    keys = {tile_key(look, level, variant) for look in range(3) for level in range(64) for variant in range(4)}

    assert len(keys) == 3 * 64 * 4
