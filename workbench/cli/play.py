"""Play one game, or a campaign scenario by scenario: by agents, by people at this terminal, or both.

With --record a game is kept as a replay, of a campaign one for each scenario. With --progress a campaign is kept after
each scenario, and when a person leaves; a file that is there is gone on with.
Exit status 1 when it cannot be played because of errors in its content.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from workbench.cli import agents, play_campaign, replays
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack, numbers, whole_number
from workbench.cli.playable import ContentAtFault, Playable, playable, say_faults
from workbench.cli.table import Left, by_agents, play_by_hand
from workbench.cli.wrong_use import WrongUse
from workbench.engine.replay import Replay, record
from workbench.engine.scripted import BadFace
from workbench.playtest.session import Session
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("scenario", metavar="SCENARIO", help="the id of a scenario, or of a campaign")
    parser.add_argument(
        "--agents", default="greedy", metavar="NAMES", help="human, random or greedy: one for all seats or one a seat"
    )
    parser.add_argument("--npc", default="greedy", metavar="NAME", help="who plays what belongs to nobody")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="the seed of all chance (default 1)")
    parser.add_argument("--dice", type=numbers, default=[], metavar="N,N,…", help="the first dice, as they shall fall")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the replay here")
    parser.add_argument(
        "--progress", type=Path, nargs="?", const=Path(), metavar="FILE",
        help="keep a campaign's progress here, and go on with it (default: in the state folder)",
    )  # fmt: skip
    parser.add_argument("--log", action="store_true", help="say on standard error what happens")
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language of the game (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Play and report."""
    workspace = open_pack(options.pack)
    replays.refuse_early(options.record)
    if play_campaign.is_campaign(workspace, options.scenario):
        return play_campaign.run(workspace, options)
    if options.progress is not None:
        raise WrongUse(f"--progress is for campaigns, and `{options.scenario}` is none")
    options.seed = 1 if options.seed is None else options.seed
    try:
        ready = playable(workspace, options.scenario)
    except ContentAtFault as fault:
        say_faults(options.scenario, fault)
        if options.format == "json":
            give(options, {"result": None, "decisions": 0, "rounds": 0, "replay": None, "errors": fault.reasons}, "")
        return 1
    seats = agents.by_seat(options.agents, ready.game.seats, options.npc, people=True)
    try:
        if None in seats.values():
            replay = _by_hand(ready, seats, options, workspace)
        else:
            replay = _by_agents(ready, seats, options)
    except BadFace as error:
        raise WrongUse(f"--dice: {error}") from error
    replays.keep(options.record, replay, workspace)
    _report(options, replay)
    return 0


def _by_agents(ready: Playable, seats: Mapping[int, str | None], options: argparse.Namespace) -> Replay:
    """Let agents play to the end."""
    played = by_agents(ready.game, seats, options.seed, options.dice, options.lang if options.log else "")
    dice = {0: options.dice} if options.dice else {}
    return record(ready.game, ready.snapshot, options.seed, played.decisions, seats, dice, played.result)


def _by_hand(
    ready: Playable, seats: Mapping[int, str | None], options: argparse.Namespace, workspace: Workspace
) -> Replay:
    """Let people at this terminal and agents play; a person who leaves ends the game where it stands."""
    session = Session(ready.game, options.seed, seats, snapshot=ready.snapshot, dice=options.dice)
    try:
        play_by_hand(session, options.lang)
    except Left:
        say("you left the table")
    except KeyboardInterrupt:
        replays.keep(options.record, session.replay(), workspace)
        raise
    return session.replay()


def _report(options: argparse.Namespace, replay: Replay) -> None:
    """Say how the game ended."""
    document = {
        "result": replay.result,
        "decisions": len(replay.decisions),
        "rounds": replay.rounds,
        "seed": replay.seed,
        "replay": str(options.record) if options.record else None,
    }
    ended = replays.ended(replay.result)
    lines = [f"{ended} ({plural(replay.rounds, 'round')}, {plural(len(replay.decisions), 'decision')})"]
    if options.record:
        lines.append(f"replay written to {options.record}")
    give(options, document, "\n".join(lines))
