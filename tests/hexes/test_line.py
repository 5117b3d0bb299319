"""Lines: exact runs within hexes, checked against fractions over every hex near."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hexes.coordinates import distance
from workbench.hexes.line import line, runs

NUMBERS = st.integers(-50, 50)
HEXES = st.tuples(NUMBERS, NUMBERS)
NEAR = st.tuples(st.integers(-7, 7), st.integers(-7, 7))


def crossed(end):
    """Every hex that the line from the origin crosses, by brute force, with its run in fractions."""
    found = {}
    for q in range(-9, 10):
        for r in range(-9, 10):
            low, high = Fraction(0), Fraction(1)
            for f in (lambda a, b: a - b, lambda a, b: a + 2 * b, lambda a, b: 2 * a + b):
                at, slope = f(q, r), f(*end)
                if slope == 0:
                    high = high if abs(at) <= 1 else Fraction(-1)
                else:
                    bounds = sorted((Fraction(at - 1, slope), Fraction(at + 1, slope)))
                    low, high = max(low, bounds[0]), min(high, bounds[1])
            if low < high:
                found[q, r] = (low, high)
    return found


@given(NEAR)
def test_runs_are_those_that_fractions_give(end):
    found = {
        cell: (Fraction(run.start, run.scale), Fraction(run.end, run.scale))
        for run in runs((0, 0), end)
        for cell in run.cells
    }
    assert found == crossed(end)


@given(HEXES, HEXES)
def test_runs_cover_the_line_from_end_to_end_without_overlap(a, b):
    found = runs(a, b)
    assert found[0].cells == (a,)
    assert found[-1].cells == (b,)
    assert found[0].start == 0
    assert found[-1].end == found[-1].scale
    assert all(one.end == two.start for one, two in itertools.pairwise(found))


@given(HEXES, HEXES)
def test_the_line_back_crosses_the_same_hexes(a, b):
    assert [set(run.cells) for run in runs(a, b)] == [set(run.cells) for run in reversed(runs(b, a))]


def test_a_line_along_an_edge_names_both_hexes():
    assert [run.cells for run in runs((0, 0), (1, 1))] == [((0, 0),), ((0, 1), (1, 0)), ((1, 1),)]
    assert [(run.start, run.end, run.scale) for run in runs((0, 0), (1, 1))] == [(0, 1, 3), (1, 2, 3), (2, 3, 3)]


def test_the_middle_of_a_run_is_a_fraction_of_the_line():
    assert [Fraction(*run.middle) for run in runs((0, 0), (3, 0))] == [Fraction(n, 12) for n in (1, 4, 8, 11)]


def test_a_hex_to_itself_is_one_run():
    ((cells, start, end, scale),) = runs((2, -3), (2, -3))
    assert (cells, start, end) == (((2, -3),), 0, scale)


@given(HEXES, HEXES)
def test_a_line_of_hexes_has_one_a_step(a, b):
    hexes = line(a, b)
    assert hexes[0] == a
    assert hexes[-1] == b
    assert len(hexes) == distance(a, b) + 1
    assert all(distance(one, two) == 1 for one, two in itertools.pairwise(hexes))


@pytest.mark.parametrize("end", [(4, 0), (0, 5), (-3, 3)])
def test_a_straight_row_is_its_own_line(end):
    steps = distance((0, 0), end)
    assert line((0, 0), end) == [(end[0] * n // steps, end[1] * n // steps) for n in range(steps + 1)]
