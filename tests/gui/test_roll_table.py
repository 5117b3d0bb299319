"""Tables that are rolled on."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.gui.roll_table import die_of, read_tables


def one(rows: list[Any], die: int | None = 20) -> Any:
    return read_tables(rows, die)[0]


def test_gaps_overlaps_and_odds_of_a_die() -> None:
    table = one([{"range": [1, 10]}, {"range": [9, 12]}, {"range": [15, 25]}])
    assert table.gaps == ((13, 14),)
    assert table.overlaps == ((9, 10),)
    assert table.odds == {0: Fraction(1, 2), 1: Fraction(1, 5), 2: Fraction(3, 10)}


def test_shares_lie_one_after_another_and_what_is_missing_is_at_the_end() -> None:
    table = one([{"rate": 60}, {"rate": 30.5}], None)
    assert table.gaps == ((91, 100),)
    assert table.odds == {0: Fraction(3, 5), 1: Fraction(61, 200)}
    assert one([{"rate": 60}, {"rate": 50}], None).overlaps == ((101, 110),)


def test_each_set_of_conditions_is_a_table_of_its_own() -> None:
    tables = read_tables([{"range": [1, 20]}, {"range": [1, 20], "when": {"time": "night"}}], 20)
    assert [(table.condition, table.gaps, table.overlaps) for table in tables] == [("", (), ()), ("time night", (), ())]


@pytest.mark.parametrize("rows", [None, "rows", [1, None], [{"range": [5]}], [{"range": [9, 2]}], [{"range": "1-2"}]])
def test_odd_rows_do_not_break_it(rows: Any) -> None:
    for table in read_tables(rows, 20):
        assert table.odds == {}


def test_the_die_is_said_by_the_roll_or_beside_the_rows() -> None:
    assert [die_of(data) for data in ({"roll": {"die": 6}}, {"roll": {"percent": 100}}, {"die": 12}, {}, None)] == [
        6,
        None,
        12,
        20,
        20,
    ]
    assert die_of({"roll": {"die": 10**9}}) == 20


@given(st.lists(st.tuples(st.integers(-5, 30), st.integers(-5, 30)), max_size=6), st.integers(2, 25))
def test_every_result_is_a_gap_an_overlap_or_one_rows(pairs: list[tuple[int, int]], die: int) -> None:
    for table in read_tables([{"range": list(pair)} for pair in pairs], die):
        for result in range(1, die + 1):
            count = sum(1 for first, last in pairs if first <= result <= last)
            assert (count == 0) == any(first <= result <= last for first, last in table.gaps)
            assert (count > 1) == any(first <= result <= last for first, last in table.overlaps)
