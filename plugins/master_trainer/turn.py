"""Turns: whose it is, the spin, the walk, and the running of what lies on the stack."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink, tell

from . import codes as c
from .bank import BANK, may_borrow, pay
from .compiled import Table
from .decks import items_of, lay_off
from .fights import bout, show
from .instructions import act
from .powers import go_on
from .spinner import spin
from .state import TrainerState


def settle(table: Table, state: TrainerState, out: Sink) -> None:
    """Run on to the next question, or to the end of the game."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        if frame[0] < c.ASKING:
            if not _idle(table, state, frame, out):
                return
            frames.pop()
        else:
            frames.pop()
            _RUNS[frame[0]](table, state, frame, out)


def playable(table: Table, state: TrainerState, seat: int, when: str) -> list[int]:
    """Return the cards that a player may use now, ascending: one item and one event a turn (MT-ITM-01, MT-EVT-03)."""
    used_item, used_event = state.used_items >> seat & 1, state.used_events >> seat & 1
    if used_item and used_event:
        return []
    cards, found, last = table.cards, [], -1
    for number in state.hand[seat]:
        if number != last and number >= 0:
            card = cards[number]
            if card.when == when and not (used_item if card.item else used_event):
                found.append(number)
        last = number
    return found


def might_play(table: Table, state: TrainerState, seat: int) -> bool:
    """Return whether a hand, by the backs of its cards, may hold one to be used now.

    Who is asked must not tell the others what the cards are, so that one who has none for this moment is asked as well.
    """
    items, cards = items_of(table, state, seat), len(state.hand[seat])
    return bool(items and not state.used_items >> seat & 1) or bool(cards > items and not state.used_events >> seat & 1)


def of_kind(table: Table, state: TrainerState, seat: int, kind: int) -> list[int]:
    """Return the different items (0) or events (1) of a hand, ascending."""
    return sorted({card for card in state.hand[seat] if card >= 0 and table.cards[card].item == (kind == 0)})


def _idle(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> bool:
    """Return whether a question need not be asked."""
    code, seat = frame[0], frame[1]
    if code == c.CARD:
        return not might_play(table, state, seat)
    if code == c.AFTER:
        return (frame[2] == 1 or not might_play(table, state, seat)) and not may_borrow(state, seat)
    if code == c.BEFORE:
        return state.at[seat] == table.board.goal
    if code == c.LOSE:
        return _keeps(state, frame, out)
    return code == c.TOSS and (frame[2] <= 0 or not of_kind(table, state, seat, frame[3]))


def _keeps(state: TrainerState, frame: tuple[int, ...], out: Sink) -> bool:
    """Nothing more is lost: enough is, or it is the last one, which a card makes pay for (MT-EVT-04)."""
    _, seat, left, fee = frame
    if left <= 0:
        return True
    if len(state.pokemon[seat]) > 1:
        return False
    if fee and state.pokemon[seat]:
        tell(out, "kept", seat, state.pokemon[seat][0])
        pay(state, seat, fee, BANK, out)
    return True


def start_turn(state: TrainerState, seat: int, out: Sink) -> None:
    """Begin a player's turn: perhaps a card, the spin, perhaps a card (MT-TURN-07); frames say if one was used."""
    state.seat, state.used_items, state.used_events = seat, 0, 0
    state.moved = state.again = 0
    state.turned = -1
    state.frames[:] = [(c.TURN, seat), (c.AFTER, seat, 0), (c.BEFORE, seat, 0)]
    tell(out, "turn", seat)


def _next_turn(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    """Go on with the next player to the left who is not on GOAL (MT-SET-03, MT-TURN-04); none: the game is over."""
    seats, goal = table.seats, table.board.goal
    if len(state.arrived) == seats:
        return
    if state.again and state.at[state.seat] != goal:
        start_turn(state, state.seat, out)
        return
    seat = state.seat
    while True:
        seat = (seat + 1) % seats
        if seat == state.first:
            state.round += 1
            tell(out, "round", state.round)
        if state.at[seat] == goal:
            continue
        if not state.missing[seat]:
            break
        state.missing[seat] -= 1
        tell(out, "missed", seat)
    start_turn(state, seat, out)


def move_on(table: Table, state: TrainerState, out: Sink) -> None:
    """Spin and move; 0 on START ends the turn, 0 elsewhere lets the space act again (MT-TURN-01, MT-TURN-03)."""
    seat = state.seat
    spun = spin(table, state, seat, "move", out)
    if spun == 0 and state.at[seat] == 0:
        tell(out, "stuck", seat)
        if state.frames[-1][0] == c.AFTER:
            state.frames.pop()
        return
    state.frames.append((c.ACT, seat, -1))
    if spun:
        state.frames.append((c.WALK, seat, spun))


def _walk(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    """Go so many spaces; stop to ask at a junction, and on GOAL for good (MT-TURN-05, MT-TURN-06)."""
    _, seat, left = frame
    start, times = state.at[seat], table.rules.loop_times
    ways = table.board.ways(start, state.loops[seat], times)
    while left and len(ways) == 1:
        if state.at[seat] == table.board.junction and state.loops[seat] >= times:
            tell(out, "enough", seat, state.loops[seat])
        step(table, state, seat, ways[0])
        left -= 1
        ways = table.board.ways(state.at[seat], state.loops[seat], times)
    if state.at[seat] != start:
        tell(out, "moves", seat, start, state.at[seat])
    if state.at[seat] == table.board.goal:
        arrive(state, seat, out)
    elif left and ways:
        state.frames.append((c.WAY, seat, left))


def step(table: Table, state: TrainerState, seat: int, to: int) -> None:
    """Take one step; coming to the junction from inside the loop counts (MT-RUI-02)."""
    if to == table.board.junction and state.at[seat] in table.board.inside:
        state.loops[seat] += 1
    state.at[seat] = to


def arrive(state: TrainerState, seat: int, out: Sink) -> None:
    """Come to GOAL; the order of arrival is the order of turns (MT-TURN-05)."""
    if seat not in state.arrived:
        state.arrived.append(seat)
        tell(out, "arrives", seat, len(state.arrived))


def _act(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    act(table, state, frame[1], frame[2], out)


def _fight(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    show(state, out)


def _bout(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    bout(table, state, out)


def _trim(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    seat = frame[1]
    state.frames.append((c.TOSS, seat, items_of(table, state, seat) - table.rules.item_limit, 0))


def _discard(table: Table, state: TrainerState, frame: tuple[int, ...], out: Sink) -> None:
    lay_off(table, state, frame[2])


_RUNS: dict[int, Callable[[Table, TrainerState, tuple[int, ...], Sink], None]] = {
    c.TURN: _next_turn,
    c.WALK: _walk,
    c.ACT: _act,
    c.FIGHT: _fight,
    c.BOUT: _bout,
    c.POWER: go_on,
    c.TRIM: _trim,
    c.DISCARD: _discard,
}
