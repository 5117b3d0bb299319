"""What may be done in a turn."""

from __future__ import annotations

from collections.abc import Sequence

from . import codes, tries
from .answering import possible
from .compiled import ENERGY, POKEMON, STADIUM, SUPPORTER, Compiled, Table
from .moment import Moment, bodies_of
from .state import DuelState
from .turn import holds

_PLACES = (range(codes.PER_SEAT), range(codes.PER_SEAT, 2 * codes.PER_SEAT))


def legal(table: Table, state: DuelState) -> Sequence[int]:
    """Return every legal action, ascending."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    return _turn(table, state, frame[1]) if frame[0] == codes.MAIN else possible(table, state, frame)


def _turn(table: Table, state: DuelState, seat: int) -> list[int]:
    found = [codes.PASS]
    top, active = state.top, state.active[seat]
    bodies = [body for body in _PLACES[seat] if top[body] >= 0]
    if active >= 0:
        found += [codes.ATTACK + n for n in tries.attacks(table, state, seat)]
    if len(bodies) == 1 and challengeable(table, state, seat):
        found.append(codes.CHALLENGE)
    if state.stadium >= 0 and _stadium(table, state, seat):
        found.append(codes.STADIUM)
    if len(bodies) > 1 and tries.may_retreat(table, state, seat):
        found += [codes.RETREAT + body for body in bodies if body != active]
    for body in bodies:
        if table.cards[top[body]].powers:
            found += _powers(table, state, seat, body)
    return found + _from_hand(table, state, seat, bodies)


def challengeable(table: Table, state: DuelState, seat: int) -> bool:
    """Return whether a Yusosha Tatakai may be declared (W2-WIN-04)."""
    return (
        not state.tatakai
        and not state.done & codes.DECLARED
        and len(state.prizes[1 - seat]) == 1
        and len(state.prizes[seat]) == table.rules.prizes > 1
        and len(bodies_of(state, seat)) == 1
    )


def _stadium(table: Table, state: DuelState, seat: int) -> bool:
    if state.done & codes.USED_STADIUM:
        return False
    powers = table.cards[state.stadium].powers
    return any(p.sort == "action" and holds(table, state, p, seat, -1, state.stadium) for p in powers)


def _powers(table: Table, state: DuelState, seat: int, body: int) -> list[int]:
    card = table.cards[state.top[body]]
    return [
        codes.POWER + 8 * body + n
        for n, power in enumerate(card.powers)
        if power.sort == "action"
        and not state.used[body] >> n & 1
        and (power.limited or state.uses < table.rules.power_uses)
        and holds(table, state, power, seat, body, card.number)
    ]


def _from_hand(table: Table, state: DuelState, seat: int, bodies: list[int]) -> list[int]:
    """Everything that can be done with the cards of the hand: plays, then evolutions, then energy."""
    plays, evolutions, energy = [], [], []
    cards, top, entered, turn = table.cards, state.top, state.entered, state.turn
    room, attached = len(bodies) < codes.PER_SEAT, state.done & codes.ATTACHED
    before = -2
    for number in state.hand[seat]:
        if number == before or number < 0:
            continue
        before, card = number, cards[number]
        if card.sort == POKEMON:
            if card.comes_from < 0:
                if room:
                    plays.append(codes.PLAY + number)
                continue
            base = codes.EVOLVE + 16 * number
            evolutions += [base + b for b in bodies if entered[b] < turn and cards[top[b]].species == card.comes_from]
        elif card.sort == ENERGY:
            if not attached:
                base = codes.ATTACH + 16 * number
                energy += [base + b for b in bodies]
        elif _playable(table, state, seat, card):
            plays.append(codes.PLAY + number)
    return plays + evolutions + energy


def _playable(table: Table, state: DuelState, seat: int, card: Compiled) -> bool:
    """Return whether a trainer may be played (W2-TURN-05)."""
    if card.role == SUPPORTER and state.done & codes.SUPPORTER:
        return False
    if card.role == STADIUM and (state.done & codes.PLAYED_STADIUM or state.stadium == card.number):
        return False
    return card.when is None or card.when(Moment(table, state, seat, -1, card.number), [])


def is_legal(table: Table, state: DuelState, action: int) -> bool:
    """Return whether an action is legal."""
    return action in legal(table, state)
