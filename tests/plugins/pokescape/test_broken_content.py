"""Shipped content with slips in it: checked, refused or played, never a crash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plugins.pokescape.ruleset import RULESET
from tests.plugins.broken_content import Finder, refused_or_played, said_of_any_entity, warm
from workbench.engine.snapshot import Snapshot
from workbench.workspace import Workspace

SCENARIOS = (
    "intro_one_on_one",
    "training_battle",
    "campaign_starter",
    "route_1",
    "wild_onix_game_master",
    "draft_match",
)


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    """The pack that ships."""
    return Workspace.open("kanto")


@pytest.fixture(scope="module")
def finder(workspace: Workspace) -> Finder:
    """What finds faults, warm."""
    return warm(workspace)


@pytest.fixture(scope="module")
def snapshots(workspace: Workspace) -> dict[str, Snapshot]:
    """The content of scenarios."""
    return {name: workspace.snapshot(name) for name in SCENARIOS}


@given(data=st.data())
def test_checks_and_card_texts_say_what_is_wrong_with_any_entity(
    workspace: Workspace, finder: Finder, data: st.DataObject
) -> None:
    said_of_any_entity(RULESET, workspace.packs, finder, data)


@given(data=st.data())
def test_what_is_played_is_refused_with_reasons_or_goes_on(snapshots: dict[str, Snapshot], data: st.DataObject) -> None:
    refused_or_played(RULESET, snapshots[data.draw(st.sampled_from(SCENARIOS))], data)
