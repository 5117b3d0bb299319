"""Coordinates: round trips, directions and distances, far into the negative."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hexes.coordinates import (
    DIRECTIONS,
    LAYOUTS,
    distance,
    is_pointy,
    neighbours,
    rotate,
    to_axial,
    to_offset,
)

NUMBERS = st.integers(-50, 50)
HEXES = st.tuples(NUMBERS, NUMBERS)


@given(st.sampled_from(LAYOUTS), NUMBERS, NUMBERS)
def test_offset_coordinates_survive_the_round_trip(layout, column, row):
    assert to_offset(layout, *to_axial(layout, column, row)) == (column, row)


@given(st.sampled_from(LAYOUTS), NUMBERS, NUMBERS)
def test_axial_coordinates_survive_the_round_trip(layout, q, r):
    assert to_axial(layout, *to_offset(layout, q, r)) == (q, r)


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("odd_r", {(1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)}),
        ("even_r", {(1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)}),
        ("odd_q", {(1, 0), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)}),
        ("even_q", {(1, 1), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0)}),
    ],
)
def test_the_neighbours_of_the_corner_hex_are_those_of_the_layout(layout, expected):
    assert {to_offset(layout, *a) for a in neighbours(to_axial(layout, 0, 0))} == expected


def test_directions_of_a_pointy_layout_run_clockwise_from_east():
    six = [to_offset("odd_r", *each) for each in neighbours(to_axial("odd_r", 5, 5))]
    assert six == [(6, 5), (6, 6), (5, 6), (4, 5), (5, 4), (6, 4)]


@given(HEXES)
def test_neighbours_are_mutual_and_opposite(a):
    for direction, b in enumerate(neighbours(a)):
        assert neighbours(b)[(direction + 3) % 6] == a
        assert distance(a, b) == 1


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEXES, HEXES)
def test_a_step_nearer_always_exists(a, b):
    if a != b:
        assert min(distance(n, b) for n in neighbours(a)) == distance(a, b) - 1


@given(HEXES, HEXES, st.integers(-12, 12))
def test_turning_keeps_distances_and_six_turns_come_home(a, centre, turns):
    assert distance(rotate(a, turns, centre), centre) == distance(a, centre)
    assert rotate(rotate(a, turns, centre), 6 - turns, centre) == a


def test_one_turn_takes_a_direction_to_the_next():
    assert [rotate(d, 1) for d in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]


def test_an_unknown_layout_is_named_with_the_known_ones():
    with pytest.raises(ValueError, match="`odd_x` is none of odd_r, even_r, odd_q, even_q"):
        is_pointy("odd_x")
