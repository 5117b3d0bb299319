"""The state of a game: flat lists of integers, a stack of frames, copied by hand."""

from __future__ import annotations

import json

from workbench.api.rules import Chance

from .arena import OUT, Arena
from .standing import Standing

#: Frames that ask. Each is a tuple of integers that begins with its kind.
MAIN, SPACE, ATTACK, NAME, ORDER, CHOOSE, GUIDE, TEAM, DECK, HANDS = range(10)
#: Frames that go on by themselves.
PROGRAM, SETTLE, RESOLVE, START = range(10, 14)
#: Why a game is over.
GOAL, STUCK, LIMIT = 1, 2, 3
#: `over` of a draw.
DRAW = 3


class ArenaState:
    """All of a game. `at`, `cond`, `ticks`, `wait` are by figure; `held` and `fallen` are masks of figures.

    `center` holds figures in the order of their arrival, both sides together. By seat - 1: `team` masks of the figures
    and `deck` of the cards that were chosen, `cards` of those that are left.
    `spun` is what the wheels show: () or (attacker, segment, defender, segment, winner) or (seat, success); `spins` how
    often they have been spun. `over` is the winning seat, DRAW, or 0.
    `standing` keeps who stands where, `ways` where each figure can go, and `menu` what a turn may begin with, reckoned
    when they are first asked for; they follow from the rest.
    """

    DERIVED = ("menu", "standing", "ways")

    __slots__ = (
        "at", "boost", "cards", "center", "chance", "cond", "decisions", "deck", "fallen", "frames", "held", "menu",
        "over", "seat", "spins", "spun", "standing", "surrounds", "team", "ticks", "turn", "wait", "ways", "why",
    )  # fmt: skip

    def __init__(self, chance: Chance, count: int) -> None:
        self.chance = chance
        self.decisions = 0
        self.seat = 1
        self.turn = 0
        self.at = [OUT] * count
        self.cond = [0] * count
        self.ticks = [0] * count
        self.wait = [0] * count
        self.held = 0
        self.fallen = 0
        self.center: list[int] = []
        self.team = [0, 0]
        self.deck = [0, 0]
        self.cards = [0, 0]
        self.frames: list[tuple[int, ...]] = []
        self.boost = 0
        self.surrounds = 0
        self.spun: tuple[int, ...] = ()
        self.spins = 0
        self.over = 0
        self.why = 0
        self.standing: Standing | None = None
        self.ways: tuple[int, ...] | None = None
        self.menu: tuple[int, ...] | None = None

    def around(self, arena: Arena) -> Standing:
        """Return who stands where now."""
        found = self.standing
        if found is None:
            found = self.standing = Standing(arena, self.at, self.cond)
        return found

    def put(self, figure: int, place: int) -> None:
        """Put a figure on a space, BENCH, CENTER or FALLEN."""
        self.at[figure] = place
        self.standing = None

    def afflict(self, figure: int, condition: int, ticks: int = 0) -> None:
        """Give a figure a condition by its number, 0 for none, for so many turns of its player if it counts them."""
        self.cond[figure] = condition
        self.ticks[figure] = ticks
        self.standing = None

    def copy(self, chance: Chance | None = None) -> ArenaState:
        """Return an independent copy, with another chance if one is given."""
        twin = ArenaState.__new__(ArenaState)
        twin.chance = self.chance.copy() if chance is None else chance
        twin.decisions = self.decisions
        twin.seat = self.seat
        twin.turn = self.turn
        twin.at = self.at[:]
        twin.cond = self.cond[:]
        twin.ticks = self.ticks[:]
        twin.wait = self.wait[:]
        twin.held = self.held
        twin.fallen = self.fallen
        twin.center = self.center[:]
        twin.team = self.team[:]
        twin.deck = self.deck[:]
        twin.cards = self.cards[:]
        twin.frames = self.frames[:]
        twin.boost = self.boost
        twin.surrounds = self.surrounds
        twin.spun = self.spun
        twin.spins = self.spins
        twin.over = self.over
        twin.why = self.why
        twin.standing = self.standing
        twin.ways = self.ways
        twin.menu = self.menu
        return twin

    def pack(self) -> bytes:
        """Return canonical bytes."""
        chance = [self.chance.seed, self.chance.counters]
        rest = [getattr(self, name) for name in _PACKED]
        return json.dumps([chance, *rest], separators=(",", ":")).encode()

    @classmethod
    def unpack(cls, data: bytes) -> ArenaState:
        """Return the state that `pack` wrote."""
        (seed, counters), *rest = json.loads(data)
        state = cls(Chance(seed, len(counters)), 0)
        state.chance.counters[:] = counters
        for name, value in zip(_PACKED, rest, strict=True):
            setattr(state, name, value)
        state.frames = [tuple(frame) for frame in state.frames]
        state.spun = tuple(state.spun)
        return state


#: The slots that are packed as they are.
_PACKED = tuple(name for name in ArenaState.__slots__ if name not in ("chance", *ArenaState.DERIVED))
