"""Play many games by agents and count: wins, length, what happened at least once and what never did.

Workers change the time and nothing else: game i is seeded by the seed and i. With --everything in place of a scenario
the pack's scenarios are played, and after them situations made up from its content, until every power, item, glyph,
terrain, status … has happened at least once; what never did is named. --keep keeps the numbers in the state folder,
--kept lists what was kept, to compare one version of a pack with the next.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from workbench.cli import agents
from workbench.cli.everything import run_everything, told
from workbench.cli.opening import named_id, open_pack
from workbench.cli.output import Progress, give, plural
from workbench.cli.parser import add_format, add_pack, count, whole_number
from workbench.cli.playable import ContentAtFault, Playable, playable, say_faults
from workbench.cli.wrong_use import WrongUse
from workbench.engine.reckoned import Reckons
from workbench.playtest.batch import run_batch
from workbench.playtest.batch_result import BatchResult
from workbench.playtest.everything import TURNS
from workbench.pluginhost import compile_snapshot
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("scenario", metavar="SCENARIO", nargs="?", help="the scenario's id")
    parser.add_argument("--games", type=count, metavar="N", help="how many games")
    parser.add_argument(
        "--everything",
        action="store_true",
        help="in place of a scenario: play until all that the content can make happen has happened",
    )
    parser.add_argument(
        "--attempts",
        type=count,
        default=TURNS,
        metavar="N",
        help=f"with --everything: how often situations are made up for what is left (default {TURNS})",
    )
    parser.add_argument("--agents", default="greedy", metavar="NAMES", help="one for all seats, or one a seat")
    parser.add_argument("--npc", default="greedy", metavar="NAME", help="who plays what belongs to nobody")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the seed of all chance (default 1)")
    parser.add_argument("--workers", type=count, default=1, metavar="N", help="processes that play (default 1)")
    parser.add_argument("--keep", action="store_true", help="keep the numbers, to compare them later")
    parser.add_argument("--kept", action="store_true", help="play nothing, list the numbers that were kept")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Play and count."""
    _agree(options)
    workspace = open_pack(options.pack)
    if options.kept:
        return _list_kept(options, workspace)
    if options.keep:
        _expect_to_keep()
    if options.everything:
        everything = run_everything(options, workspace)
        if everything is None:
            return 1
        if options.keep:
            _keep(workspace, "", "curious", everything.to_json())
        give(options, everything.to_json(), "\n".join(told(everything)))
        return 0
    try:
        ready = playable(workspace, options.scenario)
    except ContentAtFault as fault:
        say_faults(options.scenario, fault)
        if options.format == "json":
            give(options, {"games": 0, "wins": {}, "draws": 0, "errors": fault.reasons}, "")
        return 1
    result = _batch(options, ready)
    if options.keep:
        _keep(workspace, ready.snapshot.scenario, options.agents, result.to_json())
    reckoned = ready.game.reckoned("en") if isinstance(ready.game, Reckons) else ()
    give(options, result.to_json(), "\n".join(_lines(result, reckoned)))
    return 0


def _agree(options: argparse.Namespace) -> None:
    """Refuse arguments that do not go together."""
    if options.everything == (options.scenario is not None):
        raise WrongUse("simulate: name a scenario, or use --everything in its place; `workbench simulate --help`")
    if not options.everything and not options.kept and options.games is None:
        raise WrongUse("simulate: say how many games with --games N; `workbench simulate --help` says more")
    if options.everything and options.games is not None:
        raise WrongUse("simulate: --everything plays as many games as it needs; leave --games out")


def _batch(options: argparse.Namespace, ready: Playable) -> BatchResult:
    """Play the games."""
    seats = agents.by_seat(options.agents, ready.game.seats, options.npc, people=False)
    names = {seat: name for seat, name in seats.items() if name is not None}
    progress = Progress("games", options.games)
    try:
        return run_batch(
            ready.snapshot,
            options.games,
            names,
            options.seed,
            options.workers,
            compile_snapshot,
            progress=progress,
        )
    finally:
        progress.end()


def _content(workspace: Workspace, scenario: str) -> str:
    """Return the digest of what is played: a scenario's content, else that of all packs."""
    return (workspace.snapshot(scenario) if scenario else workspace.content()).digest


def _keep(workspace: Workspace, scenario: str, players: str, report: dict[str, object]) -> None:
    from workbench.cli.kept import keep  # noqa: PLC0415 SQLModel takes most of a second to import

    keep(workspace.packs.opened.id, scenario, _content(workspace, scenario), players, report)


def _expect_to_keep() -> None:
    """Refuse before anything is played where nothing can be kept."""
    from workbench.cli.kept import expect_to_keep  # noqa: PLC0415 SQLModel takes most of a second to import

    expect_to_keep()


def _list_kept(options: argparse.Namespace, workspace: Workspace) -> int:
    from workbench.cli.kept import give_kept  # noqa: PLC0415 SQLModel takes most of a second to import

    scenario = "" if options.everything else named_id(workspace, "scenario", options.scenario).id
    give_kept(options, workspace.packs.opened.id, scenario, _content(workspace, scenario))
    return 0


def _lines(result: BatchResult, reckoned: Sequence[str]) -> Iterator[str]:
    """Say the numbers: those that were counted and, beside the length, those that the game reckons exactly."""
    yield f"{plural(result.games, 'game')}, {result.games_per_second:.1f} a second"
    for seat, won in result.wins.items():
        low, high = result.interval(seat)
        yield f"seat {seat} ({result.agents[seat]}): {plural(won, 'win')}, {low:.0%} to {high:.0%} of games"
    yield f"nobody: {plural(result.draws, 'game')}"
    yield f"{result.decisions_per_game:.1f} decisions and {result.rounds_per_game:.1f} rounds a game"
    yield from (f"reckoned: {line}" for line in reckoned)
    for reason, number in result.reasons.items():
        yield f"ended by {reason}: {number}"
    for group, covered in result.coverage.items():
        if covered.total:
            yield f"{group.replace('_', ' ')}: {covered.fired} of {covered.total} happened"
        if covered.never:
            yield f"    never: {', '.join(covered.never)}"
