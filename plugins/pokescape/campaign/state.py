"""The state of a campaign scenario: that of a battle, and beside it parties, bags and where the trainers stand.

Still flat: Pokémon are rows of parallel lists, seats index theirs from 0. Outside a battle the battle's lists are
empty and its frames too; `trail` then says what goes on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from workbench.api.rules import Chance

from ..battle import Battle
from ..state import BattleState, fill, values_of
from . import codes

#: Lists and numbers in the order in which they are packed.
_LISTS = (
    "kind", "hurt", "ail", "out", "xp", "holder", "along", "grown", "held", "taught", "bag", "money", "place",
    "turns", "beaten", "taken", "carrier", "queue", "lineup", "cast", "sides", "worn", "decoy",
    "spare", "purse", "picked", "tally",
)  # fmt: skip
_NUMBERS = ("walker", "fought", "home", "foe", "battled", "paid", "control", "evolved", "ended", "victor")


class CampaignState(BattleState):
    """All that changes in a campaign scenario."""

    __slots__ = (*_LISTS, *_NUMBERS, "stage", "trail")
    DERIVED = ("memo", "stage")

    stage: Battle | None  # the battle that goes on, while it is known; see Arena.hold

    kind: list[int]  # by Pokémon: which card
    hurt: list[int]  # its wounds outside battle
    ail: list[int]  # its status marker
    out: list[int]  # whether it is knocked out
    xp: list[int]  # experience markers
    holder: list[int]  # its player's seat; 0 nobody any more
    along: list[int]  # 1 in the party, 0 stored
    grown: list[int]  # tiers of stat items, five to a digit
    held: list[int]  # mask of held items
    taught: list[int]  # mask of machines
    bag: list[int]  # by seat and item
    money: list[int]
    place: list[int]  # by seat: the trainer's space, -1 arrived or none
    turns: list[int]  # by seat: walking turns taken
    beaten: list[int]  # by seat: mask of map trainers
    taken: list[int]  # by seat: mask of the map's items
    carrier: list[int]  # by seat: the Pokémon that carries the trainer, -1 none
    queue: list[int]  # seats in walking order
    lineup: list[int]  # by figure: the Pokémon, -1 for one that is nobody's
    cast: list[int]  # by figure: which card
    sides: list[int]  # by figure: its side in the battle, from 1
    worn: list[int]  # by figure: mask of items for this battle
    decoy: list[int]  # by figure: 1 + the wounds of who waits behind a decoy, 0 without one
    spare: list[int]  # by figure: the status of who waits behind a decoy
    purse: list[int]  # by item: what a map trainer has in the battle
    picked: list[int]  # starters that are taken
    tally: list[int]  # counted markers between battles, see counters.py
    walker: int  # whose walking turn it is
    fought: int  # rounds of battles that are over
    home: int  # whose battle it is: seat; 0 none
    foe: int  # against whom: see codes
    battled: int  # mask of figures that were active
    paid: int  # mask of figures whose experience was given
    control: int  # side that controls the neutral figure now
    evolved: int  # figure that has evolved at this opportunity, +1
    ended: int
    victor: int
    trail: list[tuple[int, ...]]

    def __init__(self, chance: Chance, seats: int, items: int) -> None:
        """Begin without Pokémon."""
        super().__init__(chance, 0, 0)
        for name in _LISTS:
            setattr(self, name, [])
        for name in _NUMBERS:
            setattr(self, name, 0)
        self.foe, self.stage = codes.NOBODY, None
        self.bag, self.money = [0] * (seats * items), [0] * seats
        self.place, self.carrier = [-1] * seats, [-1] * seats
        self.turns, self.beaten, self.taken = [0] * seats, [0] * seats, [0] * seats
        self.trail = []

    def view_with(self, chance: Chance) -> CampaignState:
        """Return the same state with another chance; it shares its lists."""
        new = super().view_with(chance)
        assert isinstance(new, CampaignState)
        for name in CampaignState.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def copy_with(self, chance: Chance) -> CampaignState:
        """Return a copy that draws from `chance`."""
        new = super().copy_with(chance)
        assert isinstance(new, CampaignState)
        new.kind, new.hurt, new.ail, new.out = self.kind[:], self.hurt[:], self.ail[:], self.out[:]
        new.xp, new.holder, new.along, new.grown = self.xp[:], self.holder[:], self.along[:], self.grown[:]
        new.held, new.taught, new.bag, new.money = self.held[:], self.taught[:], self.bag[:], self.money[:]
        new.place, new.turns, new.beaten, new.taken = self.place[:], self.turns[:], self.beaten[:], self.taken[:]
        new.carrier, new.queue, new.picked = self.carrier[:], self.queue[:], self.picked[:]
        new.lineup, new.cast, new.sides, new.worn = self.lineup[:], self.cast[:], self.sides[:], self.worn[:]
        new.fought, new.stage = self.fought, self.stage
        new.walker, new.home, new.foe, new.battled, new.paid = self.walker, self.home, self.foe, self.battled, self.paid
        new.control, new.evolved, new.ended, new.victor = self.control, self.evolved, self.ended, self.victor
        new.decoy, new.spare = self.decoy[:], self.spare[:]
        new.purse, new.trail, new.tally = self.purse[:], self.trail[:], self.tally[:]
        return new

    def copy(self) -> CampaignState:
        """Return an independent copy."""
        return self.copy_with(self.chance.copy())

    def add(self, kind: int, seat: int, along: bool) -> int:
        """Add a Pokémon without wounds and return its number."""
        for values, value in (
            (self.kind, kind), (self.hurt, 0), (self.ail, 0), (self.out, 0), (self.xp, 0), (self.holder, seat),
            (self.along, int(along)), (self.grown, 0), (self.held, 0), (self.taught, 0),
        ):  # fmt: skip
            values.append(value)
        return len(self.kind) - 1

    def party(self, seat: int) -> list[int]:
        """Return a player's Pokémon that are along."""
        return [m for m, owner in enumerate(self.holder) if owner == seat and self.along[m]]

    def stored(self, seat: int) -> list[int]:
        """Return a player's Pokémon that are stored."""
        return [m for m, owner in enumerate(self.holder) if owner == seat and not self.along[m]]

    def twin(self, mon: int) -> int:
        """Return which of its owner's Pokémon of the same card it is, from 1; 0 when there is no other."""
        owner, kind = self.holder[mon], self.kind[mon]
        same = [m for m, other in enumerate(self.holder) if other == owner and self.kind[m] == kind]
        return same.index(mon) + 1 if len(same) > 1 else 0

    @property
    def top(self) -> tuple[int, ...]:
        """The frame on top: the battle's while there is one."""
        return self.frames[-1] if self.frames else self.trail[-1]


def pack(state: CampaignState) -> bytes:
    """Return canonical bytes: equal states, equal bytes."""
    own = [getattr(state, name) for name in (*_LISTS, *_NUMBERS)]
    return msgspec.msgpack.encode([own, state.trail, values_of(state)])


def unpack(data: bytes) -> CampaignState:
    """Return the state that `pack` wrote."""
    own, trail, values = msgspec.msgpack.decode(data)
    state = CampaignState.__new__(CampaignState)
    _fill_own(state, own, trail)
    fill(state, values)
    return state


def _fill_own(state: CampaignState, own: list[Any], trail: list[list[int]]) -> None:
    for name, value in zip((*_LISTS, *_NUMBERS), own, strict=True):
        setattr(state, name, value)
    state.trail, state.stage = [tuple(frame) for frame in trail], None
