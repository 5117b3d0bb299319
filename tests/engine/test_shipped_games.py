"""The conformance suite over every scenario that ships, of every ruleset."""

import functools

import pytest

from tests.engine.conformance import CONFORMANCE, conforms
from workbench import places
from workbench.workspace import Workspace

SCENARIOS = sorted((path.parents[1].name, path.stem) for path in places.content().glob("*/scenario/*.json"))


@functools.cache
def game_of(pack, scenario):
    """The compiled game of a shipped scenario."""
    workspace = Workspace.open(pack)
    return workspace.compile(workspace.snapshot(scenario))


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("pack", "scenario"), SCENARIOS, ids=[scenario for _, scenario in SCENARIOS])
def test_shipped_scenario_conforms(pack, scenario, check, long_run):
    conforms(check, game_of(pack, scenario), range(1, 12 if long_run else 2))


def test_something_ships():
    assert SCENARIOS
