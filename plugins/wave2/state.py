"""The state of a game: flat, mutable, small; copied and packed by hand.

Cards are numbers of the compiled game, seats here are 0 and 1. Hands are sorted, decks are drawn from the end.
"""

from __future__ import annotations

from typing import Any

from workbench.api.rules import Chance, packed, unpacked

from .codes import BODIES, EMPTY

_LISTS = ("active", "top", "under", "energy", "damage", "conds", "marks", "entered", "used", "mulligans")
_PILES = ("deck", "hand", "discard", "prizes")
_NUMBERS = (
    "decisions", "turn", "seat", "first", "setup", "over", "winner", "stadium", "stadium_of", "done", "tatakai",
    "uses", "dealt", "failed", "sudden",
)  # fmt: skip


class DuelState:
    """All that changes in a game.

    By body: `top` its card, `under` what it evolved from, `energy` cards, `damage`, `conds` pairs (condition, turn
    given), `marks` triples (kind, amount, last turn), `entered` the turn it was played or evolved, `used` powers.
    """

    __slots__ = ("chance", "frames", *_LISTS, *_PILES, *_NUMBERS)

    chance: Chance
    frames: list[tuple[int, ...]]
    active: list[int]
    top: list[int]
    under: list[tuple[int, ...]]
    energy: list[tuple[int, ...]]
    damage: list[int]
    conds: list[tuple[tuple[int, int], ...]]
    marks: list[tuple[tuple[int, int, int], ...]]
    entered: list[int]
    used: list[int]
    mulligans: list[int]
    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    prizes: list[list[int]]
    decisions: int
    turn: int
    seat: int
    first: int
    setup: int
    over: int
    winner: int
    stadium: int
    stadium_of: int
    done: int
    tatakai: int
    uses: int
    dealt: int
    failed: int
    sudden: int

    def __init__(self, chance: Chance) -> None:
        """Begin with an empty table."""
        self.chance = chance
        for name in _NUMBERS:
            setattr(self, name, 0)
        self.clear()

    def clear(self) -> None:
        """Take everything off the table; the chance, the decisions and the sudden deaths stay."""
        self.frames, self.active, self.mulligans = [], [EMPTY, EMPTY], [0, 0]
        self.top, self.damage = [EMPTY] * BODIES, [0] * BODIES
        self.entered, self.used = [0] * BODIES, [0] * BODIES
        self.under, self.energy = [()] * BODIES, [()] * BODIES
        self.conds, self.marks = [()] * BODIES, [()] * BODIES
        self.deck, self.hand, self.discard, self.prizes = [[], []], [[], []], [[], []], [[], []]
        self.stadium, self.stadium_of = EMPTY, 0
        self.turn = self.done = self.tatakai = self.uses = self.dealt = self.failed = 0

    def copy(self) -> DuelState:
        """Return an independent copy."""
        twin = self.view()
        twin.chance, twin.frames = self.chance.copy(), self.frames[:]
        twin.active, twin.mulligans = self.active[:], self.mulligans[:]
        twin.top, twin.under, twin.energy = self.top[:], self.under[:], self.energy[:]
        twin.damage, twin.conds, twin.marks = self.damage[:], self.conds[:], self.marks[:]
        twin.entered, twin.used = self.entered[:], self.used[:]
        (a, b), (c, d), (e, f), (g, h) = self.deck, self.hand, self.discard, self.prizes
        twin.deck, twin.hand, twin.discard, twin.prizes = [a[:], b[:]], [c[:], d[:]], [e[:], f[:]], [g[:], h[:]]
        return twin

    def view(self) -> DuelState:
        """Return another state that shares everything with this one, to replace what is not to be seen."""
        twin = DuelState.__new__(DuelState)
        twin.chance, twin.frames, twin.active, twin.mulligans = self.chance, self.frames, self.active, self.mulligans
        twin.top, twin.under, twin.energy, twin.damage = self.top, self.under, self.energy, self.damage
        twin.conds, twin.marks, twin.entered, twin.used = self.conds, self.marks, self.entered, self.used
        twin.deck, twin.hand, twin.discard, twin.prizes = self.deck, self.hand, self.discard, self.prizes
        twin.decisions, twin.turn, twin.seat, twin.first = self.decisions, self.turn, self.seat, self.first
        twin.setup, twin.over, twin.winner = self.setup, self.over, self.winner
        twin.stadium, twin.stadium_of, twin.done = self.stadium, self.stadium_of, self.done
        twin.tatakai, twin.uses, twin.dealt, twin.failed = self.tatakai, self.uses, self.dealt, self.failed
        twin.sudden = self.sudden
        return twin


_NAMES = ("frames", *_LISTS, *_PILES, *_NUMBERS)
_TUPLES = ("under", "energy", "conds", "marks")


def pack(state: DuelState) -> bytes:
    """Return canonical bytes: equal states, equal bytes."""
    return packed(state, _NAMES)


def unpack(data: bytes) -> DuelState:
    """Return the state that `pack` wrote."""
    chance, values = unpacked(data)
    state = DuelState(chance)
    for name, value in zip(_NAMES, values, strict=True):
        setattr(state, name, [_tuples(item) for item in value] if name in (*_TUPLES, "frames") else value)
    return state


def _tuples(value: Any) -> Any:
    """Lists within a value as tuples."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
