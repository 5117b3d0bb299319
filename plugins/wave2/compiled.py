"""A compiled game: cards, attacks, powers and conditions by number; nothing here changes in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from workbench.api.rules import Holds, Lookup, NumberOf, Program

from .codes import ATTACK
from .structs.base import Text
from .structs.cards import Card
from .structs.rules import ScenarioRules, SpecialCondition

POKEMON, TRAINER, ENERGY = range(3)
ITEM, SUPPORTER, STADIUM = range(3)
ROLES = {"item": ITEM, "supporter": SUPPORTER, "stadium": STADIUM}
#: Whether a body is one that is meant at a moment.
Meets = Callable[[Any, int], bool]


@dataclass(frozen=True, slots=True)
class Cost:
    """What an attack needs: units by type (only the types asked for), and units in all."""

    typed: tuple[tuple[int, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Blow:
    """Harm that an attack does beside its damage: to the bodies of a mask, `one` of them or all, `share` of the time.

    `struck` is damage of an attack, else it is damage counters; `amount` is damage either way.
    """

    among: NumberOf
    amount: int
    share: float
    struck: bool
    one: bool


@dataclass(frozen=True, slots=True)
class Attack:
    """A compiled attack; `before` and `after` are program numbers or -1; `number` is its own, for events."""

    number: int
    id: str
    name: Text
    cost: Cost
    damage: int
    before: int
    after: int
    blows: tuple[Blow, ...] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """A compiled modifier of an aura: which number of which bodies changes by how much."""

    stat: int
    add: int
    meets: Meets


@dataclass(frozen=True, slots=True)
class Power:
    """A compiled Pokémon Power; `sort` is action, aura or trigger, `at` the moment of a trigger; `moves` energy."""

    number: int
    id: str
    name: Text
    sort: str
    at: str = ""
    limited: bool = True
    when: Holds | None = None
    program: int = -1
    changes: tuple[Change, ...] = ()
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Compiled:
    """A compiled card. Types are bit masks: `matches` those its attacks count as, equivalents too.

    `comes_from` is a species number, -1 of a Basic; `provides` are units by type of an energy card; `namesake` is the
    first card of the same name.
    """

    number: int
    card: Card
    name: Text
    sort: int
    species: int = -1
    comes_from: int = -1
    hp: int = 0
    types: int = 0
    matches: int = 0
    weak: int = 0
    resist: int = 0
    retreat: int = 0
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    #: Powers that are used in a turn, with their place among all.
    usable: tuple[tuple[int, Power], ...] = ()
    role: int = ITEM
    when: Holds | None = None
    program: int = -1
    provides: tuple[int, ...] = ()
    basic: bool = False
    namesake: int = -1

    @property
    def is_basic(self) -> bool:
        """A Basic Pokémon."""
        return self.sort == POKEMON and self.comes_from < 0


@dataclass(frozen=True, slots=True)
class Condition:
    """A compiled Special Condition, numbered in the order of what it does between turns."""

    number: int
    id: str
    data: SpecialCondition
    no_attack: bool
    no_retreat: bool


@dataclass(frozen=True, slots=True)
class Search:
    """Which cards are meant: a mask of card numbers, from where, how many, where to; `shown` to prove what they are."""

    cards: int
    place: str
    to: str
    count: int
    shown: bool


def _nothing(kind: str, name: str) -> None:
    """Find nothing."""


@dataclass
class Table:
    """Everything compiled. `decks` are card numbers by seat, `any_energy` the types that every energy pays for."""

    rules: ScenarioRules
    types: tuple[str, ...]
    cards: tuple[Compiled, ...] = ()
    conditions: tuple[Condition, ...] = ()
    decks: tuple[tuple[int, ...], ...] = ()
    any_energy: int = 0
    programs: list[Program] = field(default_factory=list)
    hands: list[Text] = field(default_factory=list)
    #: What follows each question of an effect, as it is written.
    asks: list[tuple[Any, ...]] = field(default_factory=list)
    searches: list[Search] = field(default_factory=list)
    attacks: list[tuple[int, Attack]] = field(default_factory=list)
    powers: list[tuple[int, Power]] = field(default_factory=list)
    find: Lookup = _nothing
    type_data: tuple[tuple[Text, str, str], ...] = ()
    side_names: tuple[Text, Text] = field(default_factory=lambda: ({}, {}))
    #: Cards whose powers hold in play, by stat; memo of sums of energy.
    auras: tuple[frozenset[int], ...] = ()
    triggers: dict[str, frozenset[int]] = field(default_factory=dict)
    units: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)
    paid: dict[tuple[int, tuple[int, ...]], list[int]] = field(default_factory=dict)
    guesses: dict[int, tuple[int, int]] = field(default_factory=dict)
    lacks: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict)
    gains: dict[tuple[int, tuple[int, ...]], dict[int, int]] = field(default_factory=dict)
    #: By card, the cards that evolve from it, at once or later.
    later: tuple[tuple[int, ...], ...] = ()
    try_order: tuple[Condition, ...] = ()

    def units_of(self, energy: tuple[int, ...]) -> tuple[int, ...]:
        """Return the units by type that attached cards provide; the last entry is how many in all."""
        found = self.units.get(energy)
        if found is None:
            counts = [0] * (len(self.types) + 1)
            for card in energy:
                for kind in self.cards[card].provides:
                    counts[kind] += 1
                    counts[-1] += 1
            found = self.units[energy] = tuple(counts)
        return found

    def payable(self, card: int, energy: tuple[int, ...]) -> list[int]:
        """Return the actions of a card’s attacks whose cost its energy meets (W2-TURN-08); not to be changed."""
        key = (card, energy)
        found = self.paid.get(key)
        if found is None:
            own = enumerate(self.cards[card].attacks, ATTACK)
            found = self.paid[key] = [action for action, attack in own if self._pays(energy, attack.cost)]
        return found

    def _pays(self, energy: tuple[int, ...], cost: Cost) -> bool:
        units = self.units_of(energy)
        return units[-1] >= cost.total and all(units[kind] >= count for kind, count in cost.typed)
