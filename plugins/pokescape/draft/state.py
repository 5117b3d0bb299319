"""The state of a game that begins with a draft: that of the battle, and beside it who picked what."""

from __future__ import annotations

from typing import Any

import msgspec

from workbench.api.rules import Chance

from ..state import BattleState, fill, values_of

#: In `log`: a seat passed.
PASS = -1


class DraftState(BattleState):
    """All that changes; while the draft goes on the battle's lists are empty and `started` is 0."""

    __slots__ = ("first", "log", "started")

    first: list[int]  # the seats in the order of the first round
    log: list[int]  # what was picked, by number in the pool, or PASS, in order
    started: int  # 1 once the battle goes on

    def __init__(self, chance: Chance) -> None:
        """Begin with nothing picked."""
        super().__init__(chance, 0, 0)
        self.first, self.log, self.started = [], [], 0

    def view_with(self, chance: Chance) -> DraftState:
        """Return the same state with another chance; it shares its lists."""
        new = super().view_with(chance)
        assert isinstance(new, DraftState)
        new.first, new.log, new.started = self.first, self.log, self.started
        return new

    def copy_with(self, chance: Chance) -> DraftState:
        """Return a copy that draws from `chance`."""
        new = super().copy_with(chance)
        assert isinstance(new, DraftState)
        new.first, new.log, new.started = self.first[:], self.log[:], self.started
        return new

    def copy(self) -> DraftState:
        """Return an independent copy."""
        return self.copy_with(self.chance.copy())

    def become(self, fresh: BattleState) -> None:
        """Take over a battle's state that has just begun; decisions are counted on."""
        for name in BattleState.__slots__:
            if name != "decisions":
                setattr(self, name, getattr(fresh, name))
        self.started = 1


def pack(state: DraftState) -> bytes:
    """Return canonical bytes: equal states, equal bytes."""
    return msgspec.msgpack.encode([[state.first, state.log, state.started], values_of(state)])


def unpack(data: bytes) -> DraftState:
    """Return the state that `pack` wrote."""
    own, values = msgspec.msgpack.decode(data)
    state = DraftState.__new__(DraftState)
    state.first, state.log, state.started = own
    fill(state, list[Any](values))
    return state
