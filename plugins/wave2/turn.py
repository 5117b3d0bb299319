"""The running of a game: frames that go on by themselves, from one question to the next."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import msgspec

from workbench.api.rules import DONE, Sink, tell

from . import codes, harm, piles, setup
from .codes import ASKS, BETWEEN, BODIES, DECKED, MAIN, NEXT, PROGRAM, SETTLE, seat_of
from .compiled import Power, Table
from .events import flip
from .moment import Moment, bodies_of
from .settling import settle, win
from .state import DuelState


def run(table: Table, state: DuelState, out: Sink) -> None:
    """Run on until somebody is asked or the game is over."""
    frames = state.frames
    while frames and frames[-1][0] < ASKS:
        frame = frames.pop()
        _RUN[frame[0]](table, state, frame, out)
        frames = state.frames


def begin(state: DuelState, seat: int, out: Sink) -> None:
    """Begin a turn: its draw first; no card to draw loses (W2-TURN-01, W2-WIN-03)."""
    state.turn += 1
    state.seat, state.done, state.uses = seat, 0, 0
    state.used = [0] * BODIES
    tell(out, "turn", state.turn, seat)
    if not state.deck[seat]:
        win(state, 1 - seat, DECKED, out)
        return
    piles.draw(state, seat, 1, out)
    state.frames.append((MAIN, seat))


def start(table: Table, state: DuelState, number: int, seat: int, me: int, card: int, attacker: int = -1) -> None:
    """Let a program run next; -1 is none."""
    if number >= 0:
        local = (0,) * table.programs[number].size
        state.frames.append((PROGRAM, number, 0, seat, me, card, attacker, *local))


def _program(table: Table, state: DuelState, frame: tuple[int, ...], out: Sink) -> None:
    """Run a program on; when it asks, its frame lies under the question."""
    _, number, at, seat, me, card, attacker, *local = frame
    place = len(state.frames)
    after = table.programs[number].run(Moment(table, state, seat, me, card, attacker, out), at, local)
    if after != DONE:
        state.frames.insert(place, (PROGRAM, number, after, seat, me, card, attacker, *local))


def _hit(table: Table, state: DuelState, frame: tuple[int, ...], out: Sink) -> None:
    """Do an attack's damage, then what it does after it, then what the defender answers (W2-ATK-01)."""
    _, body, number = frame
    attack = table.attacks[number][1]
    seat = seat_of(body)
    target = state.active[1 - seat]
    if state.failed:
        return
    if target >= 0 and (state.dealt > 0 or attack.damage or attack.before >= 0):
        amount = harm.strike(table, state, body, target, state.dealt, out)
        if amount and state.top[target] in table.triggers["hit"]:
            react(table, state, "hit", target, body, out)
    start(table, state, attack.after, seat, body, state.top[body])


def react(table: Table, state: DuelState, at: str, body: int, attacker: int = -1, out: Sink = None) -> None:
    """Let the triggers of a Pokémon run."""
    answer(table, state, at, seat_of(body), body, state.top[body], attacker, out)


def answer(
    table: Table, state: DuelState, at: str, seat: int, body: int, card: int, attacker: int = -1, out: Sink = None
) -> None:
    """Let the triggers of a card in play run, when they hold."""
    for power in table.cards[card].powers:
        if power.sort == "trigger" and power.at == at and holds(table, state, power, seat, body, card, attacker):
            start(table, state, power.program, seat, body, card, attacker)
            state.frames.append((codes.TELL, body, card, power.number))  # told when its turn to run has come


def holds(table: Table, state: DuelState, power: Power, seat: int, body: int, card: int, attacker: int = -1) -> bool:
    """Return whether what a power waits for holds."""
    return power.when is None or power.when(Moment(table, state, seat, body, card, attacker), [])


def _end(table: Table, state: DuelState, seat: int, out: Sink) -> None:
    """End a turn: end-of-turn texts, then what lies between turns, then the other’s turn (W2-TURN-11)."""
    state.frames += [(NEXT, seat), (SETTLE,), (BETWEEN, seat)]
    waiting = table.triggers["turn_end"]
    if not waiting:
        return
    if state.stadium in waiting:
        answer(table, state, "turn_end", seat, -1, state.stadium, out=out)
    for body in reversed(bodies_of(state, seat)):
        if state.top[body] in waiting:
            react(table, state, "turn_end", body, out=out)


def between(table: Table, state: DuelState, ended: int, out: Sink) -> None:
    """Run the conditions of all Pokémon in play, condition by condition (W2-CON-09)."""
    if any(state.conds):
        order = [b for b in (*bodies_of(state, ended), *bodies_of(state, 1 - ended)) if state.conds[b]]
        for condition in table.conditions:
            for body in order:
                for number, given in state.conds[body]:
                    if number == condition.number:
                        _between(table, state, body, number, given, ended, out)
    if any(state.marks):
        state.marks = [tuple(mark for mark in marks if mark[2] > state.turn) for marks in state.marks]


def _between(table: Table, state: DuelState, body: int, number: int, given: int, ended: int, out: Sink) -> None:
    """Run one condition of one Pokémon."""
    data = table.conditions[number].data
    what = data.between
    if what is not None:
        heads = what.flip and flip(state, f"between condition={number} card={state.top[body]}", out)
        if what.counters and not heads:
            harm.hurt(state, body, 10 * what.counters)
            tell(out, "condition_harm", body, state.top[body], number, what.counters)
        if heads and what.heads_cures:
            harm.cure(state, body, 1 << number, out)
    if data.wears_off and seat_of(body) == ended and given < state.turn:
        harm.cure(state, body, 1 << number, out)


def _used(table: Table, state: DuelState, frame: tuple[int, ...], out: Sink) -> None:
    """An unlimited power that changed nothing is done (W2-TURN-10)."""
    if frame[3] == digest(state):
        state.used[frame[1]] |= 1 << frame[2]


def digest(state: DuelState) -> int:
    """Return a number for all that an unlimited power may have changed (W2-TURN-10)."""
    parts = (state.active, state.top, state.energy, state.damage, state.conds, state.marks)
    piles_ = (state.hand, state.discard, [len(deck) for deck in state.deck], state.stadium)
    return zlib.crc32(msgspec.msgpack.encode([parts, piles_]))


#: What the frames that run on by themselves do.
_RUN: dict[int, Callable[[Table, DuelState, tuple[int, ...], Sink], None]] = {
    codes.PROGRAM: _program,
    codes.SETTLE: lambda table, state, frame, out: settle(table, state, out),
    codes.HIT: _hit,
    codes.AFTER: lambda table, state, frame, out: piles.discard(state, frame[1], (frame[2],)),
    codes.END: lambda table, state, frame, out: _end(table, state, frame[1], out),
    codes.BETWEEN: lambda table, state, frame, out: between(table, state, frame[1], out),
    codes.NEXT: lambda table, state, frame, out: begin(state, 1 - frame[1], out),
    codes.SETUP: lambda table, state, frame, out: setup.reveal(table, state, out),
    codes.USED: _used,
    codes.STAGE: lambda table, state, frame, out: setup.stage(table, state, frame[2]),
    codes.TELL: lambda table, state, frame, out: tell(out, "power", *frame[1:]),
}
