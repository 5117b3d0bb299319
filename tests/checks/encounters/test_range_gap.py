"""Tests of ENC001."""

import pytest

from workbench.checks import run_checks
from workbench.checks.encounters.range_gap import range_gap


def table(*ranges, die=20):
    return {"encounter_table:t": {"roll": {"die": die}, "rows": [{"range": list(r)} for r in ranges]}}


def test_flags_a_gap_beside_the_row_that_ends_before_it(found):
    assert found("ENC001", table((1, 10), (13, 20))) == [
        ("encounter_table:t", "/rows/0/range", "No row has the roll `11` to `12` of the d20", "Widen a row or add one")
    ]


def test_flags_both_ends_of_the_die(found):
    told = found("ENC001", table((2, 19)))
    assert [message for _, _, message, _ in told] == [
        "No row has the roll `1` of the d20",
        "No row has the roll `20` of the d20",
    ]


def test_flags_a_table_without_rows(found):
    assert [(p, m) for _, p, m, _ in found("ENC001", table())] == [
        ("/rows", "No row has the roll `1` to `20` of the d20")
    ]


def test_flags_a_gap_of_one_circumstance_only(found):
    rows = [{"range": [1, 20], "when": {"time": "day"}}, {"range": [1, 19], "when": {"time": "night"}}]
    told = found("ENC001", {"encounter_table:t": {"roll": {"die": 20}, "rows": rows}})
    assert [(p, m) for _, p, m, _ in told] == [
        ("/rows/1/range", "No row has the roll `20` of the d20 when time `night`")
    ]


def test_offers_to_widen_the_row_before(facts_of):
    (told,) = run_checks(facts_of(table((1, 10), (13, 20))), (range_gap,))
    assert [(fix.title, fix.pointer, fix.value) for fix in told.fixes] == [
        ("Let row 1 run to `12`", "/rows/0/range", [1, 12])
    ]


@pytest.mark.parametrize(
    "ranges", [[(1, 20)], [(11, 20), (1, 10)], [(1, 12), (10, 20)], [(1, 25)], [(10, 1), (11, 20)]]
)
def test_allows_ranges_that_cover_the_die_in_any_order(found, ranges):
    assert found("ENC001", table(*ranges)) == []


def test_allows_rows_that_day_and_night_complete(found):
    rows = [
        {"range": [1, 10]},
        {"range": [11, 20], "when": {"time": "day"}},
        {"range": [11, 20], "when": {"time": "night"}},
    ]
    assert found("ENC001", {"encounter_table:t": {"roll": {"die": 20}, "rows": rows}}) == []


def test_allows_rates_and_what_cannot_be_read(found):
    assert found("ENC001", {"encounter_table:t": {"roll": {"percent": 100}, "rows": [{"rate": 100}]}}) == []
    assert found("ENC001", {"encounter_table:t": {"roll": {"die": 20}, "rows": [{"range": "1-20"}]}}) == []
