"""A game, compiled: cards and leaders by number, the board, the settings. Nothing here changes during a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from workbench.api.rules import Program, SceneBoard

from .board import Board
from .structs.effects import Effect
from .structs.rules import ScenarioRules

#: PCs at the end for a card of each colour (MT-END-02).
WORTH = {"gold": 80, "red": 60, "orange": 40, "yellow": 20}


@dataclass(frozen=True, slots=True)
class Pokemon:
    """A Pokémon of either deck, or a Gym Leader."""

    ref: str
    name: dict[str, str]
    points: int
    color: str
    worth: int
    types: frozenset[str]
    rare: bool


@dataclass(frozen=True, slots=True)
class PlayCard:
    """An item or an event: when it may be used and what it does."""

    ref: str
    name: dict[str, str]
    when: str
    item: bool
    effects: tuple[Effect, ...]
    program: Program


@dataclass(frozen=True)
class Table:
    """All of a game that does not change.

    `pokemon` holds those of the pile, then the rare ones; `cards` the `items` items, then the events. The decks
    hold numbers of these, a number for each copy. `sides` are the names of the seats, `far` the steps to GOAL by space.
    """

    board: Board
    scene: dict[str, SceneBoard]
    rules: ScenarioRules
    sides: tuple[dict[str, str], ...]
    pokemon: tuple[Pokemon, ...]
    leaders: tuple[Pokemon, ...]
    cards: tuple[PlayCard, ...]
    items: int
    pile: tuple[int, ...]
    rare_deck: tuple[int, ...]
    leader_deck: tuple[int, ...]
    item_deck: tuple[int, ...]
    event_deck: tuple[int, ...]
    far: tuple[int, ...]
    types: dict[str, tuple[dict[str, str], str]] = field(default_factory=dict)
    digest: str = ""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sides)
