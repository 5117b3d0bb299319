"""Play a recorded game again: tell what happened, and compare it with the record, state by state.

The content is the pack named by --pack, else what the replay embeds, else the pack by its id: beside the replay, where
it was recorded, among those that ship. Exit status 1 when the game goes another way. Entities that are not those that
were played are named; the content that the replay embeds is played when --pack is left out.

With --as what happened is told as one seat saw it: no hand, deck or secret choice of another. The file itself holds the
whole game, so what is shared as one seat is what is told, not the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from workbench import places, pluginhost
from workbench.cli.opening import open_pack
from workbench.cli.output import give, plural, say
from workbench.cli.parser import add_format, count
from workbench.cli.playable import ContentAtFault, Playable, playable, say_faults
from workbench.cli.wrong_use import WrongUse
from workbench.engine.event import Event
from workbench.engine.replay import BadReplay, Replay, Verdict, verify
from workbench.engine.rerun import IllegalDecision, rerun
from workbench.engine.ruleset import SetupRefused
from workbench.engine.scripted import BadFace
from workbench.engine.snapshot import Snapshot
from workbench.playtest.log import lines_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the replay")
    parser.add_argument("--pack", metavar="PACK", help="play it with this pack's content")
    parser.add_argument("--verify", action="store_true", help="only compare; do not tell what happened")
    parser.add_argument("--as", dest="seat", type=count, metavar="SEAT", help="tell only what this seat may know")
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="the language of what is told (default en)")
    add_format(parser)


def run(options: argparse.Namespace) -> int:
    """Play again and compare."""
    replay = _read(options.file)
    try:
        ready = _ready(options, replay)
    except ContentAtFault as fault:
        say_faults(replay.scenario, fault)
        differs = replay.differs(fault.snapshot)
        if options.format == "text":
            for line in _other_content(options, replay, fault.snapshot, differs):
                say(line)
        if options.format == "json":
            give(options, {"matches": False, "diverged_at": 0, "differs": differs, "errors": fault.reasons}, "")
        return 1
    eyes = _eyes(options.seat, ready.game.seats)
    if options.format == "text" and not options.verify:
        for line in _story(ready, replay, options.lang, eyes):
            say(f"    {line}")
    verdict = verify(ready.game, replay)
    differs = replay.differs(ready.snapshot)
    document = {
        "matches": verdict.matches,
        "diverged_at": verdict.diverged_at,
        "differs": differs,
        "reason": verdict.reason,
        "decisions": len(replay.decisions),
        "result": replay.result,
    }
    other = _other_content(options, replay, ready.snapshot, differs)
    give(options, document, "\n".join([*other, _text(replay, verdict)]))
    return 0 if verdict.matches else 1


def _eyes(seat: int | None, seats: int) -> int:
    """Return the bit mask of the seat that is told to; 0 for all that happened."""
    if seat is not None and seat > seats:
        raise WrongUse(f"--as: the game has no seat `{seat}`, its seats are 1 to {seats}")
    return 1 << seat - 1 if seat else 0


def _read(file: Path) -> Replay:
    """Read the replay."""
    try:
        return Replay.from_bytes(file.read_bytes())
    except OSError as error:
        raise WrongUse(f"the replay `{file}` cannot be read: {error.strerror}") from error
    except BadReplay as error:
        raise WrongUse(f"`{file}`: {error}") from error


def _ready(options: argparse.Namespace, replay: Replay) -> Playable:
    """Return the content to play with, and its game."""
    if options.pack:
        return playable(open_pack(options.pack), replay.scenario)
    if not replay.content:
        return playable(open_pack(_where(options.file, replay)), replay.scenario)
    try:
        snapshot = replay.snapshot()
    except BadReplay as error:
        raise WrongUse(f"`{options.file}`: {error}") from error
    try:
        return Playable(snapshot, pluginhost.compile_snapshot(snapshot))
    except pluginhost.PluginOff as error:
        raise WrongUse(f"`{options.file}`: {error}") from error
    except SetupRefused as refused:
        raise ContentAtFault(refused.reasons, snapshot) from refused
    except Exception as error:  # no check has seen this content, and a ruleset may trust it
        reason = f"the ruleset `{snapshot.ruleset}` cannot read the embedded content: {type(error).__name__}: {error}"
        raise ContentAtFault([reason], snapshot) from error


def _where(file: Path, replay: Replay) -> str:
    """Return where the pack of a replay without content lies."""
    tried = [file.parent / replay.pack, file.parent / f"{replay.pack}.zip"]
    if replay.pack_path:
        tried.append(Path(replay.pack_path))
    found = next((str(path) for path in tried if path.exists()), None)
    if found or replay.pack in places.shipped_packs():
        return found or replay.pack
    raise WrongUse(f"the pack `{replay.pack}` of `{file}` is not beside it, nor where it was; name it with --pack")


def _story(ready: Playable, replay: Replay, lang: str, eyes: int) -> Iterator[str]:
    """Yield what happens, as far as the decisions can be taken and all seats of the bit mask `eyes` may know it."""
    events: list[Event] = []
    try:
        for at, _ in enumerate(rerun(ready.game, replay.seed, replay.decisions, replay.laid, events)):
            yield from (line.text for line in lines_of(ready.game, at, events, eyes, lang))
            events.clear()
    except (IllegalDecision, BadFace) as error:
        yield str(error)


def _other_content(
    options: argparse.Namespace, replay: Replay, snapshot: Snapshot, differs: list[str]
) -> Iterator[str]:
    """Say which entities are not those that were played, and how to play with those that were."""
    for ref in differs:
        why = "not here" if ref not in snapshot.hashes else "not recorded" if ref not in replay.hashes else "changed"
        yield f"different content: {ref} ({why})"
    if differs and replay.content and not options.pack:
        yield "the content that the replay embeds is not what was played: the file was changed since"
    elif differs and replay.content:
        yield f"the replay embeds the content that was played: `workbench replay {options.file}` plays with that"
    elif differs:
        yield "the replay embeds no content; only the pack as it was plays the same game"


def _text(replay: Replay, verdict: Verdict) -> str:
    """Say how it compares."""
    ended = (replay.result or {}).get("reason", "not finished")
    if verdict.matches:
        return f"{plural(len(replay.decisions), 'decision')}, the same game: {ended}"
    return f"another game: {verdict.reason}"
