"""Where figures can go, whom they can attack, who is surrounded (FG-MOV, FG-ATK-01, FG-SUR-01)."""

from __future__ import annotations

from .arena import Arena
from .state import ArenaState


def points(arena: Arena, state: ArenaState, figure: int) -> int:
    """Return how many PM a figure has in this turn (FG-MOV-02)."""
    move = arena.pieces[figure].move
    if state.turn > 2:
        return move
    rule = arena.settings.first_turn_minus
    less = rule == "each" or (rule == "first_player" and state.turn == 1)
    return max(0, move - 1) if less else move


class Standing:
    """Who is in the way: `solid` spaces are held, `wall` ones cannot be passed; `entering` keeps what entering reaches.

    `entering` is by seat and PM, so that figures on a bench that are alike are reckoned once.
    """

    __slots__ = ("entering", "solid", "wall")

    def __init__(self, arena: Arena, state: ArenaState) -> None:
        solid = wall = 0
        for space, condition in zip(state.at, state.cond, strict=True):
            if space >= 0:
                bit = 1 << space
                solid |= bit
                if not condition or arena.conditions[condition].blocks:
                    wall |= bit
        self.solid, self.wall = solid, wall
        self.entering: dict[tuple[int, int], int] = {}


def reach(arena: Arena, state: ArenaState, figure: int, around: Standing | None = None) -> int:
    """Return the spaces that a figure can move to or enter on, as a mask; 0 when it cannot (FG-MOV-01 to 07).

    `around` is who stands where, when it is known.
    """
    space = state.at[figure]
    if space < -1 or state.held >> figure & 1 or not arena.conditions[state.cond[figure]].may_move:
        return 0
    left = points(arena, state, figure)
    if around is None:
        around = Standing(arena, state)
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
        around = Standing(arena, state)
        seat = state.seat
        state.ways = tuple(
            reach(arena, state, figure, around) if piece.seat == seat else 0
            for figure, piece in enumerate(arena.pieces)
        )
    return state.ways


def _enter(arena: Arena, seat: int, left: int, around: Standing) -> int:
    """Return where a figure with `left` PM can enter to: the entry costs one (FG-MOV-04)."""
    start = arena.board.entries[seat - 1] & ~around.solid
    goal = 1 << arena.board.goals[2 - seat]
    return walk(arena, start, left - 1, around.solid, around.wall, goal) | start


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
