"""Pixels to hexes and back, in all four layouts."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.gui.board.geometry import ACROSS, LAYOUTS, SIZE, HexGeometry
from workbench.hexes.coordinates import neighbours, to_axial, to_offset

layouts = st.sampled_from(LAYOUTS)
spots = st.integers(0, 60)


@given(layout=layouts, column=spots, row=spots, angle=st.floats(0, math.tau), far=st.floats(0, ACROSS / 2 - 0.01))
def test_any_point_inside_a_hex_leads_back_to_it(layout, column, row, angle, far):
    geometry = HexGeometry(layout, 61, 61)
    x, y = geometry.center(column, row)

    assert geometry.hex_at(x + far * math.cos(angle), y + far * math.sin(angle)) == (column, row)


@given(layout=layouts, column=spots, row=spots, direction=st.integers(0, 5))
def test_neighbours_are_those_of_the_hex_library(layout, column, row, direction):
    geometry = HexGeometry(layout, 61, 61)

    beside = to_offset(layout, *neighbours(to_axial(layout, column, row))[direction])

    right, down = geometry.steps(column, row)[direction]
    assert (column + right, row + down) == beside


@given(layout=layouts, column=spots, row=spots, direction=st.integers(0, 5))
def test_edge_of_a_direction_lies_between_the_two_hexes(layout, column, row, direction):
    geometry = HexGeometry(layout, 61, 61)
    right, down = geometry.steps(column, row)[direction]
    (x0, y0), (x1, y1) = geometry.center(column, row), geometry.center(column + right, row + down)
    (ax, ay), (bx, by) = geometry.corners[direction], geometry.corners[(direction + 1) % 6]

    assert (x0 + (ax + bx) / 2, y0 + (ay + by) / 2) == pytest.approx(((x0 + x1) / 2, (y0 + y1) / 2))


@given(layout=layouts, width=st.integers(1, 9), height=st.integers(1, 9))
def test_bounds_hold_every_corner_and_nothing_is_cut_off(layout, width, height):
    geometry = HexGeometry(layout, width, height)
    wide, high = geometry.bounds()

    for column in range(width):
        for row in range(height):
            x, y = geometry.center(column, row)
            for dx, dy in geometry.corners:
                assert -1e-6 <= x + dx <= wide + 1e-6
                assert -1e-6 <= y + dy <= high + 1e-6


@given(layout=layouts, left=st.floats(-50, 900), top=st.floats(-50, 900), side=st.floats(1, 300))
def test_window_misses_no_hex_that_a_rectangle_touches(layout, left, top, side):
    geometry = HexGeometry(layout, 20, 20)
    first_column, last_column, first_row, last_row = geometry.window(left, top, left + side, top + side)

    for column in range(20):
        for row in range(20):
            x, y = geometry.center(column, row)
            touches = left - SIZE < x < left + side + SIZE and top - SIZE < y < top + side + SIZE
            inside = first_column <= column <= last_column and first_row <= row <= last_row
            assert inside or not touches


@pytest.mark.parametrize("layout", LAYOUTS)
def test_brush_covers_one_seven_and_nineteen_hexes(layout):
    geometry = HexGeometry(layout, 9, 9)

    assert [len(geometry.disc((4, 4), radius)) for radius in (0, 1, 2)] == [1, 7, 19]


def test_brush_at_the_corner_stays_on_the_board():
    geometry = HexGeometry("odd_r", 3, 3)

    assert all(geometry.holds(at) for at in geometry.disc((0, 0), 2))


@given(layout=layouts, start=st.tuples(spots, spots), end=st.tuples(spots, spots))
def test_line_goes_from_neighbour_to_neighbour(layout, start, end):
    geometry = HexGeometry(layout, 61, 61)
    line = geometry.line(start, end)

    assert line[0] == start
    assert line[-1] == end
    assert all(after in geometry.around(before) for before, after in pairwise(line))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_point_beside_the_board_is_no_hex(layout):
    geometry = HexGeometry(layout, 4, 4)

    assert geometry.hex_at(-40, -40) is None
    assert geometry.hex_at(4000, 10) is None


def test_board_of_one_hex_and_of_none():
    assert HexGeometry("odd_r", 1, 1).bounds() == pytest.approx((ACROSS, 2 * SIZE))
    assert HexGeometry("odd_q", 0, 0).bounds() == (0.0, 0.0)
