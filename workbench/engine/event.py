"""What happened, as the engine tells it. Events are output only; nothing in a game reads them."""

from __future__ import annotations

from typing import NamedTuple

#: Bit mask of seats that may know an event: bit 0 is seat 1. ALL is everybody.
ALL = (1 << 16) - 1


class Event(NamedTuple):
    """One thing that happened: what (a word of the ruleset), its values, who may know it.

    A chance event has what='roll' and args (stream, sides, faces…, reason): why each die was rolled is part of it.
    """

    what: str
    args: tuple[int | str, ...] = ()
    visible_to: int = ALL


#: Where a game writes its events; None when nobody listens, so that a batch pays nothing.
Sink = list[Event] | None
