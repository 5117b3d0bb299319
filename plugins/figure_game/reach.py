"""Where figures can go, whom they can attack, who is surrounded (FG-MOV, FG-ATK-01, FG-SUR-01)."""

from __future__ import annotations

from .arena import Arena
from .state import ArenaState


def held(arena: Arena, state: ArenaState, figure: int) -> bool:
    """Return whether a figure must wait in this turn."""
    return bool(state.held >> figure & 1)


def points(arena: Arena, state: ArenaState, figure: int) -> int:
    """Return how many PM a figure has in this turn (FG-MOV-02)."""
    move = arena.pieces[figure].move
    if state.turn > 2:
        return move
    rule = arena.settings.first_turn_minus
    less = rule == "each" or (rule == "first_player" and state.turn == 1)
    return max(0, move - 1) if less else move


def standing(arena: Arena, state: ArenaState) -> tuple[int, int]:
    """Return (spaces that are held, spaces that cannot be passed)."""
    solid = wall = 0
    for space, condition in zip(state.at, state.cond, strict=True):
        if space >= 0:
            bit = 1 << space
            solid |= bit
            if not condition or arena.conditions[condition].blocks:
                wall |= bit
    return solid, wall


def reach(arena: Arena, state: ArenaState, figure: int, around: tuple[int, int] | None = None) -> int:
    """Return the spaces that a figure can move to or enter on, as a mask; 0 when it cannot (FG-MOV-01 to 07).

    `around` are the masks of `standing`, when they are known.
    """
    space = state.at[figure]
    if space < -1 or state.held >> figure & 1 or not arena.conditions[state.cond[figure]].may_move:
        return 0
    left = points(arena, state, figure)
    solid, wall = around or standing(arena, state)
    seat = arena.pieces[figure].seat
    goal = 1 << arena.board.goals[2 - seat]
    if space < 0:
        start = arena.board.entries[seat - 1] & ~solid
        if left < 1:
            return 0
        return walk(arena, start, left - 1, solid, wall, goal) | start
    return walk(arena, 1 << space, left, solid, wall, goal) & ~(1 << space)


def walk(arena: Arena, start: int, steps: int, solid: int, wall: int, goal: int) -> int:
    """Return the spaces that `steps` steps from the mask `start` may end on; none from `goal` (FG-WIN-03)."""
    out = arena.board.out
    wall |= solid & goal
    seen = edge = start
    for _ in range(steps):
        new = 0
        edge &= ~goal
        while edge:
            low = edge & -edge
            new |= out[low.bit_length() - 1]
            edge ^= low
        edge = new & ~wall & ~seen
        if not edge:
            break
        seen |= edge
    return seen & ~solid


def targets(arena: Arena, state: ArenaState, figure: int) -> list[int]:
    """Return the enemies that a figure can attack now, ascending (FG-ATK-01)."""
    space = state.at[figure]
    if space < 0 or state.held >> figure & 1 or not arena.conditions[state.cond[figure]].may_attack:
        return []
    near = arena.board.near[space]
    foes = arena.sides[2 - arena.pieces[figure].seat].figures
    return [foe for foe in foes if state.at[foe] >= 0 and near >> state.at[foe] & 1]


def surrounded(arena: Arena, state: ArenaState, seat: int) -> list[int]:
    """Return the figures of a seat whose connected spaces are all held by enemies, ascending (FG-SUR-01)."""
    foes = 0
    for foe in arena.sides[2 - seat].figures:
        space = state.at[foe]
        if space >= 0 and arena.conditions[state.cond[foe]].counts:
            foes |= 1 << space
    found = []
    for figure in arena.sides[seat - 1].figures:
        space = state.at[figure]
        if space >= 0:
            near = arena.board.near[space]
            if near and not near & ~foes:
                found.append(figure)
    return found
