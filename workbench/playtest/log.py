"""The log of a playtest: what happened, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from workbench.engine.account import Account, Explains
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.playtest.positions import Position


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: after how many decisions, what it says, its sort (the event's word), the `kind:id` behind it.

    `faces` are those of the dice that were rolled, empty for any other line; `account` explains it where the game does.
    """

    decision: int
    text: str
    kind: str
    entity: str = ""
    faces: tuple[int, ...] = ()
    account: Account | None = None


#: What the log says where a decision was taken back and another one made.
TAKE_BACK = "take_back"
_TAKEN_BACK = {
    "en": "The decision was taken back; another one was made",
    "it": "La decisione è stata ritirata e cambiata",
}


def log_lines(game: Game[Any], line: Iterable[Position], eyes: int, lang: str) -> list[LogLine]:
    """Return what happened along `line`, as far as all the seats of the bit mask `eyes` may know it.

    A decision that took another one's place is marked: dice and hidden things may have been seen before.
    """
    told = []
    for position in line:
        if position.parent and position.parent.children[0] is not position:
            told.append(LogLine(position.depth, _TAKEN_BACK.get(lang, _TAKEN_BACK["en"]), TAKE_BACK))
        known = position.told.get((eyes, lang))
        if known is None:
            known = position.told[eyes, lang] = lines_of(game, position.depth, position.events, eyes, lang)
        told += known
    return told


def lines_of(game: Game[Any], depth: int, events: Iterable[Event], eyes: int, lang: str) -> list[LogLine]:
    """Return the events of one decision as lines, as far as all the seats of `eyes` may know them."""
    explain = game.account if isinstance(game, Explains) else None
    told = []
    for happened in events:
        event = happened.known_to(eyes)
        if event and (text := game.tell(event, lang)):
            account = explain(event, lang) if explain else None
            told.append(LogLine(depth, text, event.what, game.source(event), faces_of(event), account))
    return told


def faces_of(event: Event) -> tuple[int, ...]:
    """Return the faces of a chance event: between its stream and sides and the reason; none of any other event."""
    if event.what != "roll":
        return ()
    return tuple(face for face in event.args[2:] if isinstance(face, int))
