"""Where figures can go, whom they can attack, who is surrounded (FG-MOV, FG-ATK-01, FG-SUR-01)."""

from __future__ import annotations

from collections.abc import Sequence

from .arena import Arena, bits
from .standing import Standing
from .state import ArenaState


def points(arena: Arena, state: ArenaState, figure: int) -> int:
    """Return how many PM a figure has in this turn (FG-MOV-02)."""
    move = arena.pieces[figure].move
    if state.turn > 2:
        return move
    rule = arena.settings.first_turn_minus
    less = rule == "each" or (rule == "first_player" and state.turn == 1)
    return max(0, move - 1) if less else move


def reach(arena: Arena, state: ArenaState, figure: int) -> int:
    """Return the spaces that a figure can move to or enter on, as a mask; 0 when it cannot (FG-MOV-01 to 07)."""
    space = state.at[figure]
    if space < -1 or state.held >> figure & 1 or not arena.conditions[state.cond[figure]].may_move:
        return 0
    left = points(arena, state, figure)
    around = state.around(arena)
    seat = arena.pieces[figure].seat
    if space >= 0:
        goal = 1 << arena.board.goals[2 - seat]
        return walk(arena, 1 << space, left, around.solid, around.wall, goal) & ~(1 << space)
    found = around.entering.get((seat, left))
    if found is None:
        found = around.entering[seat, left] = _enter(arena, seat, left, around) if left else 0
    return found


def ways(arena: Arena, state: ArenaState) -> tuple[int, ...]:
    """Return where each figure of the player whose turn it is can go, by figure; 0 for all others."""
    if state.ways is None:
        found = [0] * arena.count
        for figure in bits(state.team[state.seat - 1]):
            found[figure] = reach(arena, state, figure)
        state.ways = tuple(found)
    return state.ways


def _enter(arena: Arena, seat: int, left: int, around: Standing) -> int:
    """Return where a figure with `left` PM can enter to: the entry costs one (FG-MOV-04)."""
    start = arena.board.entries[seat - 1] & ~around.solid
    goal = 1 << arena.board.goals[2 - seat]
    return walk(arena, start, left - 1, around.solid, around.wall, goal) | start


def walk(arena: Arena, start: int, steps: int, solid: int, wall: int, goal: int) -> int:
    """Return the spaces that `steps` steps from the mask `start` may end on; none from `goal` (FG-WIN-03)."""
    step = arena.board.step
    seen = edge = start
    for _ in range(steps):
        new = 0
        edge &= ~goal
        while edge:
            low = edge & -edge
            new |= step[low]
            edge ^= low
        edge = new & ~wall & ~seen
        if not edge:
            break
        seen |= edge
    return seen & ~solid


def targets(arena: Arena, state: ArenaState, figure: int) -> list[int]:
    """Return the enemies that a figure can attack now, ascending (FG-ATK-01)."""
    space = state.at[figure]
    if space < 0:
        return []
    around = state.around(arena)
    near = arena.board.near[space] & around.of[2 - arena.pieces[figure].seat]
    if not near or state.held >> figure & 1 or not arena.conditions[state.cond[figure]].may_attack:
        return []
    return sorted([around.holder[other] for other in bits(near)])


def fighters(arena: Arena, state: ArenaState, seat: int) -> Sequence[int]:
    """Return the figures of a seat that stand beside an enemy, ascending."""
    around = state.around(arena)
    touched = around.of[seat - 1] & around.beside[2 - seat]
    return sorted([around.holder[space] for space in bits(touched)]) if touched else ()


def surrounded(arena: Arena, state: ArenaState, seat: int) -> Sequence[int]:
    """Return the figures of a seat whose connected spaces are all held by enemies, ascending (FG-SUR-01)."""
    around, near = state.around(arena), arena.board.near
    foes = around.count[2 - seat]
    if foes.bit_count() < arena.board.fewest:
        return ()
    touched = around.of[seat - 1] & around.beside[2 - seat]
    return sorted([around.holder[space] for space in bits(touched) if foes & near[space] == near[space]])
