"""What happens to figures: knocked out, benched, afflicted, woken; each tells it (FG-KO, FG-CON)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from .arena import BENCH, CENTER, FALLEN, Arena, bits
from .state import ArenaState

#: Why a figure is knocked out.
BATTLE, SURROUND, TEXT = range(3)


def knock_out(state: ArenaState, figure: int, why: int, out: Sink) -> None:
    """Take a figure off the board; it goes to the Center as soon as its owner has put several in order (FG-KO-01)."""
    if state.at[figure] < 0:
        return
    state.put(figure, FALLEN)
    state.afflict(figure, 0)
    state.wait[figure] = 0
    state.fallen |= 1 << figure
    tell(out, "knocked_out", figure, why)


def to_center(arena: Arena, state: ArenaState, figure: int, out: Sink) -> None:
    """Put a fallen figure into its owner's Center; if that is full the one longest there makes room (FG-KO-02)."""
    seat = arena.pieces[figure].seat
    there = [other for other in state.center if arena.pieces[other].seat == seat]
    if len(there) >= arena.settings.center_size:
        oldest = there[0]
        state.center.remove(oldest)
        state.put(oldest, BENCH)
        state.wait[oldest] = 1
        tell(out, "released", oldest)
    state.fallen &= ~(1 << figure)
    state.put(figure, CENTER)
    state.center.append(figure)
    tell(out, "center", figure)


def to_bench(state: ArenaState, figure: int, wait: int, out: Sink) -> None:
    """Put a figure in play or in the Center on its bench; it loses its condition (FG-BEN-02).

    Whoever comes from the Center waits a turn, whatever brings it to the bench (FG-KO-03).
    """
    if state.at[figure] == CENTER:
        state.center.remove(figure)
        wait = max(wait, 1)
    elif state.at[figure] < 0:
        return
    state.put(figure, BENCH)
    state.afflict(figure, 0)
    state.wait[figure] = wait
    state.held &= ~(1 << figure)
    tell(out, "benched", figure, wait)


def afflict(arena: Arena, state: ArenaState, figure: int, condition: int, out: Sink) -> None:
    """Give a figure in play a condition; the new one replaces the old (FG-CON-01)."""
    if state.at[figure] < 0:
        return
    word = arena.conditions[condition]
    # a turn that has begun does not count
    own = arena.pieces[figure].seat == state.seat
    state.afflict(figure, condition, word.turns + own if word.ends == "turns" else 0)
    tell(out, "afflicted", figure, condition)


def cure(state: ArenaState, figure: int, out: Sink) -> None:
    """Take a figure's condition away."""
    if state.cond[figure]:
        tell(out, "cured", figure, state.cond[figure])
        state.afflict(figure, 0)


def wake(arena: Arena, state: ArenaState, figure: int, out: Sink) -> None:
    """End a condition that ends when the figure is woken."""
    if arena.conditions[state.cond[figure]].ends == "woken":
        cure(state, figure, out)


def touch(arena: Arena, state: ArenaState, figure: int, out: Sink) -> None:
    """Wake the friends beside a figure that has just moved."""
    space = state.at[figure]
    if space < 0:
        return
    near = arena.board.near[space]
    for friend in bits(state.team[arena.pieces[figure].seat - 1]):
        if friend != figure and state.at[friend] >= 0 and near >> state.at[friend] & 1:
            wake(arena, state, friend, out)


def place(arena: Arena, state: ArenaState, figure: int, space: int, out: Sink) -> None:
    """Put a figure on a space, as a text says; it wakes the friends beside it."""
    start = state.at[figure]
    state.put(figure, space)
    tell(out, "shifted", figure, start, space)
    touch(arena, state, figure, out)


def make_wait(state: ArenaState, figure: int, turns: int, out: Sink) -> None:
    """Let a figure in play or on the bench wait; a longer wait is not shortened."""
    if state.at[figure] >= BENCH:
        state.wait[figure] = max(state.wait[figure], turns)
        tell(out, "waits", figure, turns)
