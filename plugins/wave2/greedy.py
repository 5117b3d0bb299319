"""The greedy player: in a turn first things first, each the best of its sort, and the attack that ends it last.

What it does in the middle of something is in `picks.py`, what it thinks of things in `worth.py`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from workbench.api.rules import Chance, spaces_of

from . import codes, harm, picks
from .codes import PER_SEAT, PLAY, seat_of
from .compiled import POKEMON, Attack, Blow, Table
from .moment import Moment, bodies_of
from .state import DuelState
from .worth import gains, guess, shift, strength, trainer

#: Rates actions of one sort for a seat; what is not above 0 is better not done.
Rate = Callable[[Table, DuelState, int, Sequence[int]], Sequence[int]]
#: What a knock-out is worth beside its damage, and one that ends the game.
_FALLS, _ENDS = 200, 2000
#: By how much a benched Pokémon must do better than the Active to be worth a retreat, its cost aside.
BETTER = 15


def choose(table: Table, state: DuelState, legal: Sequence[int], chance: Chance) -> int:
    """Return the best action; ties by chance."""
    frame = state.frames[-1]
    if frame[0] == codes.HAND_PLAY:
        return legal[0]
    if frame[0] == codes.MAIN:
        among = _turn(table, state, frame[1], legal)
    else:
        rate = picks.RATES[frame[0]]
        among = _best(legal, [rate(table, state, frame, action) for action in legal])
    return among[chance.below(len(among))] if len(among) > 1 else among[0]


def _best(actions: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The actions with the highest score."""
    best = max(scores)
    return [action for action, score in zip(actions, scores, strict=True) if score == best]


def _turn(table: Table, state: DuelState, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """The best actions of the first sort that has any worth doing; of all the sorts an attack or the end is left."""
    for first, end, rate in _FIRST_THINGS:
        start = bisect_left(legal, first)
        if start == len(legal) or legal[start] >= end:
            continue
        actions = legal[start : bisect_left(legal, end, start)]
        scores = rate(table, state, seat, actions)
        if max(scores) > 0:
            return _best(actions, scores)
    attacks = legal[: bisect_left(legal, codes.CHALLENGE)]
    if len(attacks) == 1:
        return attacks
    return _best(attacks, [_attack(table, state, seat, action) for action in attacks])


def _challenge(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate a Yusosha Tatakai: five prizes are made good by it, unless the own deck would be gone at the next draw."""
    return [len(state.deck[seat]) > 2]


def _evolve(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate evolutions: the Active first."""
    active = state.active[seat]
    return [2 if (action - codes.EVOLVE) % 16 == active else 1 for action in actions]


def _play(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate cards to play: Basics first."""
    cards = [action - PLAY for action in actions]
    return [900 if table.cards[card].sort == POKEMON else trainer(table, state, seat, card) for card in cards]


def _energy(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate energy on Pokémon by what it brings their attacks nearer; what no attack needs stays in hand."""
    cards, top, energy, damage = table.cards, state.top, state.energy, state.damage
    active, scores = state.active[seat], []
    for action in actions:
        card, body = divmod(action - codes.ATTACH, 16)
        nearer = gains(table, top[body], energy[body])[card]
        if nearer > 0:
            nearer += 25 if body == active else 0
            nearer = max(1, nearer - 20) if damage[body] * 2 > cards[top[body]].hp else nearer
        scores.append(nearer)
    return scores


def _power(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate powers: each is used, those without limit once a turn, those that move energy where it is of more use."""
    return [_use(table, state, seat, action) for action in actions]


def _use(table: Table, state: DuelState, seat: int, action: int) -> int:
    body, index = divmod(action - codes.POWER, 8)
    if action == codes.STADIUM or not table.cards[state.top[body]].powers[index].moves:
        return 1 if action == codes.STADIUM or not state.uses else 0
    return max((shift(table, state, other, body) for other in bodies_of(state, seat) if other != body), default=0)


def _retreat(table: Table, state: DuelState, seat: int, actions: Sequence[int]) -> list[int]:
    """Rate retreats: only for one that does clearly better than the Active does now."""
    body = state.active[seat]
    now = strength(table, state, body)
    better = [strength(table, state, action - codes.RETREAT) - now for action in actions]
    if max(better) <= BETTER:
        return [0]
    cost = BETTER + 15 * harm.retreat_cost(table, state, body)
    return [gain - cost for gain in better]


#: From which action to before which, and how they are rated: what comes first in a turn stands first.
_FIRST_THINGS: tuple[tuple[int, int, Rate], ...] = (
    (codes.CHALLENGE, codes.STADIUM, _challenge),
    (codes.EVOLVE, codes.ATTACH, _evolve),
    (codes.PLAY, codes.EVOLVE, _play),
    (codes.ATTACH, 1 << 40, _energy),
    (codes.POWER, codes.PLAY, _power),
    (codes.STADIUM, codes.RETREAT, _power),
    (codes.RETREAT, codes.POWER, _retreat),
)


def _attack(table: Table, state: DuelState, seat: int, action: int) -> int:
    """Rate an attack: a knock-out above all; the end of the turn is 0."""
    if action == codes.PASS:
        return 0
    body, target = state.active[seat], state.active[1 - seat]
    attack = table.cards[state.top[body]].attacks[action - codes.ATTACK]
    damage, score = guess(table, attack)
    if target >= 0:
        score += _harm(table, state, target, harm.reckon(table, state, body, target, damage))
    return 10 + score + (_beside(table, state, body, attack) if attack.blows else 0)


def _harm(table: Table, state: DuelState, body: int, amount: int) -> int:
    """What so much damage to a body is worth to who does it; a knock-out may end the game."""
    left = table.cards[state.top[body]].hp - state.damage[body]
    if amount < left:
        return amount
    seat = seat_of(body)
    alone = state.top[seat * PER_SEAT : (seat + 1) * PER_SEAT].count(codes.EMPTY) == PER_SEAT - 1
    return left + (_ENDS if alone or state.tatakai or len(state.prizes[1 - seat]) <= 1 else _FALLS)


def _beside(table: Table, state: DuelState, body: int, attack: Attack) -> int:
    """What an attack does to others, and to who attacks: own harm counts against it."""
    seat, total = seat_of(body), 0.0
    moment = Moment(table, state, seat, body, state.top[body])
    for blow in attack.blows:
        worth = [_blow(table, state, seat, body, hit, blow) for hit in spaces_of(blow.among(moment, []))]
        if worth:
            total += blow.share * (max(worth) if blow.one else sum(worth))
    return int(total)


def _blow(table: Table, state: DuelState, seat: int, body: int, hit: int, blow: Blow) -> int:
    """What one blow to one Pokémon is worth."""
    amount = harm.reckon(table, state, body, hit, blow.amount) if blow.struck else blow.amount
    worth = _harm(table, state, hit, amount)
    return worth if seat_of(hit) != seat else -worth
