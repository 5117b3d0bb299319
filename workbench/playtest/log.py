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


def log_lines(game: Game[Any], line: Iterable[Position], eyes: int, lang: str) -> list[LogLine]:
    """Return what happened along `line`, as far as all the seats of the bit mask `eyes` may know it."""
    return [
        LogLine(position.depth, text, event.what, event.source, faces_of(event))
        for position in line
        for event in position.events
        if event.visible_to & eyes == eyes and (text := game.tell(event, lang))
    ]


def faces_of(event: Event) -> tuple[int, ...]:
    """Return the faces of a chance event: between its stream and sides and the reason; none of any other event."""
    if event.what != "roll":
        return ()
    return tuple(face for face in event.args[2:] if isinstance(face, int))
