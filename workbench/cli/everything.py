"""`simulate --everything`: what packs' content can make happen, and what of it never did."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from workbench.cli.output import Progress, give, plural, say
from workbench.cli.playable import ContentAtFault, placed, say_faults
from workbench.model.diagnostic import Severity
from workbench.playtest.everything import ExerciseFailed
from workbench.playtest.everything_result import Everything
from workbench.playtest.reasons import every_reason
from workbench.pluginhost import PluginOff
from workbench.workspace import Workspace


def run_everything(options: argparse.Namespace, workspace: Workspace) -> Everything | None:
    """Play everything and return the result; None when the pack has errors, which are told."""
    try:
        return _played(options, workspace)
    except ContentAtFault as fault:
        say_faults(workspace.packs.opened.id, fault)
        if options.format == "json":
            give(options, {"games": 0, "coverage": {}, "errors": fault.reasons}, "")
        return None


def _played(options: argparse.Namespace, workspace: Workspace) -> Everything:
    errors = [finding for finding in workspace.findings() if finding.severity is Severity.ERROR]
    if errors:
        raise ContentAtFault(every_reason(errors, (), placed), workspace.content())
    progress = Progress("things that happened", "all")
    try:
        return workspace.everything(options.seed, turns=options.attempts, progress=progress)
    except PluginOff as off:
        raise ContentAtFault([str(off)], workspace.content()) from off
    except ExerciseFailed as failed:
        say(f"workbench: {failed}")
        raise
    finally:
        progress.end()


def told(result: Everything) -> Iterator[str]:
    """Say what happened and what never did."""
    yield f"{plural(result.games, 'game')}, {plural(result.decisions, 'decision')}, {result.seconds:.1f} seconds"
    for group, covered in result.coverage.items():
        yield f"{group}: {covered.fired} of {covered.total} happened"
        if covered.never:
            yield f"    never: {', '.join(covered.never)}"
    for name, why in result.by_hand.items():
        yield f"not played by the rules: {name}, {why}"
    for scenario, reasons in result.refused.items():
        yield f"`{scenario}` cannot be played: {'; '.join(reasons)}"
