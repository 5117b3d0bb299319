"""Games that reckon."""

from workbench.engine.reckoned import Reckons
from workbench.workspace import Workspace


def test_a_game_reckons_or_does_not():
    for pack, scenario, reckons in (("master_trainer", "two_trainers", True), ("wave2_starter", "starter_duel", False)):
        workspace = Workspace.open(pack)
        assert isinstance(workspace.compile(workspace.snapshot(scenario)), Reckons) == reckons
