"""Prompts with one answer only, which nobody is asked for: `ITSELF` takes it and says whether there was no other."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink

from . import crews, frames
from .asking import still_asked
from .battle import Battle
from .placing import free_bench
from .state import BattleState


def _gone(battle: Battle, state: BattleState, top: tuple[int, ...], out: Sink) -> bool:
    """End the turn of a figure that was destroyed by hand; return whether it was."""
    if state.at[top[2]] >= 0:
        return False
    state.frames[-1] = (frames.END_TURN, top[2])
    return True


def _void(battle: Battle, state: BattleState, top: tuple[int, ...], out: Sink) -> bool:
    """Drop an ask whose figure has gone, or that is left with nothing to choose; return whether it was."""
    if still_asked(battle.now(state), state, top):
        return False
    state.frames.pop()
    return True


def _last(battle: Battle, state: BattleState, top: tuple[int, ...], out: Sink) -> bool:
    """Send out the last Pokémon of a bench without asking; return whether it was the last."""
    bench = free_bench(battle, state, top[1])
    if len(bench) != 1:
        return False
    why = frames.FIRST if top[0] == frames.ACTIVE else frames.REPLACED
    state.frames[-1] = (frames.PLACE, top[1], bench[0], why)
    return True


#: By prompt: (battle, state, its frame, who listens) -> whether it is answered.
ITSELF: dict[int, Callable[[Battle, BattleState, tuple[int, ...], Sink], bool]] = {
    frames.MOVE: _gone,
    frames.ATTACK: _gone,
    frames.ACTIVE: _last,
    frames.REPLACE: _last,
    frames.CREW: lambda battle, state, top, out: crews.goes_on(battle, state, out),
    frames.STRAY: _void,
    frames.CHOOSE: _void,
    frames.GUIDE: _void,
    frames.MAY: _void,
}
