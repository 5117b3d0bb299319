"""What happened, as the engine tells it. Events are output only; nothing in a game reads them."""

from __future__ import annotations

from typing import NamedTuple

#: Bit mask of seats that may know an event: bit 0 is seat 1. ALL is everybody.
ALL = (1 << 16) - 1


class Event(NamedTuple):
    """One thing that happened: what (a word of the ruleset), its values, who may know it.

    A chance event has what='roll' and args (stream, sides, faces…, reason): why each die was rolled is part of it.
    `instead` is what those are told who may not know it, as that a card was drawn and not which.
    """

    what: str
    args: tuple[int | str, ...] = ()
    visible_to: int = ALL
    instead: Event | None = None

    def known_to(self, eyes: int) -> Event | None:
        """Return the event, or what is told in its place, that all seats of a bit mask may know; None for nothing."""
        if self.visible_to & eyes == eyes:
            return self
        return self.instead.known_to(eyes) if self.instead else None


#: Where a game writes its events; None when nobody listens, so that a batch pays nothing.
Sink = list[Event] | None
