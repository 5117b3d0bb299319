"""What may be done in a turn."""

from __future__ import annotations

from collections.abc import Sequence

from . import codes, tries
from .answering import possible
from .compiled import ENERGY, POKEMON, STADIUM, SUPPORTER, Compiled, Table
from .moment import Moment
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
    found += tries.attacks(table, state, active)
    if len(bodies) == 1 and challengeable(table, state, seat):
        found.append(codes.CHALLENGE)
    if state.stadium >= 0 and _stadium(table, state, seat):
        found.append(codes.STADIUM)
    if len(bodies) > 1 and not state.done & codes.RETREATED and tries.may_retreat(table, state, active):
        found += [codes.RETREAT + body for body in bodies if body != active]
    for body in bodies:
        if table.cards[top[body]].usable:
            found += _powers(table, state, seat, body)
    return found + _from_hand(table, state, seat, bodies)


def challengeable(table: Table, state: DuelState, seat: int) -> bool:
    """Return whether who has a single Pokémon in play may declare a Yusosha Tatakai (W2-WIN-04)."""
    return (
        not state.tatakai
        and not state.done & codes.DECLARED
        and len(state.prizes[1 - seat]) == 1
        and len(state.prizes[seat]) == table.rules.prizes > 1
    )


def _stadium(table: Table, state: DuelState, seat: int) -> bool:
    usable = table.cards[state.stadium].usable
    if not usable or state.done & codes.USED_STADIUM:
        return False
    return any(holds(table, state, power, seat, -1, state.stadium) for _, power in usable)


def _powers(table: Table, state: DuelState, seat: int, body: int) -> list[int]:
    card = table.cards[state.top[body]]
    return [
        codes.POWER + 8 * body + n
        for n, power in card.usable
        if not state.used[body] >> n & 1
        and (power.limited or state.uses < table.rules.power_uses)
        and holds(table, state, power, seat, body, card.number)
    ]


def _from_hand(table: Table, state: DuelState, seat: int, bodies: list[int]) -> list[int]:
    """Everything that can be done with the cards of the hand: plays, then evolutions, then energy."""
    plays, evolutions, energy = [], [], []
    cards, top, entered, turn = table.cards, state.top, state.entered, state.turn
    room, attached = len(bodies) < codes.PER_SEAT, state.done & codes.ATTACHED
    ready: list[tuple[int, int]] | None = None
    before = codes.UNKNOWN
    for number in state.hand[seat]:
        if number == before:
            continue
        before, card = number, cards[number]
        if card.sort == POKEMON:
            if card.comes_from < 0:
                if room:
                    plays.append(codes.PLAY + number)
                continue
            base, stage = codes.EVOLVE + 16 * number, card.comes_from
            if ready is None:
                ready = [(body, cards[top[body]].species) for body in bodies if entered[body] < turn]
            evolutions += [base + body for body, species in ready if species == stage]
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
    if card.role == STADIUM and state.done & codes.PLAYED_STADIUM:
        return False
    if card.role == STADIUM and state.stadium >= 0 and table.cards[state.stadium].namesake == card.namesake:
        return False
    return card.when is None or card.when(Moment(table, state, seat, -1, card.number), [])


def is_legal(table: Table, state: DuelState, action: int) -> bool:
    """Return whether an action is legal."""
    return action in legal(table, state)
