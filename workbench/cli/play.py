"""Play one game: by agents, by people at this terminal, or both; with --record keep it as a replay.

Exit status 1 when the scenario cannot be played because of errors in its content.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from msgspec import structs

from workbench import places
from workbench.cli import agents
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, add_pack, numbers, whole_number
from workbench.cli.playable import ContentAtFault, Playable, playable, say_faults
from workbench.cli.table import Left, play_by_hand
from workbench.cli.wrong_use import WrongUse
from workbench.engine.event import Event
from workbench.engine.play import STREAMS, play
from workbench.engine.replay import Replay, record
from workbench.engine.scripted import BadFace, ScriptedChance
from workbench.playtest.session import Session
from workbench.workspace import Workspace


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_pack(parser)
    parser.add_argument("scenario", metavar="SCENARIO", help="the scenario's id")
    parser.add_argument(
        "--agents", default="greedy", metavar="NAMES", help="human, random or greedy: one for all seats or one a seat"
    )
    parser.add_argument("--npc", default="greedy", metavar="NAME", help="who plays what belongs to nobody")
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="the seed of all chance (default 1)")
    parser.add_argument("--dice", type=numbers, default=[], metavar="N,N,…", help="the first dice, as they shall fall")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the replay here")
    parser.add_argument("--log", action="store_true", help="say on standard error what happens")
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language of the game (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Play and report."""
    workspace = open_pack(options.pack)
    try:
        ready = playable(workspace, options.scenario)
    except ContentAtFault as fault:
        say_faults(options.scenario, fault)
        if options.format == "json":
            give(options, {"result": None, "decisions": 0, "rounds": 0, "replay": None, "errors": fault.reasons}, "")
        return 1
    seats = agents.by_seat(options.agents, ready.game.seats, options.npc, people=True)
    try:
        replay = _by_hand(ready, seats, options) if None in seats.values() else _by_agents(ready, seats, options)
    except BadFace as error:
        raise WrongUse(f"--dice: {error}") from error
    _keep(options.record, structs.replace(replay, pack_path=_path_of(workspace)))
    _report(options, replay)
    return 0


def _by_agents(ready: Playable, seats: Mapping[int, str | None], options: argparse.Namespace) -> Replay:
    """Let agents play to the end."""
    names = {seat: name for seat, name in seats.items() if name is not None}
    chance = ScriptedChance(options.seed, STREAMS, options.dice) if options.dice else None
    events: list[Event] | None = [] if options.log else None
    played = play(ready.game, names, options.seed, events, chance)
    for event in events or ():
        text = ready.game.tell(event, options.lang)
        if text:
            say(f"    {text}")
    dice = {0: options.dice} if options.dice else {}
    return record(ready.game, ready.snapshot, options.seed, played.decisions, seats, dice, played.result)


def _by_hand(ready: Playable, seats: Mapping[int, str | None], options: argparse.Namespace) -> Replay:
    """Let people at this terminal and agents play; a person who leaves ends the game where it stands."""
    session = Session(ready.game, options.seed, seats, snapshot=ready.snapshot, dice=options.dice)
    try:
        play_by_hand(session, options.lang)
    except Left:
        say("you left the table")
    return session.replay()


def _path_of(workspace: Workspace) -> str:
    """Return where the pack lies, so that the replay finds it again; empty for one that ships, or if it is no text."""
    folder = workspace.folder().resolve()
    told = not folder.is_relative_to(places.content().resolve()) and bytes(folder).decode("utf-8", "ignore")
    return told if told == str(folder) else ""


def _keep(file: Path | None, replay: Replay) -> None:
    """Write the replay, when that was asked for."""
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(replay.to_bytes())
    except OSError as error:
        raise WrongUse(f"the replay `{file}` cannot be written: {error.strerror}") from error


def _report(options: argparse.Namespace, replay: Replay) -> None:
    """Say how the game ended."""
    document = {
        "result": replay.result,
        "decisions": len(replay.decisions),
        "rounds": replay.rounds,
        "seed": replay.seed,
        "replay": str(options.record) if options.record else None,
    }
    result = replay.result
    if result is None:
        ended = "not finished"
    elif result["winner"] is None:
        ended = f"nobody wins: {result['reason']}"
    else:
        ended = f"seat {result['winner']} wins: {result['reason']}"
    lines = [f"{ended} ({plural(replay.rounds, 'round')}, {plural(len(replay.decisions), 'decision')})"]
    if options.record:
        lines.append(f"replay written to {options.record}")
    give(options, document, "\n".join(lines))
