"""What a battle tells. Each function appends one event when somebody listens; arguments are integers and short words.

Dice are events `roll` with (stream, sides, faces…, reason); a reason is words `key=value` that text/log.py reads.
"""

from __future__ import annotations

from workbench.api.rules import ALL, Event, Sink

#: Faces of the combat die: 1-3 skull, 4-5 shield, 6 blank (HS-ATK-03).
SKULL, SHIELD = 3, 5


def tell(out: Sink, what: str, *args: int | str) -> None:
    """Append an event that everybody may know."""
    if out is not None:
        out.append(Event(what, args))


def tell_seat(out: Sink, seat: int, what: str, *args: int | str) -> None:
    """Append an event that one seat alone may know."""
    if out is not None:
        out.append(Event(what, args, 1 << (seat - 1) if seat else ALL))


def tell_roll(out: Sink, sides: int, faces: list[int], reason: str) -> None:
    """Append dice and why they were rolled."""
    if out is not None:
        out.append(Event("roll", (0, sides, *faces, reason)))
