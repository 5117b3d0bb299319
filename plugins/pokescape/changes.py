"""What changes a figure for the rest of a battle: another's card, coming back; and what is added to its rolls."""

from __future__ import annotations

from workbench.api.rules import Sink

from . import frames
from .battle import Battle
from .events import tell
from .moment import Moment
from .state import BattleState


def copy_card(battle: Battle, state: BattleState, moment: Moment, other: int, out: Sink) -> None:
    """Let a figure take on the card of another, or of whomever that one looks like; from the next question on."""
    figure = moment.me
    if other < 0 or figure not in battle.borrowed:
        return
    guise = state.guise + [0] * (battle.count - len(state.guise))
    model = guise[other] - 1 if guise[other] else other
    guise[figure] = 0 if model == figure else model + 1
    state.guise = guise if any(guise) else []
    for used in (state.used_turn, state.used_round, state.used_battle):
        used[figure] = 0
    state.memo = None
    tell(out, "copied", figure, moment.source, model)


def unmask(state: BattleState, figure: int) -> None:
    """Give a figure its own card back."""
    if state.guise and state.guise[figure]:
        state.guise[figure] = 0
        state.guise = state.guise if any(state.guise) else []


def revive(battle: Battle, state: BattleState, moment: Moment, figure: int, out: Sink) -> None:
    """Bring a destroyed figure back: to the bench, or into its start zone."""
    if figure < 0 or not state.down[figure]:
        return
    state.down[figure] = state.wounds[figure] = 0
    tell(out, "revived", figure, moment.source)
    if not battle.one_on_one:
        state.frames.append((frames.DEPLOY, battle.owner[figure], figure))


def raised(battle: Battle, state: BattleState, figure: int, face: int) -> int:
    """Return what a d20 that is rolled for a figure counts as, with what modifiers add to such rolls."""
    return min(20, max(1, face + extra(battle, state, "roll", figure))) if battle.bonuses["roll"][figure] else face


def extra(battle: Battle, state: BattleState, stat: str, figure: int) -> int:
    """Return what modifiers add to a figure's value outside of attacks."""
    total = 0
    for one in battle.bonuses[stat][figure]:
        if one.giver >= 0 and state.at[one.giver] < 0:
            continue
        me = one.giver if one.giver >= 0 else figure
        if one.holds is None or one.holds(battle, state, Moment(me, 0, figure, figure)):
            total += one.add
    return total
