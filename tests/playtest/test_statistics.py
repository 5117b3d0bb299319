"""Numbers about many games."""

import pytest

from workbench.playtest.statistics import mean, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309), (0, 0, 0, 1)],
)
def test_wilson_intervals_are_those_of_the_textbook(hits, trials, low, high):
    assert wilson(hits, trials) == pytest.approx((low, high), abs=1e-4)


def test_the_mean_of_nothing_is_nothing():
    assert (mean(7, 2), mean(0, 0)) == (3.5, 0)
