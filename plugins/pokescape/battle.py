"""A compiled battle: the board, every figure's numbers and powers, ready for the rules to run on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from workbench.api.rules import Sink

from .board import Field, Gait
from .foreseen import Outlook
from .sight import Sight
from .structs.cards import ArmyCard
from .structs.powers import SpecialAttack
from .structs.rules import ScenarioRules

if TYPE_CHECKING:
    from .moment import Moment
    from .state import BattleState

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
    """A modifier that must be asked each time: added when its source stands and its condition holds."""

    add: int
    name: Words
    giver: int  # figure whose card gives it; -1 a trainer card
    to: int
    holds: Condition | None


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
    wanted: Matcher | None  # whom it begins by choosing; somebody has to be there


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


@dataclass(frozen=True, slots=True)
class Cover:
    """A terrain that a power lays on spaces: what of it changes the board."""

    id: str
    name: Words
    stop: bool
    water: bool


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


@dataclass(slots=True)
class Side:
    """A seat: what it is called, its figures, its trainer and where that stands (-1: nowhere)."""

    seat: int
    name: Words
    figures: tuple[int, ...] = ()
    trainer: str = ""
    trainer_name: Words = field(default_factory=dict)
    trainer_at: int = -1
    zone: int = 0
    initiative: int = 0
    color: str = ""
    tag: Words = field(default_factory=dict)


class Battle:
    """Everything that a battle's rules look up and that no move changes. Lists are indexed by figure."""

    def __init__(self, scenario: str, name: Words, rules: ScenarioRules, ground: Field, sides: list[Side]) -> None:
        """Take the table; `compile.py` adds the figures."""
        self.scenario, self.name, self.rules, self.field, self.sides = scenario, name, rules, ground, sides
        self.seats = len(sides)
        self.one_on_one = rules.mode == "one_on_one"
        self.outer = False  # whether a scenario around the battle has a word in it (frames.OUTER)
        self.bare_sight: Sight | None = None  # of the map alone, if it is known already
        self.neutral = -1  # the figure that belongs to nobody, and the side that stands for it (PS-NEU)
        self.loose: tuple[int, ...] = ()
        self.decoys: frozenset[int] = frozenset()  # figures in whose place a decoy stands (PS-ITM-07)
        self._figures()
        self._powers()

    def _figures(self) -> None:
        """Begin the lists of figures."""
        self.cards: list[ArmyCard] = []
        self.names: list[Words] = []
        self.labels: list[str] = []
        self.types: list[tuple[str, ...]] = []
        self.owner: list[int] = []
        self.life: list[int] = []
        self.move: list[int] = []
        self.defense: list[int] = []
        self.height: list[int] = []
        self.two: list[bool] = []
        self.gait: list[Gait] = []
        self.fly: list[bool] = []
        self.stealth: list[bool] = []
        self.through: list[bool] = []
        self.unharmed: list[bool] = []
        self.immune: list[frozenset[int]] = []
        self.strikes: list[tuple[Strike, ...]] = []
        self.edge: list[list[list[int]]] = []
        self.nothing: list[list[list[bool]]] = []

    def _powers(self) -> None:
        """Begin what powers, statuses and terrains do."""
        self.bonuses: dict[str, list[tuple[Bonus, ...]]] = {}
        self.hooks: dict[str, list[tuple[Hook, ...]]] = {}
        self.hands: list[ByHand] = []
        self.runes: list[Rune] = []
        self.by_hand: dict[str, list[tuple[int, ...]]] = {}
        self.markers: list[Marker | None] = [None]
        self.sources: list[tuple[str, Words]] = [("", {})]
        self.ground_entry: list[Effect | None] = []
        self.ground_end: list[Effect | None] = []
        self.ground_source: list[int] = []
        self.walks: dict[tuple[int, ...], int] = {}  # see reach.walks_of
        self.pace_of: list[int] = []  # by figure: the number of its gait
        self.groups: dict[str, tuple[str, ...]] = {}
        self.actions: list[tuple[Deed, ...]] = []
        self.duty: list[tuple[Matcher, ...]] = []
        self.reacts: list[bool] = []  # whether something may happen between attack dice and defense dice
        self.reactive = False  # whether it may for anybody
        self.aims: list[bool] = []  # whether it has an attack that targets a space
        self.asks: list[Ask] = []  # what powers may ask, and sequences that go on afterwards
        self.programs: list[tuple[Effect, ...]] = []
        self.marks: list[Words] = []  # names of markers that are counted
        self.covers: list[Cover] = []  # terrains that powers lay
        self.leader: list[int] = []  # by figure: the first of its crew, itself without one (HS-RND-03)
        self.crews: dict[int, tuple[int, ...]] = {}  # by their first: figures that one order marker may activate
        self.ruled: dict[int, Battle] = {}  # by `state.ruled`: this battle, with a figure under another seat

    def finish(self) -> None:
        """Reckon what follows from the rest, once all figures are in place."""
        self.count = len(self.cards)
        self.one = self.field.hexes.one
        self.everyone = tuple(range(self.count))
        self.home = self.owner  # whose side a figure is of, whoever takes a turn with it
        self._foes()
        heights = self.height
        self.near = [[self.field.touching(other, own) for other in heights] for own in heights]
        stand = {s.trainer_at: 4 for s in self.sides if s.trainer_at >= 0}
        self.sight = self.bare_sight.beside(stand) if self.bare_sight else Sight(self.field, stand)
        self.trainers = sum(1 << s.trainer_at for s in self.sides if s.trainer_at >= 0)
        gaits = list(dict.fromkeys(self.gait))
        self.pace_of = [gaits.index(gait) for gait in self.gait]
        self.stops = [0 if gait.ignores_stop else self.field.stop for gait in self.gait]
        steps = 4 * self.field.hexes.size
        self.limited = [any(s.power is not None and s.power.limit != "none" for s in row) for row in self.strikes]
        self.armed = [tuple(n for n, s in enumerate(row) if s.dice > 0) for row in self.strikes]
        self.pass_, self.take = steps, steps + 1
        self.pick = steps + 2
        self.strike = self.pick + self.count
        self.rates: list[list[tuple[tuple[float, int, int], ...]]] = []
        self.prey: list[tuple[tuple[float, int, int], ...]] = []
        self.worths: dict[tuple[int, int, int], tuple[tuple[float, int, int, int], ...]] = {}  # see judging.worths
        self.outlooks: list[tuple[Outlook, ...]] = []  # by attack, what the greedy policy expects besides its dice
        self.retorts: list[tuple[float, float]] = []  # what a normal, a special attack on it costs the attacker
        self.ranked: dict[int, tuple[tuple[tuple[int, ...], ...], list[int]]] = {}  # by seat, as greedy last saw it
        self.direction = self.strike + self.count * max((len(s) for s in self.strikes), default=1)
        self.deed = self.direction + 6
        self.aim = self.deed + max((len(row) for row in self.actions), default=0)

    def _foes(self) -> None:
        self.enemies = [tuple(g for g in self.everyone if self.owner[g] != seat) for seat in self.owner]

    def now(self, state: BattleState) -> Battle:
        """Return the battle as it is while another seat takes a turn with a figure; else itself (PS-POW-11)."""
        if not state.ruled or self.owner is not self.home:
            return self
        found = self.ruled.get(state.ruled)
        if found is None:
            found = self.ruled[state.ruled] = copy.copy(self)
            found.owner, found.ranked = list(self.owner), {}
            seat, figure = divmod(state.ruled - 1, self.count)
            found.owner[figure] = seat
            found._foes()
        return found

    def source_of(self, id_: str, name: Words) -> int:
        """Return the index of a named source of dice and effects, adding it when it is new."""
        if (id_, name) not in self.sources:
            self.sources.append((id_, name))
        return self.sources.index((id_, name))

    def seat_name(self, seat: int, lang: str) -> str:
        """Return what a side is called."""
        names = self.sides[seat - 1].name
        return names.get(lang) or names.get("en") or f"{'Player' if lang == 'en' else 'Giocatore'} {seat}"
