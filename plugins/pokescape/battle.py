"""A compiled battle: the board, every figure's numbers and powers, ready for the rules to run on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from workbench.api.rules import side_name

from .board import Field, Gait, Stride
from .compiled import (
    Ask,
    Bonus,
    ByHand,
    Condition,
    Cover,
    Deed,
    Effect,
    Guard,
    Hook,
    Loop,
    Marker,
    Matcher,
    Piece,
    Rune,
    Strike,
    Words,
)
from .foreseen import Outlook
from .sight import Sight
from .structs.cards import ArmyCard
from .structs.powers import Power
from .structs.rules import ScenarioRules

if TYPE_CHECKING:
    from .state import BattleState

__all__ = [
    "Ask", "Battle", "Bonus", "ByHand", "Condition", "Cover", "Deed", "Effect", "Guard", "Hook", "Loop", "Marker",
    "Matcher", "Piece", "Rune", "Side", "Strike", "Words",
]  # fmt: skip

#: Laid terrains that make the board another one: (number, spaces).
Lying: TypeAlias = tuple[tuple[int, int], ...]
#: Of what a battle becomes, at most so many are kept.
MOST_VARIANTS = 64


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
    color: str = ""
    tint: str = ""  # of its start zone on the map
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
        self._bodies()

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
        self.lots: list[tuple[int, ...]] = []  # by space that is left to chance: the glyphs that may lie there
        self.by_hand: dict[str, list[tuple[int, ...]]] = {}
        self.markers: list[Marker | None] = [None]
        self.sources: list[tuple[str, Words]] = [("", {})]
        self.ground_entry: list[Effect | None] = []
        self.ground_end: list[Effect | None] = []
        self.ground_source: list[int] = []
        self.walks: dict[tuple[int, ...], int] = {}  # see reach.walk_of
        self.pace_of: list[int] = []  # by figure: the number of its gait
        self.groups: dict[str, tuple[str, ...]] = {}
        self.actions: list[tuple[Deed, ...]] = []
        self.duty: list[tuple[Matcher, ...]] = []
        self.reacts: list[bool] = []  # whether something may happen between attack dice and defense dice
        self.reactive = False  # whether it may for anybody
        self.taken: dict[int, int] = {}  # see targeting.most_taken
        self.guards: dict[tuple[int, int, int], Guard] = {}  # see attack.guard_of
        self.aims: list[bool] = []  # whether it has an attack that targets a space
        self.asks: list[Ask] = []  # what powers may ask, and sequences that go on afterwards
        self.programs: list[tuple[Effect, ...]] = []
        self.loops: list[Loop] = []
        self.marks: list[Words] = []  # names of markers that are counted
        self.covers: list[Cover] = []  # terrains that powers lay

    def _bodies(self) -> None:
        """Begin what changes in play: crews, cards that are taken on, objects that fall."""
        self.leader: list[int] = []  # by figure: the first of its crew, itself without one (HS-RND-03)
        self.crews: dict[int, tuple[int, ...]] = {}  # by their first: figures that one order marker may activate
        self.support: list[tuple[int, Power]] = []  # what trainer cards give, by seat
        self.plain: list[Strike] = []  # the normal attack as it is printed
        self.own: list[int] = []  # how many attacks of its own a figure has
        self.borrowed: dict[int, dict[int, int]] = {}  # of those that take on cards: first attack of every other figure
        self.barred: dict[int, frozenset[int]] = {}  # attacks that a figure has only in another's shape
        self.objects: list[Piece] = []  # what stands on the map and can be destroyed (HS-OBJ-01)
        self.cleared: Callable[[int], Field] | None = None  # the board without some of them, as a mask
        self.base: Battle | None = None  # of what the battle became: as it was compiled
        self.variants: dict[tuple[int, int, tuple[int, ...], Lying], Battle] = {}
        self.vary: Callable[[Battle, int, int, tuple[int, ...], Lying], Battle] | None = None  # see variants.py
        self.lying: Callable[[Battle, BattleState], Lying] | None = None  # see covers.lying

    def finish(self) -> None:
        """Reckon what follows from the rest, once all figures are in place."""
        self.settle()
        self.stand = {s.trainer_at: 4 for s in self.sides if s.trainer_at >= 0}  # heights that trainers add to spaces
        self.sight = self.bare_sight.beside(self.stand) if self.bare_sight else Sight(self.field, self.stand)
        self.rates: list[list[tuple[tuple[float, int, int], ...]]] = []
        self.bests: list[list[float]] = []  # by figure and enemy: the wounds of its best attack
        self.spans: list[int] = []  # the longest range that any of them asks for
        self.prey: list[tuple[tuple[float, int, int], ...]] = []
        self.worths: dict[tuple[int, int, int], tuple[tuple[float, int, int, int], ...]] = {}  # see judging.worths
        self.judged: dict[tuple[int, ...], float] = {}  # see judging.worth_on
        self.outlooks: list[tuple[Outlook, ...]] = []  # by attack, what the greedy policy expects besides its dice
        self.retorts: list[tuple[float, float]] = []  # what a normal, a special attack on it costs the attacker
        self.ranked: dict[
            int, tuple[list[int], list[int], list[int]]
        ] = {}  # by seat, as greedy last saw places, wounds

    def settle(self) -> None:
        """Reckon the numbers of actions, and what follows from board, gaits and attacks."""
        self.count = len(self.cards)
        self.one = self.field.hexes.one
        self.everyone = tuple(range(self.count))
        self.home = self.owner  # whose side a figure is of, whoever takes a turn with it
        self.find_foes()
        heights = self.height
        self.near = [[self.field.touching(other, own) for other in heights] for own in heights]
        self.trainers = sum(1 << s.trainer_at for s in self.sides if s.trainer_at >= 0)
        gaits = list(dict.fromkeys(self.gait))
        self.pace_of = [gaits.index(gait) for gait in self.gait]
        self.strides: dict[int, Stride] = {}
        self.stops = [self.field.halts if gait.ignores_stop else self.field.stop for gait in self.gait]
        steps = 4 * self.field.hexes.size
        self.limited = [any(s.power is not None and s.power.limit != "none" for s in row) for row in self.strikes]
        self.armed = [
            tuple(n for n, s in enumerate(row) if s.dice > 0 and n not in self.barred.get(figure, ()))
            for figure, row in enumerate(self.strikes)
        ]
        self.closing = [bool(self.hooks["round.end"][f] or self.by_hand["round.end"][f]) for f in self.everyone]
        areas = [[s.power.area for s in row if s.power is not None and s.power.area] for row in self.strikes]
        self.bursts = [any(area.around == "self" for area in row) for row in areas]  # attacks all around itself
        self.longest = [max((s.range for s in row), default=1) for row in self.strikes]
        self.pass_, self.take = steps, steps + 1
        self.pick = steps + 2
        self.strike = self.pick + self.count
        self.direction = self.strike + self.count * max((len(s) for s in self.strikes), default=1)
        self.deed = self.direction + 12
        self.aim = self.deed + max((len(row) for row in self.actions), default=0)
        self.breach = self.aim + self.field.hexes.size * max((len(s) for s in self.strikes), default=1)

    def stride_of(self, figure: int) -> Stride:
        """Return the steps of a figure, and keep them: finding them by what decides them takes longer."""
        found = self.strides[figure] = self.field.stride(self.gait[figure])
        return found

    def find_foes(self) -> None:
        """Reckon each figure's enemies from who owns whom."""
        self.enemies = [tuple(g for g in self.everyone if self.owner[g] != seat) for seat in self.owner]
        self.friends = [
            tuple(g for g in self.everyone if self.owner[g] == seat and g != figure)
            for figure, seat in enumerate(self.owner)
        ]

    def now(self, state: BattleState) -> Battle:
        """Return the battle as it is at this moment: see variants.py; as it was compiled when nothing has changed."""
        if self.vary is None:
            return self
        base = self.base or self
        if not (state.ruled or state.rubble or state.guise or state.laid):
            return base
        lying = base.lying(base, state) if state.laid and base.lying is not None else ()
        if not (state.ruled or state.rubble or state.guise or lying):
            return base
        key = (state.ruled, state.rubble, tuple(state.guise), lying)
        found = base.variants.get(key)
        if found is None:
            if len(base.variants) >= MOST_VARIANTS:  # terrain that is carried about may lie anywhere
                base.variants.clear()
            found = base.variants[key] = self.vary(base, *key)
        return found

    def source_of(self, id_: str, name: Words) -> int:
        """Return the index of a named source of dice and effects, adding it when it is new."""
        if (id_, name) not in self.sources:
            self.sources.append((id_, name))
        return self.sources.index((id_, name))

    def seat_name(self, seat: int, lang: str) -> str:
        """Return what a side is called."""
        return side_name(self.sides[seat - 1].name, seat, lang)
