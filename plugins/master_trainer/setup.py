"""Setting up: decks, first player, cards and PCs for everybody (MT-SET-01, MT-SET-02, MT-SET-03)."""

from __future__ import annotations

from workbench.api.rules import Chance, Sink, tell

from .codes import SETUP, TURN
from .compiled import Table
from .decks import draw_items, draw_pokemon, shuffled
from .state import TrainerState
from .turn import settle


def new(table: Table, chance: Chance, out: Sink) -> TrainerState:
    """Return a game at its first question."""
    rules, seats = table.rules, table.seats
    state = TrainerState(chance, seats)
    state.pile, state.rares = shuffled(table.pile, chance), shuffled(table.rare_deck, chance)
    state.leaders = shuffled(table.leader_deck, chance)
    state.items, state.events = shuffled(table.item_deck, chance), shuffled(table.event_deck, chance)
    state.loans_left = rules.loans
    state.first = chance.below(seats, SETUP) if rules.first_player == "random" else 0
    tell(out, "first", state.first)
    for turn in range(seats):
        seat = (state.first + turn) % seats
        draw_pokemon(state, seat, rules.start_pokemon, out)
        draw_items(table, state, seat, rules.start_items, out)
        state.pcs[seat] = rules.start_pcs
    state.seat, state.round = (state.first - 1) % seats, 0
    # who was dealt more items than may be held discards first, in the order of turns
    state.frames[:] = [(TURN, state.seat), *reversed(state.frames)]
    settle(table, state, out)
    return state
