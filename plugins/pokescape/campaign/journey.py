"""A compiled campaign scenario: the map, who stands on it, every card, item, table and chain; nothing here changes."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from functools import cached_property

from workbench.api.rules import DIRECTIONS, bare

from ..battle import Battle, Words
from ..board import Field
from ..figures import parts_of
from ..sight import Sight
from ..structs.campaign import Party
from ..structs.cards import ArmyCard, Status
from ..structs.powers import Filter, LayTerrain, Mark, SpecialAttack, Trigger
from ..structs.rules import ItemRules, ScenarioRules, TrainerRules
from ..structs.views import SpeciesView
from ..walking import may_step
from . import codes
from .battles import Battles
from .state import CampaignState

#: Height of a trainer figure (PS-TRN-05).
TALL = 4


@dataclass(frozen=True, slots=True)
class Item:
    """An item as it is played."""

    id: str
    name: Words
    rules: ItemRules
    price: int | None


@dataclass(frozen=True, slots=True)
class Link:
    """One way for a card to become another: for markers, with an item, or in a trade."""

    to: int
    by: str
    markers: int
    item: int


@dataclass(frozen=True, slots=True)
class Person:
    """A trainer on the map: where, which way it looks, its party as cards, what it gives."""

    id: str
    name: Words
    at: int
    facing: int
    party: tuple[int, ...]
    prize: int
    trades: tuple[tuple[int, int], ...]
    items: tuple[int, ...]
    rules: TrainerRules


@dataclass(frozen=True, slots=True)
class Table:
    """An encounter table: the die, and what each face brings (-1: nothing)."""

    id: str
    name: Words
    die: int
    faces: tuple[int, ...]


@dataclass(slots=True)
class Seat:
    """A player: name, trainer card, where it starts, what it brings."""

    seat: int
    name: Words
    color: str
    trainer: str = ""
    trainer_name: Words = field(default_factory=dict)
    rules: TrainerRules | None = None
    start: int = -1
    zone: int = 0
    team: tuple[int, ...] = ()
    items: tuple[int, ...] = ()  # in the bag at the start
    given: tuple[int, ...] = ()  # of these, what the scenario gives: the number that refills go back to
    party: Party | None = None
    kept: Party | None = None  # what waits at home while a borrowed team plays


class Journey:
    """All that the rules of a campaign scenario look up. Cards are numbered as in `cards`."""

    def __init__(self, scenario: str, name: Words, rules: ScenarioRules, ground: Field) -> None:
        """Take the table; `reading.py` fills the rest."""
        self.scenario, self.name, self.rules, self.field = scenario, name, rules, ground
        self.seats: list[Seat] = []
        self.cards: list[ArmyCard] = []
        self.species: dict[str, SpeciesView] = {}
        self.names: list[Words] = []
        self.links: list[tuple[Link, ...]] = []
        self.items: list[Item] = []
        self.statuses: dict[str, Status] = {}
        self.people: list[Person] = []
        self.lying: list[tuple[int, int]] = []  # (space, item)
        self.ground_tables: dict[int, Table] = {}  # by terrain of the board
        self.fishing: Table | None = None
        self.wares: list[tuple[int, int]] = []  # (item, price)
        self.stat_items: list[int] = []
        self.goal = self.centers = self.marts = self.wild_zone = 0
        self.tints: dict[int, str] = {}  # by seat and, after the last of them, by what is nobody's: colours of zones
        self.neutral = self.prize = -1
        self.starters: tuple[int, ...] = ()
        self.told: dict[tuple[str, str], str] = {}  # what items and cards say, as far as somebody asked; see facts.py
        self._after: dict[int, Journey] = {}
        self.arena: Battles  # compiles its battles
        self.table: Battle  # the board without figures, for names and scenes

    def finish(self) -> None:
        """Reckon what follows from the rest."""
        self.sight = Sight(self.field)
        self.marks = [0, *(self.statuses[name].capture_bonus for name in sorted(self.statuses))]
        rules = [ground.rules for ground in self.field.grounds]
        hexes = self.field.hexes
        ground = self.field.ground
        self.deep = sum(hexes.one[s] for s in hexes.spaces if rules[ground[s]].water and not rules[ground[s]].shallow)
        self.wet = sum(hexes.one[s] for s in hexes.spaces if rules[ground[s]].water)

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The seats that have a trainer of their own: all but the game master's."""
        return tuple(seat.seat for seat in self.seats if seat.seat != self.rules.game_master)

    @cached_property
    def to_goal(self) -> dict[int, int]:
        """How many steps a trainer needs from each space to the goal over dry land; spaces that lead nowhere lack."""
        hexes = self.field.hexes
        found = {s: 0 for s in hexes.spaces if self.goal & hexes.one[s]}
        waiting = list(found)
        for space in waiting:
            for near in hexes.near[space]:
                if near >= 0 and near not in found and not self.deep & hexes.one[near] and self.walks(near, space):
                    found[near] = found[space] + 1
                    waiting.append(near)
        return found

    @cached_property
    def ahead(self) -> tuple[dict[int, int], ...]:
        """By map trainer, the spaces of the line that it faces with how far away they are; holes end it as little as
        they hide anything (PS-EYE-01, HS-ATK-02).
        """
        board, found = self.field.hexes, []
        for person in self.people:
            (q, r), (east, south) = board.axial(person.at), DIRECTIONS[person.facing]
            line = ((board.at((q + n * east, r + n * south)), n) for n in range(1, board.width + board.height))
            found.append({space: n for space, n in line if space >= 0})
        return tuple(found)

    def walks(self, start: int, to: int) -> bool:
        """Return whether the ground lets a trainer step from one space to the next (PS-WLK-01)."""
        return bool(self.field.hexes.one[start] & self.field.open) and may_step(self.field, start, to)

    def controller(self, seat: int) -> int:
        """Return who plays what is wild against a seat: the game master, the next player, or nobody (PS-WLD-08)."""
        if self.rules.game_master:
            return self.rules.game_master
        others = [other for other in self.players if other != seat]
        return next((other for other in others if other > seat), others[0]) if others else 0

    def after(self, rubble: int) -> Journey:
        """Return the journey on the map without the objects of the mask `rubble`, which have fallen (HS-OBJ-01)."""
        if not rubble or self.table.cleared is None:
            return self
        found = self._after.get(rubble)
        if found is None:
            found = self._after[rubble] = copy.copy(self)
            found.field = self.table.cleared(rubble)
            found.sight = Sight(found.field)
            vars(found).pop("to_goal", None)  # the way leads elsewhere now
        return found

    @cached_property
    def counted(self) -> tuple[Words, ...]:
        """The markers that powers of its cards, items and trainers count, by English name (PS-MRK-01)."""
        speaking = (part for part in parts_of(self._powers) if isinstance(part, Mark | Filter))
        names = (part.marker for part in speaking if part.marker is not None)
        return tuple({name.get("en"): name for name in names}.values())

    @cached_property
    def laid(self) -> tuple[str, ...]:
        """The terrains that powers of its cards, items and trainers lay, each once."""
        laying = (part for part in parts_of(self._powers) if isinstance(part, LayTerrain))
        return tuple(dict.fromkeys(bare(part.terrain) for part in laying))

    @property
    def _powers(self) -> tuple[object, ...]:
        trainers = tuple(rules for rules in (*(p.rules for p in self.people), *(s.rules for s in self.seats)) if rules)
        return (tuple(self.cards), tuple(item.rules for item in self.items), trainers)

    @cached_property
    def groups(self) -> dict[str, tuple[str, ...]]:
        """What a coverage report counts, by group."""
        told = (SpecialAttack, Trigger)
        pairs = [(card.id, power) for card in self.cards for power in card.powers if isinstance(power, told)]
        used = {"ball", "medicine", "battle", "escape", "machine", "held", "decoy"}
        return {
            "cards": tuple(sorted({card.id for card in self.cards})),
            "items": tuple(sorted({item.id for item in self.items if item.rules.use in used})),
            "powers": tuple(sorted({f"{name}: {power.name.get('en', '')}" for name, power in pairs})),
            "statuses": tuple(sorted(self.statuses)),
            "terrains": tuple(sorted({ground.id for ground in self.field.grounds})),
        }

    @property
    def count(self) -> int:
        """How many sorts of items there are."""
        return len(self.items)

    def seat(self, seat: int) -> Seat:
        """Return a player."""
        return self.seats[seat - 1]


def seat_of(journey: Journey, state: CampaignState, side: int) -> int:
    """Return the seat that answers for a side of the battle that goes on; 0 is the npc."""
    if state.foe == codes.TABLE:
        return side if side <= len(journey.seats) else 0
    if side == 1:
        return state.home
    rival = codes.RIVAL <= state.foe < codes.TABLE
    return state.foe - codes.RIVAL if rival else journey.controller(state.home)
