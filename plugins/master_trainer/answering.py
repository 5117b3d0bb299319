"""What answers do: the frame on top of the stack takes the action and the game runs on."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink, tell

from . import codes as c
from . import hands
from .bank import borrow
from .compiled import Table
from .decks import let_go, put_away, without
from .events import aside, whisper
from .fights import begin, enter, side_of
from .instructions import challenge
from .powers import begin_card
from .state import TrainerState
from .turn import move_on, settle, step


def answer(table: Table, state: TrainerState, action: int, out: Sink) -> None:
    """Take an action and run to the next question."""
    frame = state.frames[-1]
    if action == c.LOAN:
        borrow(state, frame[1], out)
    else:
        _ANSWERS[frame[0]](table, state, frame, action, out)
    state.decisions += 1
    settle(table, state, out)


def _own_turn(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Spin or end the turn, or use a card, after which it is asked again, for no other card (MT-TURN-07)."""
    code, seat = frame[:2]
    if action == c.GO:
        state.frames.pop()
        if code == c.BEFORE:
            move_on(table, state, out)
    else:
        state.frames[-1] = (code, seat, 1)
        use(table, state, seat, action - c.FIRST_CARD, c.OF_ME, out)


def use(table: Table, state: TrainerState, seat: int, card: int, side: int, out: Sink) -> None:
    """Use a card: it is discarded and does what it says."""
    if table.cards[card].item:
        state.used_items |= 1 << seat
    else:
        state.used_events |= 1 << seat
    tell(out, "uses", seat, card)
    put_away(table, state, seat, card)
    begin_card(table, state, seat, card, side)


def _way(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Leave a junction by the chosen way; the rest of the walk follows."""
    _, seat, left = frame
    state.frames.pop()
    start = state.at[seat]
    step(table, state, seat, action)
    tell(out, "way", seat, start, action)
    state.frames.append((c.WALK, seat, left - 1))


def _target(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    state.frames.pop()
    challenge(table, state, frame[1], action - 1, out)


def _fighter(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Choose who fights; in a battle of players it is told when both have chosen (MT-BAT-01)."""
    seat = frame[1]
    state.frames.pop()
    enter(state, seat, action)
    if state.fight[c.KIND] == c.TRAINER:
        whisper(out, seat, "picks", seat, action)
        aside(out, seat, "picked", seat)


def _rival(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    seat = frame[1]
    state.frames.pop()
    tell(out, "rival", seat, action - 1)
    begin(state, c.TRAINER, seat, action - 1, -1)


def _card(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Play one card in a battle, or none."""
    seat = frame[1]
    state.frames.pop()
    if action != c.GO:
        use(table, state, seat, action - c.FIRST_CARD, side_of(state, seat), out)


def _toss(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Discard one card and go on with the next."""
    _, seat, count, kind = frame
    state.frames[-1] = (c.TOSS, seat, count - 1, kind)
    put_away(table, state, seat, action)
    tell(out, "tosses", seat, action)


def _lose(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Lose one Pokémon and go on with the next (MT-EVT-02)."""
    _, seat, left, fee = frame
    state.frames[-1] = (c.LOSE, seat, left - 1, fee)
    state.pokemon[seat] = without(state.pokemon[seat], action)
    tell(out, "loses", seat, action)
    let_go(table, state, action)


def _choose(table: Table, state: TrainerState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Put the chosen player into the card's frame below; −1 for nobody."""
    _, seat, slot, _, _ = frame
    state.frames.pop()
    below = list(state.frames[-1])
    below[5 + slot] = action - 1
    state.frames[-1] = tuple(below)
    tell(out, "chooses", seat, action - 1)


_ANSWERS: dict[int, Callable[[Table, TrainerState, tuple[int, ...], int, Sink], None]] = {
    c.BEFORE: _own_turn,
    c.AFTER: _own_turn,
    c.WAY: _way,
    c.TARGET: _target,
    c.FIGHTER: _fighter,
    c.RIVAL: _rival,
    c.CARD: _card,
    c.TOSS: _toss,
    c.LOSE: _lose,
    c.CHOOSE: _choose,
    c.HANDS: hands.answer,
}
