"""Play many games by agents and count: wins, length, what happened at least once and what never did.

Workers change the time and nothing else: game i is seeded by the seed and i.
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterator

from workbench.cli import agents
from workbench.cli.opening import open_pack
from workbench.cli.output import Progress, give, plural
from workbench.cli.parser import add_format, add_pack, count, whole_number
from workbench.cli.playable import ContentAtFault, playable, say_faults
from workbench.playtest.batch import run_batch
from workbench.playtest.batch_result import BatchResult
from workbench.pluginhost import compile_snapshot


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("scenario", metavar="SCENARIO", help="the scenario's id")
    parser.add_argument("--games", type=count, required=True, metavar="N", help="how many games")
    parser.add_argument("--agents", default="greedy", metavar="NAMES", help="one for all seats, or one a seat")
    parser.add_argument("--npc", default="greedy", metavar="NAME", help="who plays what belongs to nobody")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the seed of all chance (default 1)")
    parser.add_argument("--workers", type=count, default=1, metavar="N", help="processes that play (default 1)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Play and count."""
    workspace = open_pack(options.pack)
    try:
        ready = playable(workspace, options.scenario)
    except ContentAtFault as fault:
        say_faults(options.scenario, fault)
        if options.format == "json":
            give(options, {"games": 0, "wins": {}, "draws": 0, "errors": fault.reasons}, "")
        return 1
    seats = agents.by_seat(options.agents, ready.game.seats, options.npc, people=False)
    names = {seat: name for seat, name in seats.items() if name is not None}
    progress = Progress("games", options.games)
    try:
        result = run_batch(
            ready.snapshot,
            options.games,
            names,
            options.seed,
            options.workers,
            compile_snapshot,
            leave_interrupts,
            progress,
        )
    finally:
        progress.end()
    give(options, result.to_json(), "\n".join(_lines(result)))
    return 0


def leave_interrupts() -> None:
    """Let Ctrl+C, which a terminal sends to every process, be the parent's alone: called first in each worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _lines(result: BatchResult) -> Iterator[str]:
    """Say the numbers."""
    yield f"{plural(result.games, 'game')}, {result.games_per_second:.1f} a second"
    for seat, won in result.wins.items():
        low, high = result.interval(seat)
        yield f"seat {seat} ({result.agents[seat]}): {plural(won, 'win')}, {low:.0%} to {high:.0%} of games"
    yield f"nobody: {plural(result.draws, 'game')}"
    yield f"{result.decisions_per_game:.1f} decisions and {result.rounds_per_game:.1f} rounds a game"
    for reason, number in result.reasons.items():
        yield f"ended by {reason}: {number}"
    for group, covered in result.coverage.items():
        yield f"{group}: {covered.fired} of {covered.total} happened"
        if covered.never:
            yield f"    never: {', '.join(covered.never)}"
