"""The ruleset's exerciser: what packs can make happen, and situations for what has not happened yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

from workbench.api.rules import Chance, Exercise, Game, Snapshot, Watch, derive

from .battles import Battles
from .catalogue import Catalogue, Thing
from .journeys import Journeys
from .making import plain_terrain
from .watching import watch_of


class PokeScapeExerciser:
    """Exercises packs of this ruleset."""

    def __init__(self, content: Snapshot) -> None:
        """Read the content."""
        self._known = Catalogue(content)

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return what can happen, by group."""
        return self._known.possible()

    def by_hand(self) -> Mapping[Thing, str]:
        """Return what people play, and why."""
        return self._known.by_hand()

    def watch(self, game: Game[Any]) -> Watch:
        """Return what watches a game."""
        return watch_of(self._known, game)

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield battles, walks and duels; none for packs without cards or ground to stand on."""
        if not self._known.cards or not plain_terrain(self._known):
            return
        yield from Battles(self._known, Chance(derive(turn, 1))).made(never, turn)
        yield from Journeys(self._known, Chance(derive(turn, 2))).made(never)
