"""Figures that texts move: where they may go, and changing places; never onto an enemy goal (FG-WIN-03)."""

from __future__ import annotations

from workbench.api.rules import tell

from . import changes
from .moment import Moment
from .reach import walk
from .state import GUIDE, SETTLE
from .structs import effects as words


def ways(moment: Moment, figure: int, effect: words.Shift) -> int:
    """Return the spaces that a text can move a figure to, as a mask; never its enemy's goal (FG-WIN-03)."""
    arena, state = moment.arena, moment.state
    start, seat = state.at[figure], arena.pieces[figure].seat
    goal = 1 << arena.board.goals[2 - seat]
    around = state.around(arena)
    solid, wall = around.solid, around.wall
    if effect.how == "away":
        return _away(moment, figure, effect.spaces, solid) & ~goal
    if effect.how == "leap":
        wall = 0
    return walk(arena, 1 << start, effect.spaces, solid, wall | goal, 0) & ~(1 << start)


def _away(moment: Moment, figure: int, spaces: int, solid: int) -> int:
    """Return where a figure can be pushed: each step further away from this figure, over free spaces."""
    arena, state = moment.arena, moment.state
    from_ = state.at[moment.me] if moment.me >= 0 else -1
    if from_ < 0:
        return 0
    far = arena.board.far[from_]
    seen, edge = 0, [state.at[figure]]
    for _ in range(spaces):
        step = {
            to
            for at in edge
            for to in range(len(far))
            if arena.board.out[at] >> to & 1 and far[to] > far[at] and not solid >> to & 1
        }
        edge = sorted(step)
        seen |= sum(1 << to for to in edge)
    return seen


def shift(moment: Moment, figure: int, effect: words.Shift) -> bool:
    """Ask where a figure is moved to; nowhere to go: nothing happens."""
    if figure < 0 or moment.state.at[figure] < 0:
        return False
    mask = ways(moment, figure, effect)
    if mask:
        moment.state.frames.append((GUIDE, moment.seat, figure, mask))
    return bool(mask)


def can_swap(moment: Moment, other: int) -> bool:
    """Return whether this figure and another can change places."""
    arena, at, me = moment.arena, moment.state.at, moment.me
    if me < 0 or me == other or at[me] < 0 or at[other] < 0:
        return False
    goals = arena.board.goals
    return at[other] != goals[2 - arena.pieces[me].seat] and at[me] != goals[2 - arena.pieces[other].seat]


def swap(moment: Moment, other: int) -> bool:
    """Change places, then see who is surrounded."""
    if other < 0 or not can_swap(moment, other):
        return False
    at, me = moment.state.at, moment.me
    mine, theirs = at[me], at[other]
    moment.state.put(me, theirs)
    moment.state.put(other, mine)
    tell(moment.out, "swapped", me, other)
    for figure in (me, other):
        changes.touch(moment.arena, moment.state, figure, moment.out)
    moment.state.frames.append((SETTLE, moment.seat))
    return True
