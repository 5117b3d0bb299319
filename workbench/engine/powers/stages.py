"""Stage tables: the named moments of a pipeline in order, and what each entity does at each (ENGINES §3.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

H = TypeVar("H")


class UnknownStage(Exception):
    """A power waits for a stage that the pipeline does not have; the text names those that it has."""


class Stages(Generic[H]):
    """Hooks by stage and entity. Looking up is two list indexings; nothing is scanned.

    `stages` are names in the order of the pipeline; entities are numbers from 0 to `entities` - 1.
    """

    __slots__ = ("_number", "names", "table")

    def __init__(self, stages: Sequence[str], entities: int) -> None:
        self.names = tuple(stages)
        self._number = {name: n for n, name in enumerate(self.names)}
        self.table: list[list[tuple[H, ...]]] = [[()] * entities for _ in self.names]

    def number(self, stage: str) -> int:
        """Return the number of a stage; raises UnknownStage."""
        try:
            return self._number[stage]
        except KeyError:
            raise UnknownStage(f"stage `{stage}` is none of {', '.join(self.names)}") from None

    def add(self, stage: str, entity: int, hook: H) -> None:
        """Let an entity do something at a stage, after what it does there already; raises UnknownStage."""
        row = self.table[self.number(stage)]
        row[entity] = (*row[entity], hook)

    def at(self, stage: int, entity: int) -> tuple[H, ...]:
        """Return what an entity does at the stage of that number."""
        return self.table[stage][entity]

    def in_order(self, stage: int, entities: Iterable[int]) -> Iterator[tuple[int, H]]:
        """Yield (entity, hook) of a stage, entity by entity as given: the active player's first, then by board."""
        row = self.table[stage]
        for entity in entities:
            for hook in row[entity]:
                yield entity, hook
