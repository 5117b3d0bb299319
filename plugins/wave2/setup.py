"""The set-up: coin, hands, mulligans, Active and Bench hidden, prizes, reveal (W2-SET)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import codes, piles
from .codes import ACTIVE, BENCHING, EXTRA, HAND, SETUP, STAGE
from .compiled import Table
from .events import flip, tell_seat
from .moment import bodies_of, free_place
from .state import DuelState


def set_up(table: Table, state: DuelState, out: Sink) -> None:
    """Lay a new table, up to the first question."""
    state.clear()
    state.setup = 1
    state.first = 0 if flip(state, "first", out) else 1
    state.seat = state.first
    tell(out, "first", state.first)
    for seat in (state.first, 1 - state.first):
        state.deck[seat] = list(table.decks[seat])
        piles.shuffle(state, seat)
        piles.draw(state, seat, HAND, out)
    _mulligans(table, state, out)
    state.frames.append((SETUP,))
    for seat in (1 - state.first, state.first):
        state.frames += [(STAGE, BENCHING, seat), (ACTIVE, seat)]
    for seat in (1 - state.first, state.first):
        extra = state.mulligans[1 - seat] - state.mulligans[seat]
        if extra > 0:
            state.frames.append((EXTRA, seat, extra))


def _mulligans(table: Table, state: DuelState, out: Sink) -> None:
    """Show hands without a Basic and draw again, until there is one (W2-SET-02)."""
    for seat in (state.first, 1 - state.first):
        while not any(table.cards[card].is_basic for card in state.hand[seat]):
            state.mulligans[seat] += 1
            tell(out, "mulligan", seat, *state.hand[seat])
            piles.into_deck(state, seat, None)
            piles.draw(state, seat, HAND, out)


def stage(table: Table, state: DuelState, seat: int) -> None:
    """Ask for benched Pokémon as long as there may be more."""
    if free_place(state, seat) >= 0 and any(table.cards[card].is_basic for card in state.hand[seat]):
        state.frames.append((BENCHING, seat))


def put_down(state: DuelState, seat: int, card: int, out: Sink) -> None:
    """Put a Basic face down (W2-SET-03): the first is the Active."""
    body = free_place(state, seat)
    piles.from_hand(state, seat, card)
    state.top[body] = card
    if state.active[seat] < 0:
        state.active[seat] = body
    tell_seat(out, seat, "put_down", seat, card)


def reveal(table: Table, state: DuelState, out: Sink) -> None:
    """Lay the prizes, turn everything up, begin."""
    for seat in (state.first, 1 - state.first):
        deck = state.deck[seat]
        state.prizes[seat] = [deck.pop() for _ in range(1 if state.sudden else table.rules.prizes)]
    state.setup = 0
    for seat in (state.first, 1 - state.first):
        tell(out, "revealed", seat, *(state.top[body] for body in bodies_of(state, seat)))
    state.frames.append((codes.NEXT, 1 - state.first))
