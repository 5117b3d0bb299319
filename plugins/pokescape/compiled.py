"""What powers, statuses, glyphs and objects become when a battle is compiled: values that the rules run on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from workbench.api.rules import Sink

from .board import Ground
from .foreseen import NO_PROSPECT, Prospect
from .structs.powers import SpecialAttack

if TYPE_CHECKING:
    from .moment import Moment
    from .state import BattleState

#: A `battle.Battle`. It is made of these values, so they cannot name it; the functions that are put into them do.
Battle: TypeAlias = Any
Effect: TypeAlias = "Callable[[Battle, BattleState, Moment, Sink], None]"
Condition: TypeAlias = "Callable[[Battle, BattleState, Moment], bool]"
Words: TypeAlias = dict[str, str]
Matcher: TypeAlias = "Callable[[Battle, BattleState, int, int], bool]"


@dataclass(frozen=True, slots=True)
class Strike:
    """One attack of a card, the normal one first: what it rolls and what follows."""

    name: Words
    type: str
    range: int
    dice: int
    special: bool
    hit: Effect | None = None
    source: int = 0
    power: SpecialAttack | None = None


@dataclass(frozen=True, slots=True)
class Bonus:
    """A modifier that must be asked each time: added when its source stands and its condition holds.

    `of_attack`: it asks about nothing but the attack, its sort, its types and whether it comes from afar.
    """

    add: int
    name: Words
    giver: int  # figure whose card gives it; -1 a trainer card
    to: int
    holds: Condition | None
    of_attack: bool = False


class Guard(msgspec.Struct, frozen=True):
    """The defense dice against one attack: from next to the figure, from afar, and the modifiers yet to be asked."""

    close: int
    far: int
    asked: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True)
class Hook:
    """A trigger of a figure."""

    source: int
    run: Effect
    when: Condition | None
    limit: int  # 0 none, 1 turn, 2 round, 3 battle
    bit: int


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a figure may do instead of moving or attacking."""

    name: Words
    source: int
    instead_of: str
    run: Effect
    when: Condition | None
    limit: int
    bit: int
    wanted: (
        Callable[[Battle, BattleState, int], list[int]] | None
    )  # whom it begins by choosing; somebody has to be there
    prospect: Prospect = NO_PROSPECT


@dataclass(frozen=True, slots=True)
class Ask:
    """What a power asks in the middle of what it does: a frame's sort, then how and what follows."""

    sort: int
    then: Effect | None = None
    fits: Matcher | None = None
    optional: bool = False
    who: Callable[[Moment], int] | None = None
    how: str = ""
    spaces: int = 0
    around: str = "itself"  # of placing: spaces counted from where it stands, or from whose power it is
    destroyed: bool = False  # of choosing: among those that are destroyed


@dataclass(frozen=True, slots=True)
class Loop:
    """What is done to each figure that a filter means, or so many times, and has to wait for answers in between."""

    then: Effect
    meant: Callable[[Battle, BattleState, int], list[int]] | None
    times: int


@dataclass(frozen=True, slots=True)
class Cover:
    """A terrain that a power lays on spaces.

    Soft falls, and stops of single-space figures, are asked for as they are; `shapes`: there is more to it, so that the
    board is made anew where it lies (see variants.py).
    """

    id: str
    name: Words
    stop: bool
    water: bool
    ground: Ground
    entry: Effect | None = None
    round_end: Effect | None = None
    source: int = 0
    shapes: bool = False


@dataclass(frozen=True, slots=True)
class ByHand:
    """A power that people play: whose it is, which source of the battle, what it says."""

    figure: int
    source: int
    text: Words


@dataclass(frozen=True, slots=True)
class Rune:
    """A power glyph that lies on the map: where, whether it works once, what then happens, what people play by hand.

    `hand` is the first of as many powers by hand as there are figures, -1 none.
    """

    id: str
    letter: str
    space: int
    source: int
    once: bool
    act: Effect | None
    hand: int
    ask: int = -1  # of a treasure: the ask whether to take it
    hidden: bool = False  # lies face down until somebody stops on it


@dataclass(frozen=True, slots=True)
class Piece:
    """An object that can be destroyed: what it is, the space that it stands on or the two that it stands between."""

    name: Words
    source: int
    spaces: tuple[int, ...]
    life: int
    defense: int
    height: int


@dataclass(frozen=True, slots=True)
class Marker:
    """A status marker, compiled."""

    id: str
    name: Words
    letter: str
    color: str
    classes: frozenset[str]
    types: frozenset[str]
    no_swipes: bool
    before: Effect | None
    instead: Effect | None
    after: Effect | None
    round_end: Effect | None
    source: int
