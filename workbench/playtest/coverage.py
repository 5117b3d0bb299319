"""What happened at least once in many games, and what never did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.engine.event import Event
from workbench.engine.game import Game


@dataclass(frozen=True, slots=True)
class Covered:
    """One group of things that can happen: how many did, of how many, and the ids of those that never did."""

    fired: int
    total: int
    never: tuple[str, ...]


@dataclass(slots=True)
class Coverage:
    """Gathers what events show to have happened: group -> ids."""

    seen: dict[str, set[str]] = field(default_factory=dict)

    def note(self, game: Game[Any], events: Iterable[Event]) -> None:
        """Take note of the events of a game."""
        for event in events:
            for group, name in game.covered(event):
                self.seen.setdefault(group, set()).add(name)

    def merge(self, other: Mapping[str, Iterable[str]]) -> None:
        """Take over what another coverage saw."""
        for group, names in other.items():
            self.seen.setdefault(group, set()).update(names)

    def against(self, possible: Mapping[str, tuple[str, ...]]) -> dict[str, Covered]:
        """Return each group of what can happen with what never did, in the order in which the game names it."""
        covered = {}
        for group, names in possible.items():
            never = tuple(name for name in names if name not in self.seen.get(group, ()))
            covered[group] = Covered(len(names) - len(never), len(names), never)
        return covered
