"""What scenarios without types or of whole armies cannot have (PS-TYPE-07, PS-ITM-08, HS-RND-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..seating import cannot_seat
from .journey import Journey

WITHOUT = "in a game without types, which has none"


def classic_reasons(journey: Journey, where: str) -> Iterator[str]:
    """Yield why a game without types is refused; nothing for one with types."""
    if journey.rules.typed:
        return
    for seat in journey.seats:
        if seat.trainer:
            yield f"{where}, side {seat.seat}: trainer card `{seat.trainer}` {WITHOUT}"
        had = [number for number, count in enumerate(seat.items) if count]
        yield from _balls(journey, had, f"{where}, side {seat.seat}")
    yield from _balls(journey, [item for _, item in journey.lying], f"{where}, its map")
    yield from _balls(journey, [item for item, _ in journey.wares], f"{where}, wares")
    if journey.rules.capture_wins:
        yield f"{where}: who captures wins, {WITHOUT.replace('has none', 'has no captures')}"


def army_reasons(journey: Journey, where: str) -> Iterator[str]:
    """Yield why whole armies with items are refused: figures without room, and squads, which share no item."""
    if journey.rules.mode != "army":
        return
    for seat in journey.seats:
        team = [journey.cards[kind] for kind in seat.team]
        for squad in dict.fromkeys(card.id for card in team if card.figures > 1):
            yield f"{where}, side {seat.seat}: card `{squad}` has several figures, armies with items are of single ones"
        stand = journey.field.hexes.one[seat.start] if seat.trainer and seat.start >= 0 else 0
        crowded = cannot_seat(journey.field, seat.zone & ~stand, team, True)
        if crowded:
            yield f"{where}: its map cannot seat side {seat.seat}: {crowded}"


def _balls(journey: Journey, items: Sequence[int], where: str) -> Iterator[str]:
    """Yield one reason for each ball among items."""
    for number in dict.fromkeys(items):
        if journey.items[number].rules.use == "ball":
            yield f"{where}: ball `{journey.items[number].id}` {WITHOUT}"
