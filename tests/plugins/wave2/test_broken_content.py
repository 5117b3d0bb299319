"""Shipped content with slips in it: checked, refused or played, never a crash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plugins.wave2.ruleset import RULESET
from tests.plugins.broken_content import Finder, refused_or_played, said_of_any_entity, warm
from workbench.workspace import Workspace

SCENARIOS = ("starter_duel", "meadow_visit", "tide_against_ember")


@pytest.fixture(scope="module")
def workspace() -> Workspace:
    """The pack that ships."""
    return Workspace.open("wave2_starter")


@pytest.fixture(scope="module")
def finder(workspace: Workspace) -> Finder:
    """What finds faults, warm."""
    return warm(workspace)


@given(data=st.data())
def test_checks_and_card_texts_say_what_is_wrong_with_any_entity(
    workspace: Workspace, finder: Finder, data: st.DataObject
) -> None:
    said_of_any_entity(RULESET, workspace.packs, finder, data)


@given(data=st.data())
def test_what_is_played_is_refused_with_reasons_or_goes_on(workspace: Workspace, data: st.DataObject) -> None:
    refused_or_played(RULESET, workspace.snapshot(data.draw(st.sampled_from(SCENARIOS))), data)
