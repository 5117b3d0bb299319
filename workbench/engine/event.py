"""What happened, as the engine tells it. Events are output only; nothing in a game reads them."""

from __future__ import annotations

from typing import NamedTuple

#: Bit mask of seats that may know an event: bit 0 is seat 1. ALL is everybody.
ALL = (1 << 16) - 1


class Event(NamedTuple):
    """One thing that happened: what (a word of the ruleset), its values, who may know it.

    A chance event has what='roll' and args (stream, sides, faces…, reason): why each die was rolled is part of it, as
    `reason_of` reads it.
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


def tell(out: Sink, what: str, *args: int | str) -> None:
    """Tell everybody that something happened, if somebody listens."""
    if out is not None:
        out.append(Event(what, args))


def reason_of(told: str) -> tuple[str, dict[str, int]]:
    """Return the words of a chance event's reason and the values in it: `try card=3` is ("try", {"card": 3})."""
    words, values = list[str](), {}
    for part in told.split():
        key, equals, value = part.partition("=")
        if equals:
            values[key] = int(value)
        else:
            words.append(part)
    return " ".join(words), values
