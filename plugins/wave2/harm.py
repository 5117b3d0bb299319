"""Damage, counters and Special Conditions (W2-ATK-01, W2-CON-08, W2-CON-12)."""

from __future__ import annotations

from typing import NamedTuple

from workbench.api.rules import Sink, tell

from .codes import COST, DEALT, RESIST, TAKEN, WEAK, seat_of
from .compiled import Condition, Table
from .moment import Moment
from .state import DuelState


def changes(table: Table, state: DuelState, stat: int, body: int) -> int:
    """Return by how much marks and the powers in play change a number of a body."""
    total = sum(mark[1] for mark in state.marks[body] if mark[0] == stat) if state.marks[body] else 0
    auras = table.auras[stat]
    if not auras:
        return total
    if not auras.isdisjoint(state.top):
        for other, card in enumerate(state.top):
            if card in auras:
                total += _of(table, state, stat, body, other, card, seat_of(other))
    if state.stadium in auras:
        total += _of(table, state, stat, body, -1, state.stadium, state.stadium_of)
    return total


def _of(table: Table, state: DuelState, stat: int, body: int, source: int, card: int, seat: int) -> int:
    """By how much one card in play changes it."""
    total, moment = 0, None
    for power in table.cards[card].powers:
        for change in power.changes:
            if change.stat == stat:
                moment = moment or Moment(table, state, seat, source, card)
                if change.meets(moment, body):
                    total += change.add
    return total


def retreat_cost(table: Table, state: DuelState, body: int) -> int:
    """Return the energy that a retreat costs."""
    return max(0, table.cards[state.top[body]].retreat + changes(table, state, COST, body))


class Reckoned(NamedTuple):
    """What an attack does: the damage, and how it came about: added, times, resisted, changed by the defender."""

    amount: int
    added: int = 0
    times: int = 1
    resisted: int = 0
    changed: int = 0


def reckoned(table: Table, state: DuelState, attacker: int, body: int, base: int) -> Reckoned:
    """Return the damage of an attack of so much: attacker's effects, ×2, −30, defender's effects (W2-ATK-01)."""
    if base <= 0:
        return Reckoned(0)
    added, times, resisted = changes(table, state, DEALT, attacker), 1, 0
    amount = max(0, base + added)
    if state.active[seat_of(body)] == body:
        source, target = table.cards[state.top[attacker]], table.cards[state.top[body]]
        if source.matches & target.weak:
            times = WEAK
        if source.matches & target.resist:
            resisted = RESIST
    amount = max(0, amount * times - resisted)
    changed = changes(table, state, TAKEN, body) if amount else 0
    return Reckoned(max(0, amount + changed), added, times, resisted, changed)


def reckon(table: Table, state: DuelState, attacker: int, body: int, base: int) -> int:
    """Return the damage alone."""
    return reckoned(table, state, attacker, body, base).amount


def strike(table: Table, state: DuelState, attacker: int, body: int, base: int, out: Sink) -> int:
    """Do the damage of an attack; return how much it was."""
    done = reckoned(table, state, attacker, body, base)
    hurt(state, body, done.amount)
    tell(out, "damage", attacker, state.top[attacker], body, state.top[body], base, *done)
    return done.amount


def hurt(state: DuelState, body: int, amount: int) -> None:
    """Put damage on a body."""
    state.damage[body] += amount


def counters(state: DuelState, body: int, count: int, out: Sink) -> None:
    """Put damage counters on a body; nothing changes how many."""
    if count > 0:
        hurt(state, body, 10 * count)
        tell(out, "counters", body, state.top[body], count)


def heal(state: DuelState, body: int, count: int, out: Sink) -> None:
    """Remove damage counters, up to so many."""
    taken = min(count * 10, state.damage[body])
    if taken > 0:
        state.damage[body] -= taken
        tell(out, "healed", body, state.top[body], taken // 10)


def has(state: DuelState, body: int, condition: int) -> bool:
    """Return whether a body has a condition."""
    return any(pair[0] == condition for pair in state.conds[body])


def afflict(table: Table, state: DuelState, body: int, condition: Condition, out: Sink) -> None:
    """Give a condition: those that turn the card replace each other; given again, it counts anew (W2-CON-08, 12)."""
    turned = condition.data.turned
    kept = [
        pair
        for pair in state.conds[body]
        if pair[0] != condition.number and not (turned and table.conditions[pair[0]].data.turned)
    ]
    state.conds[body] = tuple(sorted([*kept, (condition.number, state.turn)]))
    tell(out, "afflicted", body, state.top[body], condition.number)


def cure(state: DuelState, body: int, which: int, out: Sink) -> None:
    """Take away the conditions of a mask; -1 means all."""
    kept = tuple(pair for pair in state.conds[body] if not which >> pair[0] & 1)
    for pair in state.conds[body]:
        if pair not in kept:
            tell(out, "cured", body, state.top[body], pair[0])
    state.conds[body] = kept
