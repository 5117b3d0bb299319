"""What people do by hand, as a card says it in words: first what, then whose things, then how much or where.

Every choice is a decision of the record. The first answer is always the way out: that it is done, or one step back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from workbench.api.rules import Sink, tell

from . import codes as c
from .bank import BANK, collect, pay
from .compiled import Table
from .decks import draw_items, draw_pokemon, take
from .spinner import spin
from .state import TrainerState

#: PCs that are collected or paid at once.
SUMS = (10, 20, 50, 100)
#: The first answer: done, or back to what is to be done.
BACK = 0


def frame_of(seat: int) -> tuple[int, ...]:
    """Return the frame that asks `seat`, who plays the card, what is to be done: nothing is chosen yet."""
    return (c.HANDS, seat, c.DONE_BY_HAND, -1)


def legal(table: Table, state: TrainerState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the answers, ascending: a verb; then a seat from 1; then an amount, or a number from 1 on."""
    _, _, verb, whom = frame
    if verb == c.DONE_BY_HAND:
        verbs = [verb for verb in range(1, c.SPIN_ONCE) if _seats(table, state, verb)]
        return [c.DONE_BY_HAND, *verbs, c.SPIN_ONCE]
    if whom < 0:
        return [BACK, *(seat + 1 for seat in _seats(table, state, verb))]
    if verb in (c.GET_PCS, c.GIVE_PCS):
        return [BACK, *SUMS]
    if verb == c.TAKE_SHOWN:
        return [BACK, *(1 + card for card in sorted(set(state.shown)))]
    return [BACK, *(1 + at for at in range(len(table.board.ids)))]


def answer(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take an answer; when all is chosen it is done, and the question for the next thing lies below it."""
    _, seat, verb, whom = frame
    state.frames.pop()
    if action == c.DONE_BY_HAND and verb == c.DONE_BY_HAND:
        return
    state.frames.append(frame_of(seat))
    if verb == c.DONE_BY_HAND:
        if action == c.SPIN_ONCE:
            spin(table, state, seat, "card", out)
        else:
            state.frames[-1] = (c.HANDS, seat, action, -1)
    elif action == BACK:
        return
    elif whom < 0 and verb in _NEEDS_MORE:
        state.frames[-1] = (c.HANDS, seat, verb, action - 1)
    else:
        _DO[verb](table, state, action - 1 if whom < 0 else whom, action, out)


def _seats(table: Table, state: TrainerState, verb: int) -> list[int]:
    """Whose things can be mended so."""
    able = _ABLE.get(verb)
    return [seat for seat in range(table.seats) if able is None or able(table, state, seat)]


def _put(table: Table, state: TrainerState, seat: int, action: int, out: Sink) -> None:
    """Put a pawn on a space, which says nothing to it; one that is put on GOAL has arrived."""
    start, state.at[seat] = state.at[seat], action - 1
    tell(out, "put", seat, start, action - 1)
    if action - 1 == table.board.goal and seat not in state.arrived:
        state.arrived.append(seat)
        tell(out, "arrives", seat, len(state.arrived))
    elif action - 1 != table.board.goal and seat in state.arrived:
        state.arrived.remove(seat)


def _shown(table: Table, state: TrainerState, seat: int, action: int, out: Sink) -> None:
    state.shown.remove(action - 1)
    take(state, seat, action - 1)
    tell(out, "take", seat, action - 1)


def _rare(table: Table, state: TrainerState, seat: int, action: int, out: Sink) -> None:
    rare = state.rares.pop()
    take(state, seat, rare)
    tell(out, "take", seat, rare)


def _miss(table: Table, state: TrainerState, seat: int, action: int, out: Sink) -> None:
    state.missing[seat] += 1
    tell(out, "misses", seat)


def _holds(table: Table, state: TrainerState, seat: int, item: bool) -> bool:
    """Whether a player holds an item, or an event; what it is lies face down in an observation."""
    return any(table.cards[card].item == item if card >= 0 else (card == c.ITEM_BACK) == item
               for card in state.hand[seat])  # fmt: skip


_DO: dict[int, Callable[[Table, TrainerState, int, int, Sink], None]] = {
    c.GET_PCS: lambda table, state, seat, amount, out: collect(state, seat, amount, out),
    c.GIVE_PCS: lambda table, state, seat, amount, out: pay(state, seat, amount, BANK, out),
    c.TAKE_ONE: lambda table, state, seat, action, out: draw_pokemon(state, seat, 1, out),
    c.TAKE_SHOWN: _shown,
    c.TAKE_RARE: _rare,
    c.LOSE_ONE: lambda table, state, seat, action, out: state.frames.append((c.LOSE, seat, 1, 0)),
    c.DRAW_ONE: lambda table, state, seat, action, out: draw_items(table, state, seat, 1, out),
    c.TOSS_ITEM: lambda table, state, seat, action, out: state.frames.append((c.TOSS, seat, 1, 0)),
    c.TOSS_EVENT: lambda table, state, seat, action, out: state.frames.append((c.TOSS, seat, 1, 1)),
    c.PUT_PAWN: _put,
    c.SKIP_TURN: _miss,
}
_NEEDS_MORE = frozenset((c.GET_PCS, c.GIVE_PCS, c.TAKE_SHOWN, c.PUT_PAWN))
#: Of whom something can be done at all, where that is not everybody.
_ABLE: dict[int, Callable[[Table, TrainerState, int], bool]] = {
    c.TAKE_ONE: lambda table, state, seat: bool(state.pile),
    c.TAKE_SHOWN: lambda table, state, seat: bool(state.shown),
    c.TAKE_RARE: lambda table, state, seat: bool(state.rares),
    c.LOSE_ONE: lambda table, state, seat: len(state.pokemon[seat]) > 1,
    c.TOSS_ITEM: lambda table, state, seat: _holds(table, state, seat, True),
    c.TOSS_EVENT: lambda table, state, seat: _holds(table, state, seat, False),
}
