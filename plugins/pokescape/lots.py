"""Glyphs that a map leaves to chance: drawn when the game begins, unknown until somebody stops on them (HS-GLY-01).

On each such space every glyph of the scenario's stock lies as one that may be there; those that were not drawn are
`spent` from the start. Who looks on sees none of them as spent, and may take any for the one that lies there.
"""

from __future__ import annotations

from workbench.api.rules import Chance

from .battle import Battle
from .state import BattleState


def deal(battle: Battle, state: BattleState, chance: Chance, lots: list[tuple[int, ...]] | None = None) -> None:
    """Draw a glyph for each space of `lots`, none twice; without any left nothing lies there."""
    lots = battle.lots if lots is None else lots
    known = {battle.runes[number].id for lot in battle.lots if lot not in lots for number in _there(state, lot)}
    left = sorted({battle.runes[number].id for lot in lots for number in lot} - known)
    for lot in lots:
        drawn = left.pop(chance.below(len(left), 0, ("glyph",)) if len(left) > 1 else 0) if left else ""
        for number in lot:
            if battle.runes[number].id == drawn:
                state.spent &= ~(1 << number)
            else:
                state.spent |= 1 << number


def _there(state: BattleState, lot: tuple[int, ...]) -> list[int]:
    """Return the glyph that was drawn for a space: uncovered, whether it is used up or not, else the one not spent."""
    seen = [number for number in lot if state.uncovered >> number & 1]
    return seen or [number for number in lot if not state.spent >> number & 1]


def unknown(battle: Battle, state: BattleState) -> list[tuple[int, ...]]:
    """Return the spaces, as lots, on which nobody has uncovered anything yet."""
    return [lot for lot in battle.lots if not any(state.uncovered >> number & 1 for number in lot)]


def hide(battle: Battle, seen: BattleState) -> None:
    """Take what was drawn out of an observation."""
    for lot in unknown(battle, seen):
        for number in lot:
            seen.spent &= ~(1 << number)
