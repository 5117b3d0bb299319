"""Knock-outs, prizes, victory, promotions (W2-KO, W2-WIN)."""

from __future__ import annotations

from workbench.api.rules import Sink, tell

from . import piles
from .codes import BOTH, CHALLENGED, NO_POKEMON, PRIZES, PROMOTE, seat_of
from .compiled import Table
from .moment import bench_of, bodies_of
from .setup import set_up
from .state import DuelState

#: Most games that sudden death adds (W2-WIN-05).
MOST_SUDDEN = 3


def settle(table: Table, state: DuelState, out: Sink) -> None:
    """Find all that are knocked out at once, then victory, then who comes up (W2-KO-01)."""
    cards, top, damage = table.cards, state.top, state.damage
    if not any(damage) and min(state.active) >= 0:
        return
    down = [b for b, hurt in enumerate(damage) if hurt and top[b] >= 0 and hurt >= cards[top[b]].hp]
    if not down and min(state.active) >= 0:
        return
    for body in down:
        tell(out, "knocked_out", body, top[body])
        piles.discard(state, seat_of(body), piles.clear(state, body))
    for seat in (state.seat, 1 - state.seat):
        fallen = sum(seat_of(body) != seat for body in down)
        if fallen:
            piles.take_prizes(state, seat, fallen, out)
    if not judge(table, state, down, out):
        promote(table, state)


def judge(table: Table, state: DuelState, down: list[int], out: Sink) -> bool:
    """End the game when somebody has won; return whether it is over, or begun anew."""
    if state.tatakai and down:
        losers = {seat_of(body) for body in down}
        met = [int(1 - seat in losers) for seat in (0, 1)]
        reason = CHALLENGED
    else:
        none_left = [not bodies_of(state, seat) and not saved(table, state, seat) for seat in (0, 1)]
        met = [int(not state.prizes[seat]) + int(none_left[1 - seat]) for seat in (0, 1)]
        winner = int(met[1] > met[0])
        reason = PRIZES if not state.prizes[winner] else NO_POKEMON
    if not any(met):
        return False
    if met[0] == met[1]:
        draw(table, state, out)
    else:
        win(state, int(met[1] > met[0]), reason, out)
    return True


def saved(table: Table, state: DuelState, seat: int) -> bool:
    """Return whether a Basic in hand saves a seat without Pokémon in play; a setting (W2-WIN-02)."""
    return table.rules.replace_from_hand and any(card < 0 or table.cards[card].is_basic for card in state.hand[seat])


def win(state: DuelState, seat: int, reason: int, out: Sink) -> None:
    """End the game for a seat."""
    state.over, state.winner, state.frames = reason, seat + 1, []
    tell(out, "won", seat, reason)


def draw(table: Table, state: DuelState, out: Sink) -> None:
    """End the game for nobody, or begin one with a single prize (W2-WIN-05)."""
    if table.rules.sudden_death and state.sudden < MOST_SUDDEN:
        state.sudden += 1
        tell(out, "sudden_death", state.sudden)
        set_up(table, state, out)
        return
    state.over, state.winner, state.frames = BOTH, 0, []
    tell(out, "drawn_game")


def promote(table: Table, state: DuelState) -> None:
    """Ask for a new Active where there is none, the player whose turn it is (was) first."""
    for seat in (1 - state.seat, state.seat):
        if state.active[seat] < 0 and (bench_of(state, seat) or saved(table, state, seat)):
            state.frames.append((PROMOTE, seat))
