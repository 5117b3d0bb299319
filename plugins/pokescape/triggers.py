"""Runs the triggers of figures when their moment comes."""

from __future__ import annotations

from workbench.api.rules import Sink

from .battle import Battle, Hook
from .events import tell
from .moment import Moment
from .state import BattleState


def fire(battle: Battle, state: BattleState, stage: str, figure: int, moment: Moment | None, out: Sink) -> None:
    """Run a figure's triggers of a stage, in the order of its card."""
    hooks = battle.hooks.get(stage)
    if hooks is None or not hooks[figure] or state.at[figure] < 0 or state.wounds[figure] >= battle.life[figure]:
        return
    for hook in hooks[figure]:
        if hook.limit and _spent(state, figure, hook):
            continue
        seen = moment.of(figure, hook.source) if moment is not None else Moment(figure, hook.source)
        if hook.when is not None and not hook.when(battle, state, seen):
            continue
        for used in (state.used_turn, state.used_round, state.used_battle):
            used[figure] |= hook.bit
        if out is not None:
            tell(out, "power", figure, hook.source)
        hook.run(battle, state, seen, out)


def _spent(state: BattleState, figure: int, hook: Hook) -> bool:
    """Return whether a trigger has been used as often as its limit allows."""
    used = (0, state.used_turn[figure], state.used_round[figure], state.used_battle[figure])[hook.limit]
    return bool(used & hook.bit)
