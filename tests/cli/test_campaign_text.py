"""What is read between two scenarios."""

from workbench.cli.campaign_text import carried, introduced
from workbench.workspace import Workspace


def test_steps_story_and_goal_are_told_before_the_first_scenario():
    said = introduced(Workspace.open("kanto").campaign("kanto"), "en").splitlines()
    assert "First steps in Kanto" in said
    assert "  [>] Your first Pokémon" in said
    assert "  [ ] Route 1" in said
    assert any(line.startswith("Choose a starter") for line in said)


def test_nothing_is_carried_at_the_start():
    assert carried(Workspace.open("kanto").campaign("kanto"), "it") == []
