"""The log of a playtest: what happened, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.playtest.positions import Position


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: after how many decisions, what it says, its sort (the event's word), the `kind:id` behind it.

    `faces` are those of the dice that were rolled, empty for any other line.
    """

    decision: int
    text: str
    kind: str
    entity: str = ""
    faces: tuple[int, ...] = ()


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
        for event in position.events:
            if event.visible_to & eyes == eyes and (text := game.tell(event, lang)):
                told.append(LogLine(position.depth, text, event.what, game.source(event), faces_of(event)))
    return told


def faces_of(event: Event) -> tuple[int, ...]:
    """Return the faces of a chance event: between its stream and sides and the reason; none of any other event."""
    if event.what != "roll":
        return ()
    return tuple(face for face in event.args[2:] if isinstance(face, int))
