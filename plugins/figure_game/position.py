"""What a position is worth to a seat, for the greedy policy: figures by place, the way to the goals."""

from __future__ import annotations

from .arena import BENCH, Arena
from .state import DRAW, ArenaState

#: In knock-outs: a figure in play, on the bench; a condition, a turn of waiting; a step nearer to the goal.
PLAY, REST, ILL, WAITS, STEP = 1.0, 0.7, 0.3, 0.25, 0.06
WON = 1000.0


def evaluate(arena: Arena, state: ArenaState, seat: int) -> float:
    """Return the worth of a position to a seat."""
    if state.over:
        return 0.0 if state.over == DRAW else WON if state.over == seat else -WON
    total = 0.0
    for figure, piece in enumerate(arena.pieces):
        value = _figure(arena, state, figure)
        total += value if piece.seat == seat else -value
    return total


def _figure(arena: Arena, state: ArenaState, figure: int) -> float:
    """Return the worth of a figure to its own side."""
    space = state.at[figure]
    if space < BENCH:
        return 0.0
    waits = WAITS * state.wait[figure]
    if space == BENCH:
        return REST - waits
    piece = arena.pieces[figure]
    left = arena.board.far[space][arena.board.goals[2 - piece.seat]]
    value = PLAY - STEP * left - waits - (ILL if state.cond[figure] else 0.0)
    return value + (0.25 if left <= piece.move else 0.0)
