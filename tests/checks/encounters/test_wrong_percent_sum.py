"""Tests of ENC004."""

import pytest


def table(*rows):
    return {"encounter_table:t": {"roll": {"percent": 100}, "rows": list(rows)}}


def test_flags_rates_above_100(found):
    assert found("ENC004", table({"rate": 60}, {"rate": 50})) == [
        ("encounter_table:t", "/rows/0/rate", "The rates add up to `110`, expected `100`", "Take `10` away")
    ]


def test_flags_rates_below_100_in_their_circumstances(found):
    day, night = {"time": "day"}, {"time": "night"}
    told = found("ENC004", table({"rate": 100, "when": day}, {"rate": 20, "when": night}, {"rate": 20, "when": night}))
    assert [(p, m, h) for _, p, m, h in told] == [
        ("/rows/1/rate", "The rates when time `night` add up to `40`, expected `100`", "Add `60`")
    ]


def test_flags_whole_hundreds_that_are_shares_of_one_roll(found):
    rows = [{"rate": rate, "when": {"method": "walk"}} for rate in (100, 60, 40, 100)]
    assert [m for _, _, m, _ in found("ENC004", table(*rows))] == [
        "The rates when method `walk` add up to `300`, expected `100`"
    ]


@pytest.mark.parametrize("method", ["gift", "static", "only-one", "only_one"])
def test_allows_single_meetings_of_whole_hundreds(found, method):
    rows = [{"rate": rate, "when": {"method": method}} for rate in (100, 50, 50)]
    assert found("ENC004", table(*rows)) == []


def test_allows_rows_that_are_certain_each(found):
    assert found("ENC004", table(*({"rate": 100} for _ in range(25)))) == []


def test_allows_thirds(found):
    assert found("ENC004", table({"rate": 33.3}, {"rate": 33.3}, {"rate": 33.4})) == []
    assert found("ENC004", table(*({"rate": 10.1} for _ in range(9)), {"rate": 9.1})) == []


def test_allows_what_always_holds_completed_by_each_condition(found):
    rows = [
        {"rate": 70},
        {"rate": 30, "when": {"conditions": ["swarm"]}},
        {"rate": 30, "when": {"conditions": ["radar"]}},
    ]
    assert found("ENC004", table(*rows)) == []


def test_allows_tables_by_die(found):
    assert found("ENC004", {"encounter_table:t": {"roll": {"die": 20}, "rows": [{"rate": 3}]}}) == []
