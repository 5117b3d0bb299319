"""From the name of a scenario to a game that can be played, or everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from workbench.cli.opening import named_id
from workbench.cli.output import plural, say
from workbench.engine.game import Game
from workbench.engine.ruleset import SetupRefused
from workbench.engine.snapshot import Snapshot
from workbench.model.diagnostic import Diagnostic
from workbench.model.lookup import NotFound, Unread
from workbench.model.ref import EntityRef
from workbench.playtest.reasons import errors_in, every_reason
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
    ref = readable(workspace, "scenario", scenario)
    snapshot = workspace.snapshot(ref.id)
    errors = errors_in(workspace.findings(), snapshot)
    try:
        game = workspace.compile(snapshot)
    except SetupRefused as refused:
        raise ContentAtFault(every_reason(errors, refused.reasons, placed), snapshot) from refused
    except PluginOff as off:
        raise ContentAtFault(every_reason(errors, [] if errors else [str(off)], placed), snapshot) from off
    except Exception:  # what has errors may trip a ruleset that trusts it; the errors say why
        if not errors:
            raise
    if errors:
        raise ContentAtFault(every_reason(errors, (), placed), snapshot)
    return Playable(snapshot, game)


def readable(workspace: Workspace, kind: str, name: str) -> EntityRef:
    """Return the scenario or campaign of a name.

    Raises:
        ContentAtFault: it is there, in a file that cannot be read.
        WrongUse: it is not there.
    """
    try:
        return workspace.resolve_id(kind, name)
    except Unread as unread:
        about = [placed(fault) for fault in workspace.findings() if fault.ref == unread.ref]
        raise ContentAtFault(about or [str(unread)], Snapshot("", "", {})) from unread
    except NotFound:
        return named_id(workspace, kind, name)


def sound(workspace: Workspace, snapshot: Snapshot) -> None:
    """Raise ContentAtFault when what a snapshot holds has errors."""
    errors = errors_in(workspace.findings(), snapshot)
    if errors:
        raise ContentAtFault(every_reason(errors, (), placed), snapshot)


def placed(error: Diagnostic) -> str:
    """Return an error with its file and line, and what would mend it."""
    mended = f"; {error.help[:1].lower()}{error.help[1:]}" if error.help else ""
    return f"{error.file}:{error.line}: {error.code}: {error.message}{mended}"


def say_faults(scenario: str, fault: ContentAtFault) -> None:
    """Say on standard error why a scenario is not played."""
    say(f"workbench: `{scenario}` cannot be played, {plural(len(fault.reasons), 'reason')}:")
    for reason in fault.reasons:
        say(f"  {reason}")
