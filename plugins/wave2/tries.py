"""Whether a Pokémon may attack or retreat, and the coins that a try needs (W2-CON-02, 04, 05, 07, 10)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import harm
from .codes import ATTACK, NO_ATTACK, NO_RETREAT
from .compiled import Table
from .events import flip
from .state import DuelState


def extra_energy(table: Table, state: DuelState, body: int) -> int:
    """Return the energy beyond the cost that a try of a body needs (W2-CON-07)."""
    return sum(
        data.attempt.extra_energy for pair in state.conds[body] if (data := table.conditions[pair[0]].data).attempt
    )


def attacks(table: Table, state: DuelState, body: int) -> list[int]:
    """Return the actions of the attacks that an Active may try now (W2-TURN-08)."""
    if body < 0 or (state.turn == 1 and not table.rules.first_turn_attack):
        return []
    energy, extra = state.energy[body], 0
    if state.conds[body]:
        if any(table.conditions[pair[0]].no_attack for pair in state.conds[body]):
            return []
        extra = extra_energy(table, state, body)
    if state.marks[body] and any(mark[0] == NO_ATTACK for mark in state.marks[body]):
        return []
    paid = table.payable(state.top[body], energy)
    return paid if not extra else [n for n in paid if _affords(table, state, body, n, extra)]


def _affords(table: Table, state: DuelState, body: int, action: int, extra: int) -> bool:
    """Whether a body has so much energy beyond the cost of an attack."""
    cost = table.cards[state.top[body]].attacks[action - ATTACK].cost
    return table.units_of(state.energy[body])[-1] >= cost.total + extra


def may_retreat(table: Table, state: DuelState, body: int) -> bool:
    """Return whether an Active may try to retreat, if there is a Bench and no try was made before (W2-TURN-06)."""
    if body < 0:
        return False
    if state.conds[body] and any(table.conditions[pair[0]].no_retreat for pair in state.conds[body]):
        return False
    if state.marks[body] and any(mark[0] == NO_RETREAT for mark in state.marks[body]):
        return False
    cost = harm.retreat_cost(table, state, body) + (extra_energy(table, state, body) if state.conds[body] else 0)
    return cost == 0 or table.units_of(state.energy[body])[-1] >= cost


def succeeds(table: Table, state: DuelState, body: int, out: Sink) -> bool:
    """Flip what a try needs, in order; tails ends the trying and may harm (W2-CON-04, 07, 10)."""
    if not state.conds[body]:
        return True
    for condition in table.try_order:
        attempt = condition.data.attempt
        if attempt is None or not harm.has(state, body, condition.number):
            continue
        if flip(state, f"try condition={condition.number} card={state.top[body]}", out):
            if attempt.heads_cures:
                harm.cure(state, body, 1 << condition.number, out)
            continue
        tell(out, "try_failed", body, state.top[body], condition.number)
        if attempt.tails_damage:
            harm.strike(table, state, body, body, attempt.tails_damage, out)
        return False
    return True
