"""Tests of SCN004."""

from workbench.checks import run_checks
from workbench.checks.scenarios.scenario_without_map import scenario_without_map


def test_flags_a_scenario_without_a_map(found):
    assert found("SCN004", {"scenario:s": {"sides": []}}) == [
        ("scenario:s", "", "The scenario has no map", "Name one under `map`")
    ]


def test_flags_with_the_map_of_the_nearest_name_as_a_fix(facts_of):
    (told,) = run_checks(facts_of({"scenario:route_1": {}, "map:route_1": {}}), (scenario_without_map,))
    assert [(fix.pointer, fix.value) for fix in told.fixes] == [("/map", "route_1")]


def test_allows_a_map_even_one_that_does_not_exist(found):
    assert found("SCN004", {"scenario:s": {"map": "gone"}}) == []
