"""SCN005: a map has no place for a side to begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import listed, objects_at, text_at, whole
from workbench.checks.sides import sides_of
from workbench.model.entity import Entity


@check("SCN005", scope=entities("scenario"))
def seat_without_start(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """The map of a scenario has no start zone for one of its sides.

    What it does:
        Looks for a start zone (on maps of spaces also an entry) of the seat of each side that has a team or a trainer.

    Why it matters:
        The side's figures cannot be placed.

    Example:
        a scenario with seats 1 and 2 on a map that has a start zone of seat 1 only

    Fix:
        Draw the start zone on the map, or change the seat of the side.
    """
    board = facts.find(text_at(entity.data, "map"), "map")
    if board is None or text_at(board.data, "shape") == "none":
        return
    seats = _seats(board.data)
    for side in sides_of(entity):
        if side.seat is not None and side.seat not in seats and (side.team or side.trainer):
            known = f"it has those of seats {listed([str(seat) for seat in sorted(seats)])}" if seats else "it has none"
            yield Finding(
                entity.ref,
                f"/sides/{side.at}/seat",
                f"Map `{board.ref.id}` has no start zone of seat `{side.seat}`, {known}",
                "Draw it on the map, or change the seat",
            )


def _seats(board: Any) -> set[int]:
    """Return the seats that have somewhere to begin."""
    zones = {whole(z.get("seat")) for _, z in objects_at(board, "start_zones") if z.get("at") or z.get("spaces")}
    places = {whole(p.get("seat")) for key in ("entries", "spaces") for _, p in objects_at(board, key)}
    return {seat for seat in zones | places if seat is not None}
