"""Shipped content with slips in it: checked, refused or played, never a crash, whatever the ruleset."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plugins.broken_content import Finder, refused_or_played, said_of_any_entity, warm
from workbench.engine.ruleset import Ruleset
from workbench.engine.snapshot import Snapshot
from workbench.workspace import Workspace

#: A pack that ships, to the scenarios of it that are broken and played.
SCENARIOS = {
    "kanto": (
        "intro_one_on_one", "training_battle", "campaign_starter", "route_1", "wild_onix_game_master", "draft_match",
    ),
    "wave2_starter": ("starter_duel", "meadow_visit", "tide_against_ember"),
    "figure_arena": ("standard_match", "quick_match", "trick_match", "own_team"),
    "master_trainer": ("standard_game", "two_trainers"),
}  # fmt: skip


@dataclass(frozen=True)
class Shipped:
    """A pack that ships: its rules, what finds its faults, warm, and what its scenarios are played from."""

    workspace: Workspace
    ruleset: Ruleset
    finder: Finder
    snapshots: tuple[Snapshot, ...]


@pytest.fixture(scope="module", params=sorted(SCENARIOS))
def shipped(request: pytest.FixtureRequest) -> Shipped:
    """Each pack in turn."""
    workspace = Workspace.open(request.param)
    assert workspace.ruleset is not None
    snapshots = tuple(workspace.snapshot(name) for name in SCENARIOS[request.param])
    return Shipped(workspace, workspace.ruleset, warm(workspace), snapshots)


@given(data=st.data())
def test_checks_and_card_texts_say_what_is_wrong_with_any_entity(shipped: Shipped, data: st.DataObject) -> None:
    said_of_any_entity(shipped.ruleset, shipped.workspace.packs, shipped.finder, data)


@given(data=st.data())
def test_what_is_played_is_refused_with_reasons_or_goes_on(shipped: Shipped, data: st.DataObject) -> None:
    refused_or_played(shipped.ruleset, data.draw(st.sampled_from(shipped.snapshots)), data)
