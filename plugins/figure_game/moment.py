"""What a running text knows: whose it is, which figures it means, and where what happens is told."""

from __future__ import annotations

from workbench.api.rules import Sink

from .arena import Arena
from .state import ArenaState


class Moment:
    """The context of a text: the figure whose it is (-1: a card's), the one it fights (-1: none), its player's seat."""

    __slots__ = ("arena", "foe", "me", "out", "seat", "state")

    def __init__(self, arena: Arena, state: ArenaState, me: int, foe: int, seat: int, out: Sink = None) -> None:
        self.arena, self.state, self.me, self.foe, self.seat, self.out = arena, state, me, foe, seat, out
