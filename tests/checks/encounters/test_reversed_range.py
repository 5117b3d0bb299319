"""Tests of ENC005."""

from workbench.checks import run_checks
from workbench.checks.encounters.reversed_range import reversed_range


def table(first, last):
    return {"encounter_table:t": {"roll": {"die": 20}, "rows": [{"range": [first, last]}]}}


def test_flags_a_range_that_runs_backwards_and_swaps_it(found, facts_of):
    assert found("ENC005", table(10, 1)) == [
        ("encounter_table:t", "/rows/0/range", "The range runs from `10` down to `1`", "Write `1` to `10`")
    ]
    (told,) = run_checks(facts_of(table(10, 1)), (reversed_range,))
    assert told.fixes[0].value == [1, 10]


def test_allows_a_range_of_one_roll(found):
    assert found("ENC005", table(4, 4)) == []
