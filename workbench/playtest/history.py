"""Where a playtest has been: its line and branches in stretches, what led where, what waits for dice."""

from __future__ import annotations

from typing import NamedTuple

from workbench.playtest.log import LogLine, lines_of
from workbench.playtest.positions import Position
from workbench.playtest.session import Session


class Stretch(NamedTuple):
    """Decisions in a row without a branch: `first` and `last` are positions, `parent` the stretch before (-1 none).

    `here` says that the game now stands on it.
    """

    first: Position
    last: Position
    parent: int
    here: bool


def stretches(session: Session) -> list[Stretch]:
    """Return the tree of positions as stretches, each after the one that it branches off from."""
    here = session.here
    root = here.line()[0]
    found: list[Stretch] = []
    waiting = [(root, -1)]
    while waiting:
        first, parent = waiting.pop()
        last, stands = first, first is here
        while len(last.children) == 1:
            last = last.children[0]
            stands = stands or last is here
        found.append(Stretch(first, last, parent, stands))
        waiting += [(child, len(found) - 1) for child in reversed(last.children)]
    return found


def position_at(session: Session, depth: int) -> int:
    """Return the number of the position after so many decisions on the line that leads here."""
    line = session.here.line()
    return line[min(max(depth, 0), len(line) - 1)].number


def decision_said(session: Session, position: Position, lang: str) -> str:
    """Return the decision that led to a position, as its option says it; empty for the start.

    Of one that led to something that the people at the table may not all know, only what the log tells them all.
    """
    before = position.parent
    if before is None or before.seat is None:
        return ""
    eyes, own = session.eyes, 1 << before.seat >> 1
    if eyes & ~own and any(event.visible_to & eyes != eyes for event in position.events):
        told = lines_of(session.game, position.depth, position.events, eyes, lang)
        return told[0].text if told else ""
    seen = session.game.observe(session.state_of(before), before.seat)
    return session.game.option(seen, position.action, lang).label


def under_way(session: Session, lang: str) -> list[LogLine]:
    """Return what the decision that waits for dice has led to so far; nothing when none waits."""
    return lines_of(session.game, session.here.depth + 1, session.told, session.eyes, lang)
