"""The state of a game: flat, mutable, small; copied and packed by hand.

Seats here count from 0. Decks are drawn from the end. Hands and what lies face up are sorted.
"""

from __future__ import annotations

from workbench.api.rules import Chance, packed, unpacked

from .codes import EMPTY_FIGHT

_LISTS = (
    "at", "pcs", "loans", "loops", "missing", "pokemon", "hand", "arrived", "pile", "shown", "rares", "leaders",
    "beaten", "items", "events", "item_pile", "event_pile", "fight", "frames",
)  # fmt: skip
_NUMBERS = (
    "decisions", "seat", "first", "round", "spun", "used_items", "used_events", "moved", "again", "loans_left", "known",
    "turned", "spins",
)  # fmt: skip
_TUPLES = frozenset(("pokemon", "hand", "frames"))


class TrainerState:
    """All that changes in a game.

    By seat: `at` its space, `pcs`, `loans`, times round the loop, turns to miss, `pokemon` and `hand` as sorted tuples.
    `arrived` are the seats on GOAL in order. `shown` are the face-up Pokémon by the pile; `known` is how many leaders
    at the bottom of their pile everybody has seen, `beaten` are those out of play. `turned` is the rare one that was
    last turned over, -1 for none; `spun` is the last number of the spinner, `spins` how often it was spun.
    `used_items` and `used_events` are masks of seats in this turn; `moved` counts the times that a card moved the pawn.
    """

    __slots__ = ("chance", *_LISTS, *_NUMBERS)

    chance: Chance
    at: list[int]
    pcs: list[int]
    loans: list[int]
    loops: list[int]
    missing: list[int]
    pokemon: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    arrived: list[int]
    pile: list[int]
    shown: list[int]
    rares: list[int]
    leaders: list[int]
    beaten: list[int]
    items: list[int]
    events: list[int]
    item_pile: list[int]
    event_pile: list[int]
    fight: list[int]
    frames: list[tuple[int, ...]]
    decisions: int
    seat: int
    first: int
    round: int
    spun: int
    used_items: int
    used_events: int
    moved: int
    again: int
    loans_left: int
    known: int
    turned: int
    spins: int

    def __init__(self, chance: Chance, seats: int) -> None:
        """Begin with everybody on START and no cards."""
        self.chance = chance
        for name in _NUMBERS:
            setattr(self, name, 0)
        for name in _LISTS:
            setattr(self, name, [])
        self.at, self.pcs, self.loans = [0] * seats, [0] * seats, [0] * seats
        self.loops, self.missing = [0] * seats, [0] * seats
        self.pokemon, self.hand = [()] * seats, [()] * seats
        self.fight = list(EMPTY_FIGHT)
        self.round, self.spun, self.turned = 1, -1, -1

    def copy(self) -> TrainerState:
        """Return an independent copy."""
        twin = self.without_decks()
        twin.chance = self.chance.copy()
        twin.pile, twin.rares = self.pile[:], self.rares[:]
        twin.leaders, twin.items, twin.events = self.leaders[:], self.items[:], self.events[:]
        return twin

    def without_decks(self) -> TrainerState:
        """Return a copy that lacks the chance and the five decks."""
        twin = TrainerState.__new__(TrainerState)
        twin.at, twin.pcs, twin.loans = self.at[:], self.pcs[:], self.loans[:]
        twin.loops, twin.missing = self.loops[:], self.missing[:]
        twin.pokemon, twin.hand, twin.arrived = self.pokemon[:], self.hand[:], self.arrived[:]
        twin.shown, twin.item_pile, twin.event_pile = self.shown[:], self.item_pile[:], self.event_pile[:]
        twin.beaten, twin.fight, twin.frames = self.beaten[:], self.fight[:], self.frames[:]
        twin.decisions, twin.seat, twin.first, twin.round = self.decisions, self.seat, self.first, self.round
        twin.spun, twin.used_items, twin.used_events = self.spun, self.used_items, self.used_events
        twin.moved, twin.again, twin.loans_left = self.moved, self.again, self.loans_left
        twin.known, twin.turned, twin.spins = self.known, self.turned, self.spins
        return twin


_NAMES = (*_LISTS, *_NUMBERS)


def pack(state: TrainerState) -> bytes:
    """Return canonical bytes: equal states, equal bytes."""
    return packed(state, _NAMES)


def unpack(data: bytes) -> TrainerState:
    """Return the state that `pack` wrote."""
    chance, values = unpacked(data)
    state = TrainerState(chance, 0)
    for name, value in zip(_NAMES, values, strict=True):
        setattr(state, name, [tuple(item) for item in value] if name in _TUPLES else value)
    return state
