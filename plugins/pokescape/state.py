"""The state of a battle: flat, mutable, small; copied and packed by hand.

Figures, cards and seats are small integers; spaces are bit numbers of the board; -1 is none. Frames are tuples of
integers, (routine, values…): the top one is a prompt whenever the game waits for a seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from workbench.api.rules import Chance

#: Marker values: a card's figure, spent or never placed, unknown to the observer.
NONE, HIDDEN = -1, -2


class BattleState:
    """All that changes in a battle. `memo` holds what the present prompt's legal actions cost to reckon; no state."""

    __slots__ = (
        "active", "again", "also", "at", "attacks", "boost", "chain", "chance", "decisions", "down", "dying", "figure",
        "frames", "guise", "harmed", "holds", "init", "laid", "late", "lost", "markers", "marks", "memo",
        "order", "over", "pace", "round", "rubble", "ruled", "shown", "slot",
        "spent", "status", "switched", "tokens", "uncovered", "used_battle", "used_round", "used_turn",
        "winner", "wounds",
    )  # fmt: skip

    #: Slots that follow from the others.
    DERIVED: tuple[str, ...] = ("memo",)

    chance: Chance
    decisions: int
    memo: object

    def __init__(self, chance: Chance, figures: int, seats: int) -> None:
        """Begin with every figure off the board."""
        self.chance, self.decisions, self.memo = chance, 0, None
        self.at, self.also = [-1] * figures, [-1] * figures
        self.wounds, self.down = [0] * figures, [0] * figures
        self.status, self.late = [0] * figures, [0] * figures
        # `late`: by figure a marker that waits for the end of a turn, + markers × the turns that wait for that one.
        self.tokens, self.uncovered, self.spent = [0] * figures, 0, 0
        self.used_turn, self.used_round, self.used_battle = [0] * figures, [0] * figures, [0] * figures
        self.markers, self.shown = [NONE] * (4 * seats), 0
        self.active, self.switched = [-1] * seats, [-9] * seats
        self.order, self.init = list(range(1, seats + 1)), [0] * seats
        self.round = self.slot = 0
        self.figure, self.attacks, self.pace, self.boost = -1, 0, 0, 0
        self.lost = self.again = 0
        self.chain = 0  # turns and attacks that powers have added since an order marker was revealed
        self.marks: list[int] = []  # counts by name and figure, as far as there are any
        self.holds: list[int] = []  # by glyph: 1 + the figure that has taken it, as far as any is taken
        self.laid: list[int] = []  # by figure: 1 + the terrain that it has laid around itself, as far as there is any
        self.ruled = 0  # 1 + figures × taker's seat + the figure of another side that takes a turn now (PS-POW-11)
        self.rubble = 0  # mask of objects that are destroyed (HS-OBJ-01)
        self.harmed: list[int] = []  # wounds by object, as far as there are any
        self.guise: list[int] = []  # by figure: 1 + the figure whose card it has taken on, as far as any has
        self.over, self.winner, self.dying = 0, 0, 0
        self.frames: list[tuple[int, ...]] = []

    def copy(self) -> BattleState:
        """Return an independent copy."""
        return self.copy_with(self.chance.copy())

    def view_with(self, chance: Chance) -> BattleState:
        """Return the same state with another chance, for who only looks: it shares its lists, until the next decision.

        Agents look at every decision, and no list of theirs is copied for it.
        """
        new = self.__class__.__new__(self.__class__)
        # By twos and threes, which Python moves without making a tuple of them.
        new.chance, new.decisions, new.memo = chance, self.decisions, self.memo
        new.at, new.also, new.wounds = self.at, self.also, self.wounds
        new.down, new.status, new.late = self.down, self.status, self.late
        new.markers, new.shown, new.tokens = self.markers, self.shown, self.tokens
        new.used_turn, new.used_round = self.used_turn, self.used_round
        new.used_battle, new.uncovered, new.spent = self.used_battle, self.uncovered, self.spent
        new.active, new.switched = self.active, self.switched
        new.order, new.init, new.round = self.order, self.init, self.round
        new.slot, new.figure, new.attacks = self.slot, self.figure, self.attacks
        new.pace, new.boost, new.lost = self.pace, self.boost, self.lost
        new.again, new.marks, new.laid = self.again, self.marks, self.laid
        new.holds, new.ruled, new.rubble = self.holds, self.ruled, self.rubble
        new.harmed, new.guise, new.over = self.harmed, self.guise, self.over
        new.winner, new.dying, new.chain = self.winner, self.dying, self.chain
        new.frames = self.frames
        return new

    def copy_with(self, chance: Chance) -> BattleState:
        """Return a copy that draws from `chance`."""
        new = BattleState.view_with(self, chance)
        new.at, new.also, new.wounds = self.at.copy(), self.also.copy(), self.wounds.copy()
        new.down, new.status, new.late = self.down.copy(), self.status.copy(), self.late.copy()
        new.markers, new.tokens = self.markers.copy(), self.tokens.copy()
        new.used_turn, new.used_round = self.used_turn.copy(), self.used_round.copy()
        new.used_battle, new.frames = self.used_battle.copy(), self.frames.copy()
        new.active, new.switched = self.active.copy(), self.switched.copy()
        new.order, new.init, new.marks = self.order.copy(), self.init.copy(), self.marks.copy()
        new.laid, new.holds = self.laid.copy(), self.holds.copy()
        new.harmed, new.guise = self.harmed.copy(), self.guise.copy()
        return new


#: The slots in the order of `values_of`, all but frames and chance.
_NAMES = (
    "decisions", "at", "also", "wounds", "down", "status", "late", "used_turn", "used_round", "used_battle",
    "markers", "shown", "active", "switched", "order", "init", "round", "slot", "figure", "attacks", "pace",
    "boost", "lost", "again", "over", "winner", "dying", "tokens",
    "uncovered", "spent", "marks", "laid", "holds", "ruled", "rubble", "harmed", "guise", "chain",
)  # fmt: skip


def values_of(state: BattleState) -> list[object]:
    """Return all that makes the state what it is, in a fixed order, the chance last."""
    s = state
    return [
        s.decisions, s.at, s.also, s.wounds, s.down, s.status, s.late, s.used_turn, s.used_round, s.used_battle,
        s.markers, s.shown, s.active, s.switched, s.order, s.init, s.round, s.slot, s.figure, s.attacks, s.pace,
        s.boost, s.lost, s.again, s.over, s.winner, s.dying, s.tokens,
        s.uncovered, s.spent, s.marks, s.laid, s.holds, s.ruled, s.rubble, s.harmed, s.guise, s.chain,
        s.frames, s.chance.seed, s.chance.counters,
    ]  # fmt: skip


def pack(state: BattleState) -> bytes:
    """Return canonical bytes: equal states, equal bytes."""
    return msgspec.msgpack.encode(values_of(state))


def unpack(data: bytes) -> BattleState:
    """Return the state that `pack` wrote."""
    values = msgspec.msgpack.decode(data)
    state = BattleState.__new__(BattleState)
    fill(state, values)
    return state


def fill(state: BattleState, values: list[Any]) -> None:
    """Put what `values_of` returned into a state."""
    state.memo = None
    for name, value in zip(_NAMES, values, strict=False):
        setattr(state, name, value)
    state.frames = [tuple(frame) for frame in values[-3]]
    chance = Chance(values[-2], len(values[-1]))
    chance.counters = list(values[-1])
    state.chance = chance
