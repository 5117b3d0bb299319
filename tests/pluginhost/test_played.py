"""Playing what is in memory."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from workbench.edits.set_value import SetValue
from workbench.engine.campaign import NoCampaigns
from workbench.pluginhost.played import Played
from workbench.workspace import NotFound, Workspace


def test_a_snapshot_names_the_scenario_and_a_session_plays_it(shipped_content: Path) -> None:
    workspace = Workspace.open(shipped_content / "kanto")
    assert isinstance(workspace, Played)
    assert workspace.snapshot("intro_one_on_one").scenario == "intro_one_on_one"
    session = workspace.session("intro_one_on_one", 1, {1: "random", 2: "greedy"})
    assert session.advance()


def test_a_scenario_that_is_not_there_is_told(shipped_content: Path) -> None:
    with pytest.raises(NotFound):
        Workspace.open(shipped_content / "kanto").snapshot("nowhere")


def test_what_has_no_ruleset_of_its_own_must_say_so() -> None:
    with pytest.raises(NotImplementedError):
        _ = Played().ruleset


def test_a_campaign_is_begun_and_follows_edits_of_the_pack(tmp_path: Path, shipped_content: Path) -> None:
    shutil.copytree(shipped_content / "kanto", tmp_path / "kanto")
    workspace = Workspace.open(tmp_path / "kanto")
    campaign = workspace.campaign("kanto", seed=4)
    assert (campaign.current, campaign.step_seed) == ("campaign_starter", 4)
    saved = campaign.saved()
    workspace.apply(SetValue(workspace.resolve_ref("scenario:route_1"), "/rules/money", 7))
    assert workspace.load_campaign(saved).differs == ["scenario:route_1"]
    assert b'"money"' in campaign.content.step("route_1").entities["scenario:route_1"]


def test_a_campaign_that_is_not_there_is_told(shipped_content: Path) -> None:
    with pytest.raises(NotFound, match="Did you mean `kanto`"):
        Workspace.open(shipped_content / "kanto").campaign("kantoo")


def test_a_ruleset_without_campaigns_is_told(tmp_path: Path, shipped_content: Path) -> None:
    shutil.copytree(shipped_content / "kanto", tmp_path / "kanto")
    workspace = Workspace.open(tmp_path / "kanto")
    plain: Any = SimpleNamespace(id="pokescape")
    workspace.__dict__["_found_ruleset"] = (plain, "")
    with pytest.raises(NoCampaigns, match="`pokescape` plays no campaigns"):
        workspace.campaign("kanto")
