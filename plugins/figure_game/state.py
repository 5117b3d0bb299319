"""The state of a game: flat lists of integers, a stack of frames, copied by hand."""

from __future__ import annotations

import json

from workbench.api.rules import Chance

from .arena import BENCH

#: Frames that ask. Each is a tuple of integers that begins with its kind.
MAIN, SPACE, ATTACK, NAME, ORDER, CHOOSE, GUIDE = range(7)
#: Frames that go on by themselves.
PROGRAM, SETTLE, RESOLVE = range(7, 10)
#: Why a game is over.
GOAL, STUCK, LIMIT = 1, 2, 3
#: `over` of a draw.
DRAW = 3


class ArenaState:
    """All of a game. `at`, `cond`, `ticks`, `wait` are by figure; `held` and `fallen` are masks of figures.

    `center` holds figures in the order of their arrival, both sides together; `cards` masks of cards left, by seat - 1;
    `spun` what the wheels show: () or (attacker, segment, defender, segment, winner) or (seat, success).
    `over` is the winning seat, DRAW, or 0. `ways` keeps where each figure can go, and `menu` what a turn may begin
    with, reckoned when they are first asked for in a turn; they follow from the rest.
    """

    DERIVED = ("menu", "ways")

    __slots__ = (
        "at", "boost", "cards", "center", "chance", "cond", "decisions", "fallen", "frames", "held", "menu", "over",
        "seat", "spun", "surrounds", "ticks", "turn", "wait", "ways", "why",
    )  # fmt: skip

    def __init__(self, chance: Chance, count: int) -> None:
        self.chance = chance
        self.decisions = 0
        self.seat = 1
        self.turn = 0
        self.at = [BENCH] * count
        self.cond = [0] * count
        self.ticks = [0] * count
        self.wait = [0] * count
        self.held = 0
        self.fallen = 0
        self.center: list[int] = []
        self.cards = [0, 0]
        self.frames: list[tuple[int, ...]] = []
        self.boost = 0
        self.surrounds = 0
        self.spun: tuple[int, ...] = ()
        self.over = 0
        self.why = 0
        self.ways: tuple[int, ...] | None = None
        self.menu: tuple[int, ...] | None = None

    def copy(self) -> ArenaState:
        """Return an independent copy."""
        twin = ArenaState.__new__(ArenaState)
        twin.chance = self.chance.copy()
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
        twin.cards = self.cards[:]
        twin.frames = self.frames[:]
        twin.boost = self.boost
        twin.surrounds = self.surrounds
        twin.spun = self.spun
        twin.over = self.over
        twin.why = self.why
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
