"""A compiled game: the board as masks, the wheels, conditions, cards and settings. Nothing here changes in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from workbench.api.rules import Program, spaces_of

from .structs.base import Text

#: What a card says, line by line, by language.
Lines = Mapping[str, tuple[str, ...]]

#: Where a figure is that stands on no space; OUT: not in the team.
BENCH, CENTER, FALLEN, OUT = -1, -2, -3, -4
#: Numbers kept for cards among the actions of a turn's beginning, after those of figures and before those of attacks:
#: most cards that a player may choose from.
CARDS = 12


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, ascending; kept, for the same masks come again and again."""
    return tuple(spaces_of(mask))


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel. `ends` are running sums of the sizes; `of` is the number of each segment's name in `names`.

    `programs` are numbers of the arena's texts, -1 for none; `smallest` is the name with the smallest total that is no
    miss, -1 when all are; `merit` is what the greedy policy takes a segment's text to be worth, in hundredths.
    """

    sizes: tuple[int, ...]
    ends: tuple[int, ...]
    colors: tuple[int, ...]
    values: tuple[int, ...]
    of: tuple[int, ...]
    names: tuple[Text, ...]
    programs: tuple[int, ...]
    smallest: int
    merit: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the sizes, at least 1 (FG-SPIN-07)."""
        return self.ends[-1]

    @property
    def attacks(self) -> tuple[int, ...]:
        """The names that are no miss, as numbers, ascending: what can be named (FG-CON-02)."""
        return tuple(sorted({name for name, color in zip(self.of, self.colors, strict=True) if color}))


@dataclass(frozen=True, slots=True)
class Affliction:
    """A special condition as it is played; the first of an arena is that of no condition."""

    id: str = ""
    name: Text = field(default_factory=dict)
    mark: str = ""
    color: str = ""
    may_move: bool = True
    may_attack: bool = True
    blocks: bool = True
    counts: bool = True
    damage_change: int = 0
    miss: str = "none"
    shift: int = 0
    ends: str = "never"
    turns: int = 1
    says: Lines = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Board:
    """The spaces by number. `out` and `near` are masks by space: where one can step, and what is connected.

    `goals` are spaces by seat - 1, `entries` masks by seat - 1; `far[s][t]` is the least number of steps, 99 for none.
    By seat - 1: `layers` are masks of the spaces that are so many steps away from the goal of the other seat, `to_goal`
    the steps from each space to it. `fewest` is the least number of connections that a connected space has;
    `step` is `out` by the mask of a space.
    """

    id: str
    ids: tuple[str, ...]
    names: tuple[Text, ...]
    at: tuple[tuple[float, float], ...]
    links: tuple[tuple[int, int, bool], ...]
    out: tuple[int, ...]
    near: tuple[int, ...]
    goals: tuple[int, int]
    entries: tuple[int, int]
    far: tuple[tuple[int, ...], ...]
    layers: tuple[tuple[int, ...], tuple[int, ...]]
    to_goal: tuple[tuple[int, ...], tuple[int, ...]]
    fewest: int
    step: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure of a team; `says` is its wheel in words."""

    id: str
    name: Text
    seat: int
    move: int
    wheel: Wheel
    says: Lines = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Card:
    """A training card of a team: its text by number; `merit` as of a wheel."""

    id: str
    name: Text
    program: int
    merit: int = 0
    says: Lines = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Side:
    """A player: name, figures as numbers, cards in order, the trainer figure's wheel (0, 0 without one)."""

    name: Text
    figures: tuple[int, ...]
    cards: tuple[Card, ...]
    trainer: str
    trainer_name: Text
    success: int
    miss: int


@dataclass(frozen=True, slots=True)
class Settings:
    """The house rulings in force."""

    team_size: int = 6
    center_size: int = 2
    first_turn_minus: str = "each"
    turn_limit: int = 300
    surround_limit: int = 0


@dataclass(slots=True)
class Arena:
    """All that does not change. `changes` says by program whether it would change anything: (moment) -> bool.

    `hands` are texts that people play by hand, by number, with what they are called (the card's or segment's name).
    `memo` keeps values that follow from the arena alone (odds of pairs), so that no game depends on another.
    """

    scenario: str
    board: Board
    pieces: tuple[Piece, ...]
    sides: tuple[Side, Side]
    conditions: tuple[Affliction, ...]
    settings: Settings
    programs: list[Program] = field(default_factory=list)
    changes: list[Callable[[Any], bool]] = field(default_factory=list)
    hands: list[tuple[Text, Text]] = field(default_factory=list)
    memo: dict[Any, Any] = field(default_factory=dict)

    count: int = field(init=False, default=0)

    def seat(self, pieces: tuple[Piece, ...], sides: tuple[Side, Side]) -> None:
        """Take the figures of both sides; `count` is how many there are."""
        self.pieces, self.sides, self.count = pieces, sides, len(pieces)
