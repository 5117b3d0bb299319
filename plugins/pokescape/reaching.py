"""What the moving figure can reach, reckoned once for each prompt."""

from __future__ import annotations

from .battle import Battle
from .movement import Reach, reach
from .state import BattleState


def reach_of(battle: Battle, state: BattleState, figure: int) -> Reach:
    """Return where the figure of the present prompt can move, from `state.memo` when it was asked before."""
    memo = state.memo
    if isinstance(memo, Reach):
        return memo
    found = reach(battle, state, figure)
    state.memo = found
    return found
