"""SCN006: two sides on one seat."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.sides import sides_of
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("SCN006", scope=entities("scenario"))
def duplicate_seat(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two sides of a scenario have the same seat.

    What it does:
        Compares the seats of all sides.

    Why it matters:
        A seat is a player; nobody plays the second side.

    Example:
        {"sides": [{"seat": 1, …}, {"seat": 1, …}]}

    Fix:
        Give each side its own seat, counted from 1.
    """
    first: dict[int, int] = {}
    sides = list(sides_of(entity))
    taken = {side.seat for side in sides}
    free = next(seat for seat in range(1, len(sides) + 2) if seat not in taken)
    for side in sides:
        if side.seat is not None and first.setdefault(side.seat, side.at) != side.at:
            pointer = f"/sides/{side.at}/seat"
            yield Finding(
                entity.ref,
                pointer,
                f"Side {first[side.seat] + 1} has seat `{side.seat}` too",
                f"Seat `{free}` is free",
                (Fix(f"Move to seat `{free}`", entity.ref, pointer, free),),
            )
