"""Playing what is in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

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
