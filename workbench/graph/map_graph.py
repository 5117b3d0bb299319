"""Where one can walk on a map: reachability over directed steps."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

#: A hex as (column, row), from 0.
Place = tuple[int, int]
#: Hex -> hexes that one step leads to; hexes that nobody may enter are absent.
Steps = Mapping[Place, tuple[Place, ...]]


@dataclass(frozen=True, slots=True)
class Reach:
    """What can be reached from some hexes: `reached` holds the starts that can be stood on, `missed` all the rest."""

    hexes: int
    reached: frozenset[Place]
    missed: tuple[Place, ...]

    def as_json(self) -> dict[str, Any]:
        """The keys of `workbench graph map --format json`; hexes as [column, row]."""
        return {
            "hexes": self.hexes,
            "reachable": len(self.reached),
            "unreachable": [list(place) for place in self.missed],
        }


def reach(steps: Steps, starts: Iterable[Place]) -> Reach:
    """Walk from `starts`; `missed` is sorted by row, then column, as people read a map."""
    reached = {start for start in starts if start in steps}
    waiting = list(reached)
    while waiting:
        for place in steps.get(waiting.pop(), ()):
            if place not in reached:
                reached.add(place)
                waiting.append(place)
    missed = sorted((place for place in steps if place not in reached), key=lambda place: (place[1], place[0]))
    return Reach(len(steps), frozenset(reached), tuple(missed))


def leads_to(steps: Steps, starts: Iterable[Place], goals: Collection[Place]) -> bool:
    """True when a walk from one of `starts` comes to one of `goals`; stops as soon as it does."""
    seen = {start for start in starts if start in steps}
    waiting = list(seen)
    if not seen.isdisjoint(goals):
        return True
    while waiting:
        for place in steps.get(waiting.pop(), ()):
            if place in goals:
                return True
            if place not in seen:
                seen.add(place)
                waiting.append(place)
    return False
