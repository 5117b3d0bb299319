"""Which scenario F5 plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.gui.document import Document
from workbench.gui.playable import scenario_to_play, to_be_played
from workbench.model.ref import EntityRef
from workbench.workspace import NotFound, Workspace

CAMPAIGN = EntityRef("kanto", "campaign", "kanto")


def test_the_one_in_front_else_one_on_the_map_in_front_else_the_first_root(shipped_content: Path) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    second = EntityRef("kanto", "scenario", "training_battle")
    first = EntityRef("kanto", "scenario", "intro_one_on_one")
    assert scenario_to_play(document, second) == second
    assert scenario_to_play(document, None) == first
    assert scenario_to_play(document, CAMPAIGN) == CAMPAIGN
    assert scenario_to_play(document, EntityRef("kanto", "map", "training_field")) == first


def test_a_pack_without_scenarios_has_nothing_to_play(document: Document, ref: Callable[[str], EntityRef]) -> None:
    assert scenario_to_play(document, ref("trainer:ann")) is None


def test_a_name_means_a_scenario_else_a_campaign(shipped_content: Path) -> None:
    workspace = Workspace.open(shipped_content / "kanto")
    assert to_be_played(workspace, "kanto") == CAMPAIGN
    assert to_be_played(workspace, "route_1") == EntityRef("kanto", "scenario", "route_1")
    with pytest.raises(NotFound, match="Did you mean `route_1`"):
        to_be_played(workspace, "rout_1")
