"""The greedy player: what helps most now, everything useful before the attack that ends the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from workbench.api.rules import Chance

from . import codes, harm
from .codes import NOBODY, PLAY, STOP, seat_of
from .compiled import ENERGY, POKEMON, Table
from .moment import bench_of, bodies_of
from .state import DuelState
from .worth import gain, guess, missing, strength, trainer

#: What is done before an attack is worth more than any attack.
_FIRST = 1000


def choose(table: Table, state: DuelState, legal: Sequence[int], chance: Chance) -> int:
    """Return the best action; ties by chance."""
    frame = state.frames[-1]
    if frame[0] == codes.HAND_PLAY:
        return legal[0]
    if frame[0] == codes.MAIN:
        scores = _rated(table, state, frame[1], legal)
    else:
        rate = _RATES.get(frame[0])
        scores = [rate(table, state, frame, action) if rate else 0 for action in legal]
    best = max(scores)
    among = [action for action, score in zip(legal, scores, strict=True) if score == best]
    return among[chance.below(len(among))] if len(among) > 1 else among[0]


def _rated(table: Table, state: DuelState, seat: int, legal: Sequence[int]) -> list[int]:
    """Rate the actions of a turn; what they share is reckoned once."""
    now: int | None = None
    scores = []
    for action in legal:
        if codes.RETREAT <= action < codes.POWER:
            now = strength(table, state, state.active[seat]) if now is None else now
            scores.append(_retreat(table, state, seat, action - codes.RETREAT, now))
        else:
            scores.append(_turn(table, state, seat, action))
    return scores


def _turn(table: Table, state: DuelState, seat: int, action: int) -> int:
    """Rate an action of one's turn."""
    if action >= codes.ATTACH:
        card, body = divmod(action - codes.ATTACH, 16)
        return _energy(table, state, seat, card, body)
    if action >= codes.EVOLVE:
        body = (action - codes.EVOLVE) % 16
        return _FIRST + 300 + (50 if state.active[seat] == body else 0)
    if action >= PLAY:
        card = action - PLAY
        if table.cards[card].sort == POKEMON:
            return _FIRST + 200
        worth = trainer(table, state, seat, card)
        return _FIRST + 100 + worth if worth > 0 else -1
    if action >= codes.POWER:
        return _FIRST + 60 if not state.uses else -1
    if action in (codes.PASS, codes.CHALLENGE):
        return 0 if action == codes.PASS else _FIRST + 500
    return _FIRST + 50 if action == codes.STADIUM else _attack(table, state, seat, action - codes.ATTACK)


def _energy(table: Table, state: DuelState, seat: int, card: int, body: int) -> int:
    """Rate energy on a Pokémon by what it brings its attacks nearer."""
    top, energy = state.top[body], state.energy[body]
    nearer = gain(table, top, energy, card)
    if nearer <= 0:
        return 1 if len(energy) < 4 else -1
    doomed = 20 if state.damage[body] * 2 > table.cards[top].hp else 0
    return _FIRST + nearer - doomed + (25 if state.active[seat] == body else 0)


def _attack(table: Table, state: DuelState, seat: int, index: int) -> int:
    """Rate an attack: a knock-out above all."""
    body, target = state.active[seat], state.active[1 - seat]
    attack = table.cards[state.top[body]].attacks[index]
    damage, rest = guess(table, attack)
    if target < 0:
        return 10 + damage + rest
    amount = harm.reckon(table, state, body, target, damage)
    left = table.cards[state.top[target]].hp - state.damage[target]
    return 10 + min(amount, left) + rest + (200 if amount >= left else 0)


def _retreat(table: Table, state: DuelState, seat: int, target: int, now: int) -> int:
    """Rate a retreat: only for one that does clearly better than the Active does now."""
    better = strength(table, state, target) - now
    if better <= 60:
        return -1
    better -= 15 * harm.retreat_cost(table, state, state.active[seat])
    return _FIRST + better if better > 60 else -1


def _place(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a Basic for the set-up."""
    if action < PLAY:
        return 0
    card = table.cards[action - PLAY]
    cheap = min((attack.cost.total for attack in card.attacks), default=5)
    return 100 + card.hp - 15 * cheap


def _body(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a Pokémon that is chosen: of the opponent's the weakest, of one's own the most hurt."""
    if action == NOBODY:
        return 1
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
        gains = [
            gain(table, state.top[b], state.energy[b], action) for b in bodies_of(state, seat) if state.top[b] >= 0
        ]
        return 20 + max(gains, default=0)
    if card.sort == POKEMON and card.comes_from >= 0:
        ready = any(table.cards[state.top[b]].species == card.comes_from for b in bodies_of(state, seat))
        return 90 if ready and action not in state.hand[seat] else 10
    if card.sort == POKEMON:
        return 40 + card.hp // 4 if len(bench_of(state, seat)) < 3 else 8
    return 30


def _worst(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate a card to do without."""
    return -_card(table, state, frame, action) + 30 * (state.hand[frame[1]].count(action) > 1)


def _loss(table: Table, state: DuelState, frame: tuple[int, ...], action: int) -> int:
    """Rate energy to lose: one's own that is least needed, the opponent's that is most."""
    body = frame[2]
    left = list(state.energy[body])
    left.remove(action)
    worth = missing(table, state.top[body], tuple(left))
    return worth if seat_of(body) == frame[1] else -worth


_RATES: dict[int, Callable[[Table, DuelState, tuple[int, ...], int], int]] = {
    codes.ACTIVE: _place,
    codes.BENCHING: _place,
    codes.EXTRA: lambda table, state, frame, action: action,
    codes.PROMOTE: _promote,
    codes.SWITCH: _promote,
    codes.TATAKAI: lambda table, state, frame, action: -action,
    codes.CHOOSE: _body,
    codes.MAY: lambda table, state, frame, action: action,
    codes.FETCH: _card,
    codes.GIVE: _card,
    codes.DISCARD: _worst,
    codes.STRIP: _loss,
    codes.PAY: _loss,
    codes.MOVE: _loss,
}
