"""The sides of a scenario, as far as they can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from workbench.checks.reading import list_at, objects_at, text_at, whole
from workbench.model.entity import Entity, localised
from workbench.model.ref import EntityRef, RefText


@dataclass(frozen=True, slots=True)
class Side:
    """One side: its place in the list, its seat, what it is called, its team and trainer as bare ids."""

    at: int
    seat: int | None
    title: str
    team: tuple[str, ...]
    trainer: str

    def members(self, pack: str) -> Iterator[EntityRef]:
        """Yield who fights for the side, as refs of `pack` whether they exist or not."""
        yield from (EntityRef(pack, "species", name) for name in self.team)
        if self.trainer:
            yield EntityRef(pack, "trainer", self.trainer)


def sides_of(scenario: Entity) -> Iterator[Side]:
    """Yield the sides of a scenario."""
    for at, side in objects_at(scenario.data, "sides"):
        seat = whole(side.get("seat"))
        title = localised(side.get("name")) or f"seat {seat if seat is not None else at + 1}"
        team = tuple(RefText.parse(name).id for name in list_at(side, "team") if isinstance(name, str))
        yield Side(at, seat, title, team, RefText.parse(text_at(side, "trainer")).id)
