"""A game at the terminal: numbered options, the question, what happened, and undo; or agents alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.cli.output import plural, say
from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.play import STREAMS, Played, play
from workbench.engine.scripted import ScriptedChance
from workbench.playtest.session import Session

#: What is said when every laid die has fallen.
RAN_OUT = "all of them have fallen; from here on the seed rolls"
#: How many answers are named when words fit several.
SHOWN = 6


class Left(Exception):
    """The person left the table."""


def play_by_hand(session: Session, lang: str, recall: int | None = None) -> None:
    """Let agents and people take their turns until the game is over.

    Everything is said on standard error; answers are lines of standard input. `recall` says of a game that goes on only
    so many of its last lines.

    Raises:
        Left: the person typed q, or the input ended.
    """
    told = 0 if recall is None else max(0, len(session.log(lang)) - recall)
    laid = bool(faces_left(session.state.chance))
    while session.result is None:
        told = _tell(session, told, lang)
        if laid and not faces_left(session.state.chance):
            say(f"--dice: {RAN_OUT}")
            laid = False
        if session.advance():
            continue
        if session.result is None:
            _ask(session, lang)
    _tell(session, told, lang)
    if left := faces_left(session.state.chance):
        say(f"--dice: {left_over(left)}")


def faces_left(chance: Chance) -> list[int]:
    """Return the laid faces that no die has shown yet."""
    return chance.faces if isinstance(chance, ScriptedChance) else []


def left_over(faces: Sequence[int]) -> str:
    """Return that the game ended before all laid dice had fallen."""
    return f"{plural(len(faces), 'die', 'dice')} left over when the game ended: `{', '.join(map(str, faces))}`"


def by_agents(
    game: Game[Any], seats: Mapping[int, str | None], seed: int, dice: Sequence[int] = (), lang: str = ""
) -> Played:
    """Let agents play to the end, with faces for the first dice; say what happens when there is a `lang` to say it in.

    Raises:
        BadFace: a die shows what it cannot.
    """
    names = {seat: name for seat, name in seats.items() if name is not None}
    chance = ScriptedChance(seed, STREAMS, dice) if dice else None
    events: list[Event] | None = [] if lang else None
    played = play(game, names, seed, events, chance)
    for event in events or ():
        text = game.tell(event, lang)
        if text:
            say(f"    {text}")
    if dice:
        left = faces_left(played.state.chance)
        say(f"--dice: {left_over(left) if left else RAN_OUT}")
    return played


def _tell(session: Session, told: int, lang: str) -> int:
    """Say the lines of the log that are new; return how many are told."""
    log = session.log(lang)
    for line in log[min(told, len(log)) :]:
        say(f"    {line.text}")
    return len(log)


def _ask(session: Session, lang: str) -> None:
    """Ask the person one question until there is an answer."""
    options = sorted(session.options(lang), key=lambda option: (option.weight, option.action))
    numbers = {str(number): option for number, option in enumerate(options, 1)}
    prompt = session.prompt
    say(f"\nSeat {prompt.seat if prompt else '?'}: {session.question(lang)}")
    for number, option in numbers.items():
        say(f"  {number:>3}  {option.label}" + (f"   ({option.detail})" if option.detail else ""))
    while True:
        answer = _line(f"1-{len(options)} or words of an answer, u to undo, q to leave: ")
        if answer == "q":
            raise Left
        if answer == "u":
            if session.undo():
                say("taken back")
                return
            say("there is nothing to take back")
            continue
        fitting = [answer] if answer in numbers else meant(answer, {key: one.label for key, one in numbers.items()})
        if len(fitting) == 1:
            session.choose(numbers[fitting[0]].action)
            return
        if fitting:
            say(f"`{answer[:40]}` fits {', '.join(fitting[:SHOWN])}{' …' if len(fitting) > SHOWN else ''}")
        else:
            say(f"`{answer[:40]}` is none of the numbers 1 to {len(options)}, and in the words of no answer")


def meant(answer: str, labels: Mapping[str, str]) -> list[str]:
    """Return the keys of the labels that have the answer's words: whole words first, else beginnings of words.

    `7,4` is `Move to 7,4` and not `Move to 17,4`; `vine` is `Vine Whip on Squirtle`. A number is none: it is a slip.
    """
    if not answer or answer.isdecimal():
        return []
    words = rf"(?<![\w]){re.escape(answer)}"
    for pattern in (rf"{words}(?!\w)", words):
        if found := [key for key, label in labels.items() if re.search(pattern, label, re.IGNORECASE)]:
            return found
    return []


def _line(ask: str) -> str:
    """Read one line of input."""
    sys.stderr.write(ask)
    sys.stderr.flush()
    line = sys.stdin.readline()
    if not line:
        raise Left
    return line.strip().lower()
