"""How the greedy player answers questions in the middle of something: cards, Pokémon, whether to fight."""

from __future__ import annotations

from collections.abc import Callable

from . import codes, harm
from .codes import NOBODY, PLAY, STOP, seat_of
from .compiled import ENERGY, POKEMON, Table
from .moment import bench_of, bodies_of
from .state import DuelState
from .worth import gains, guess, missing, shift, strength

#: Rates an answer to a frame; the highest is taken.
Rate = Callable[[Table, DuelState, tuple[int, ...], int], int]


def _place(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a Basic for the set-up."""
    if action < PLAY:
        return 0
    card = table.cards[action - PLAY]
    cheap = min((attack.cost.total for attack in card.attacks), default=5)
    return 100 + card.hp - 15 * cheap


def _body(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a Pokémon that is chosen: of the opponent's the weakest, of one's own the most hurt, or to spare energy."""
    if action == NOBODY:
        return 1
    if any(power.moves for power in table.cards[frame[-1]].powers):
        to = next((b for b in bodies_of(state, frame[1]) if state.top[b] == frame[-1]), action)
        return shift(table, state, action, to)
    if seat_of(action) != frame[1]:
        return 500 - (table.cards[state.top[action]].hp - state.damage[action])
    return 100 + state.damage[action] + (5 if state.active[frame[1]] == action else 0)


def _promote(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a new Active of one's own, or of the opponent's."""
    if action >= PLAY:
        return _place(table, state, frame, action)
    worth = strength(table, state, action)
    return worth if seat_of(action) == frame[1] else -worth


def _card(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a card to have."""
    if action == STOP:
        return 0
    card, seat = table.cards[action], frame[1]
    if card.sort == ENERGY:
        known = [b for b in bodies_of(state, seat) if state.top[b] >= 0]
        return 20 + max((gains(table, state.top[b], state.energy[b])[action] for b in known), default=0)
    if card.sort == POKEMON and card.comes_from >= 0:
        ready = any(table.cards[state.top[b]].species == card.comes_from for b in bodies_of(state, seat))
        return 90 if ready and action not in state.hand[seat] else 10
    if card.sort == POKEMON:
        return 40 + card.hp // 4 if len(bench_of(state, seat)) < 3 else 8
    return 30


def _worst(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a card to do without."""
    return -_card(table, state, frame, action) + 30 * (state.hand[frame[1]].count(action) > 1)


def _given(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate energy to attach: what brings the Pokémon's attacks nearer, else none."""
    return 1 if action == STOP else 2 * gains(table, state.top[frame[2]], state.energy[frame[2]])[action]


def _loss(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate energy to lose: one's own that is least needed, the opponent's that is most."""
    body = frame[2]
    left = list(state.energy[body])
    left.remove(action)
    worth = missing(table, state.top[body], tuple(left))
    return worth if seat_of(body) == frame[1] else -worth


def _moved(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate energy to move: what the other needs and this one does not."""
    return _loss(table, state, frame, action) + 2 * gains(table, state.top[frame[3]], state.energy[frame[3]])[action]


def _fight(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Judge a Yusosha Tatakai: fight when the challenger cannot strike first, or has no cards left to go on with."""
    me, challenger = frame[1], 1 - frame[1]
    if len(state.deck[me]) <= 2:
        return 1 - action
    tired = len(state.deck[challenger]) <= 2
    safe = not any(_fells(table, state, challenger, body) for body in bodies_of(state, me))
    ready = any(_fells(table, state, me, body) for body in bodies_of(state, challenger))
    return action if safe and (ready or tired) else 1 - action


def _fells(table: Table, state: DuelState, seat: int, target: int) -> bool:
    """Whether an attack that the Active has the energy for, or will with one more, may knock out a body."""
    body = state.active[seat]
    if body < 0 or target < 0:
        return False
    left = table.cards[state.top[target]].hp - state.damage[target]
    for attack in table.cards[state.top[body]].attacks:
        near = attack.cost.total <= table.units_of(state.energy[body])[-1] + 1
        strongest = guess(table, attack)[0] * (2 if attack.before >= 0 else 1)
        beside = sum(blow.amount for blow in attack.blows)
        if near and harm.reckon(table, state, body, target, strongest) + beside >= left:
            return True
    return False


RATES: dict[int, Rate] = {
    codes.ACTIVE: _place,
    codes.BENCHING: _place,
    codes.EXTRA: lambda table, state, frame, action: action,
    codes.PROMOTE: _promote,
    codes.SWITCH: _promote,
    codes.TATAKAI: _fight,
    codes.CHOOSE: _body,
    codes.MAY: lambda table, state, frame, action: action,
    codes.FETCH: _card,
    codes.GIVE: _given,
    codes.DISCARD: _worst,
    codes.STRIP: _loss,
    codes.PAY: _loss,
    codes.MOVE: _moved,
}
