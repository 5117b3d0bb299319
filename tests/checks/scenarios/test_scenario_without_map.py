"""Tests of SCN004."""

from dataclasses import replace

from workbench.checks import run_checks
from workbench.checks.scenarios.scenario_without_map import scenario_without_map
from workbench.model.kind import Kind


def test_flags_a_scenario_without_a_map(found):
    assert found("SCN004", {"scenario:s": {"sides": []}}) == [
        ("scenario:s", "", "The scenario has no map", "Name one under `map`")
    ]


def test_flags_with_the_map_of_the_nearest_name_as_a_fix(facts_of):
    (told,) = run_checks(facts_of({"scenario:route_1": {}, "map:route_1": {}}), (scenario_without_map,))
    assert [(fix.pointer, fix.value) for fix in told.fixes] == [("/map", "route_1")]


def test_allows_a_map_even_one_that_does_not_exist(found):
    assert found("SCN004", {"scenario:s": {"map": "gone"}}) == []


def test_allows_a_game_without_a_board(facts_of):
    rules = {"type": "object", "x-boardless": True}
    facts = facts_of({"scenario:s": {}})
    scenario = Kind("scenario", {"type": "object", "properties": {"map": {}, "rules": rules}})
    assert run_checks(replace(facts, kinds={**facts.kinds, "scenario": scenario}), (scenario_without_map,)) == ()
