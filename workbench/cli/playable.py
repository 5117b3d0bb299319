"""From the name of a scenario to a game that can be played, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from workbench.cli.opening import named_id
from workbench.cli.output import plural, say
from workbench.engine.game import Game
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Severity
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef
from workbench.pluginhost import PluginOff
from workbench.workspace import Workspace


class ContentAtFault(Exception):
    """A scenario cannot be played; `reasons` says why, each with its place; `snapshot` is what it would play."""

    def __init__(self, reasons: Sequence[str], snapshot: Snapshot) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = list(reasons)
        self.snapshot = snapshot


class Playable(NamedTuple):
    """The content of a game, and the game."""

    snapshot: Snapshot
    game: Game[Any]


def playable(workspace: Workspace, scenario: str) -> Playable:
    """Return a scenario's game.

    Raises:
        ContentAtFault: what it plays has errors.
    """
    ref = named_id(workspace, "scenario", scenario)
    snapshot = workspace.snapshot(ref.id)
    sound(workspace, snapshot)
    try:
        return Playable(snapshot, workspace.compile(snapshot))
    except SetupRefused as refused:
        raise ContentAtFault(refused.reasons, snapshot) from refused
    except PluginOff as off:
        raise ContentAtFault([str(off)], snapshot) from off


def sound(workspace: Workspace, snapshot: Snapshot) -> None:
    """Raise ContentAtFault when what a snapshot holds has errors."""
    faults = [
        f"{finding.file}:{finding.line}: {finding.code}: {finding.message}"
        for finding in workspace.findings()
        if finding.severity is Severity.ERROR and _matters(finding.ref, snapshot)
    ]
    if faults:
        raise ContentAtFault(faults, snapshot)


def _matters(ref: EntityRef | None, snapshot: Snapshot) -> bool:
    """True for an entity that is played, and for the pack itself, without which nothing that it requires is there."""
    return ref is None or ref.kind == MANIFEST or str(ref) in snapshot.entities


def say_faults(scenario: str, fault: ContentAtFault) -> None:
    """Say on standard error why a scenario is not played."""
    say(f"workbench: `{scenario}` cannot be played, {plural(len(fault.reasons), 'reason')}:")
    for reason in fault.reasons:
        say(f"  {reason}")
