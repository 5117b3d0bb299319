"""What not everybody may know, as events."""

from __future__ import annotations

from workbench.api.rules import ALL, Event, Sink


def whisper(out: Sink, seat: int, what: str, *args: int | str) -> None:
    """Tell one seat (from 0) what happened; the others are told by another event."""
    if out is not None:
        out.append(Event(what, args, 1 << seat))


def aside(out: Sink, seat: int, what: str, *args: int | str) -> None:
    """Tell all but one seat (from 0) what happened."""
    if out is not None:
        out.append(Event(what, args, ALL & ~(1 << seat)))
