"""What a ruleset offers so that everything in packs happens at least once (`simulate --everything`).

A ruleset may have `exerciser(content)`; one without it is exercised by playing the packs' own scenarios alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.snapshot import Snapshot

#: Something that can happen: its group (powers, items …) and its id.
Thing: TypeAlias = tuple[str, str]


@dataclass(frozen=True)
class Exercise:
    """A situation made up so that things happen: the content of one game, what it is for, and what leads there."""

    snapshot: Snapshot
    aims: frozenset[Thing]
    helps: frozenset[Thing] = frozenset()


class Watch(Protocol):
    """Says what happens in one game, also what no event tells: a modifier that counts, say."""

    def before(self, state: Any) -> None:
        """Look at a state that a decision is about to change, or that was just made."""
        ...

    def after(self, state: Any, events: Sequence[Event]) -> Set[Thing]:
        """Return what has happened since `before`; `state` is what became of it, `events` all that was told."""
        ...


class Exerciser(Protocol):
    """Knows all that can happen in packs, and how to bring it about."""

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return, by group, the ids of all that the packs' content can make happen."""
        ...

    def by_hand(self) -> Mapping[Thing, str]:
        """Return what no rules play, but people at the table, and why."""
        ...

    def watch(self, game: Game[Any]) -> Watch:
        """Return what watches a game that was compiled for this alone: watching may change it."""
        ...

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield situations for what has not happened yet; `turn` counts from 0 how often it was tried."""
        ...


@runtime_checkable
class Exercising(Protocol):
    """A ruleset that has an exerciser."""

    def exerciser(self, content: Snapshot) -> Exerciser:
        """Return the exerciser of packs; `content` holds every entity of them, and no scenario is named."""
        ...


class EventWatch:
    """Watches by what events tell (`Game.covered`)."""

    def __init__(self, game: Game[Any]) -> None:
        """Take the game."""
        self._game = game

    def before(self, state: Any) -> None:
        """Need nothing."""

    def after(self, state: Any, events: Sequence[Event]) -> Set[Thing]:
        """Return what the events show."""
        return {thing for event in events for thing in self._game.covered(event)}


class PlainExerciser:
    """The exerciser of a ruleset that has none of its own: what can happen in games of the packs' scenarios."""

    def __init__(self, games: Iterable[Game[Any]]) -> None:
        """Take the games of all scenarios."""
        self._possible: dict[str, set[str]] = {}
        for game in games:
            for group, names in game.coverage().items():
                self._possible.setdefault(group, set()).update(names)

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return what the games say."""
        return {group: sorted(names) for group, names in self._possible.items()}

    def by_hand(self) -> Mapping[Thing, str]:
        """Know of nothing."""
        return {}

    def watch(self, game: Game[Any]) -> Watch:
        """Watch by events."""
        return EventWatch(game)

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Make nothing up."""
        return iter(())
