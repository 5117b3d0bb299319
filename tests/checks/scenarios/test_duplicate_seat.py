"""Tests of SCN006."""

from workbench.checks import run_checks
from workbench.checks.scenarios.duplicate_seat import duplicate_seat


def scenario(*seats):
    return {"scenario:s": {"sides": [{"seat": seat} for seat in seats]}}


def test_flags_the_second_side_of_a_seat_and_offers_a_free_one(found, facts_of):
    assert found("SCN006", scenario(1, 2, 1)) == [
        ("scenario:s", "/sides/2/seat", "Side 1 has seat `1` too", "Seat `3` is free")
    ]
    (told,) = run_checks(facts_of(scenario(1, 1)), (duplicate_seat,))
    assert told.fixes[0].value == 2


def test_allows_a_seat_a_side(found):
    assert found("SCN006", scenario(1, 2)) == []
    assert found("SCN006", {"scenario:s": {}}) == []
