"""Answers to questions in the middle of something, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from workbench.api.rules import Event, Sink, spaces_of, tell

from . import acting, codes, hands, piles, setup
from .codes import NOBODY, PLAY, PROGRAM, STOP, UNKNOWN
from .compiled import Table
from .events import tell_seat
from .moment import bench_of, free_place
from .state import DuelState

Frame = tuple[int, ...]


def answer(table: Table, state: DuelState, action: int, out: Sink) -> None:
    """Take an answer to the top frame."""
    if state.frames[-1][0] == codes.MAIN:
        acting.act(table, state, action, out)
        return
    frame = state.frames.pop()
    _ANSWERS[frame[0]](table, state, frame, action, out)


def possible(table: Table, state: DuelState, frame: Frame) -> Sequence[int]:
    """Return what may be answered to a frame other than a turn’s, ascending."""
    return _POSSIBLE[frame[0]](table, state, frame)


# ---------------------------------------------------------------- set-up


def _extra(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    piles.draw(state, frame[1], action, out)


def _active(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    setup.put_down(state, frame[1], action - PLAY, out)


def _benching(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    if action != codes.PASS:
        setup.put_down(state, frame[1], action - PLAY, out)
        setup.stage(table, state, frame[1])


def _basics(table: Table, state: DuelState, frame: Frame) -> list[int]:
    cards = table.cards
    return [PLAY + card for card in _distinct(state.hand[frame[1]]) if cards[card].is_basic]


def _distinct(cards: Sequence[int]) -> list[int]:
    """The known cards of a pile, each once, ascending."""
    return sorted(set(cards) - {UNKNOWN})


# ---------------------------------------------------------------- Pokémon


def _promote(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    seat = frame[1]
    if action >= PLAY:
        piles.from_hand(state, seat, action - PLAY)
        action_body = free_place(state, seat)
        acting.bench(table, state, seat, action - PLAY, out)
        action = action_body
    acting.change_places(state, seat, action, out)


def _promotable(table: Table, state: DuelState, frame: Frame) -> list[int]:
    return bench_of(state, frame[1]) or _basics(table, state, frame)


def _challenge(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    tell(out, "challenge_answer", frame[1], action)
    if action:
        state.tatakai = 1
        for seat in (state.seat, 1 - state.seat):
            piles.mill(state, seat, 2, out)


def _choose(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _into(state, frame[2], -1 if action == NOBODY else action)


def _may(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _into(state, frame[2], 0 if action else -1)


def _into(state: DuelState, slot: int, value: int) -> None:
    """Put an answer into the variables of the program that asked."""
    program = list(state.frames[-1])
    assert program[0] == PROGRAM
    program[7 + slot] = value
    state.frames[-1] = tuple(program)


def _switch(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    acting.change_places(state, frame[2], action, out)


# ---------------------------------------------------------------- cards


def _fetch(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _, seat, number, left, card = frame
    search = table.searches[number]
    pile = state.deck[seat] if search.place == "deck" else state.discard[seat]
    if action != STOP:
        pile.remove(action)
        if search.shown:
            tell(out, "fetched", seat, action, card)
        else:
            tell_seat(out, seat, "fetched", seat, action, card, others=Event("fetched_one", (seat, card)))
        if search.to == "hand":
            piles.to_hand(state, seat, (action,))
        elif search.to == "bench":
            acting.bench(table, state, seat, action, out)
        else:
            state.deck[seat].append(action)
        if left > 1:
            state.frames.append((codes.FETCH, seat, number, left - 1, card))
            return
    if "deck" in (search.place, search.to):
        piles.shuffle(state, seat)


def _fetchable(table: Table, state: DuelState, frame: Frame) -> list[int]:
    search, seat = table.searches[frame[2]], frame[1]
    if search.to == "bench" and free_place(state, seat) < 0:
        return [STOP]
    pile = state.deck[seat] if search.place == "deck" else state.discard[seat]
    return [*(card for card in _distinct(pile) if search.cards >> card & 1), STOP]


def _discard(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _, seat, left, card = frame
    piles.from_hand(state, seat, action)
    piles.discard(state, seat, (action,))
    tell(out, "discarded", seat, action)
    if left > 1:
        state.frames.append((codes.DISCARD, seat, left - 1, card))


def _strip(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _, seat, body, left, types, card = frame
    acting.discard_energy(state, body, action, out)
    if left > 1:
        state.frames.append((codes.STRIP, seat, body, left - 1, types, card))


def _pay(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _, seat, body, left, target = frame
    acting.discard_energy(state, body, action, out)
    acting.pay(table, state, seat, left - len(table.cards[action].provides), target, out)


def _move(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    acting.take_energy(state, frame[2], action)
    acting.add_energy(state, frame[3], action, out)


def _on_body(table: Table, state: DuelState, frame: Frame) -> list[int]:
    types = {codes.STRIP: 4, codes.MOVE: 4}.get(frame[0])
    wanted = frame[types] if types else 0
    cards = _distinct(state.energy[frame[2]])
    return [card for card in cards if piles.fits(table.cards[card], "energy", wanted)]


def _give(table: Table, state: DuelState, frame: Frame, action: int, out: Sink) -> None:
    _, seat, body, left, types, place, card = frame
    if action == STOP:
        return
    (state.discard if place else state.hand)[seat].remove(action)
    acting.add_energy(state, body, action, out)
    if left > 1:
        state.frames.append((codes.GIVE, seat, body, left - 1, types, place, card))


def _givable(table: Table, state: DuelState, frame: Frame) -> list[int]:
    pile = (state.discard if frame[5] else state.hand)[frame[1]]
    return [*(card for card in _distinct(pile) if piles.fits(table.cards[card], "energy", frame[4])), STOP]


_ANSWERS: dict[int, Callable[[Table, DuelState, Frame, int, Sink], None]] = {
    codes.EXTRA: _extra,
    codes.ACTIVE: _active,
    codes.BENCHING: _benching,
    codes.PROMOTE: _promote,
    codes.TATAKAI: _challenge,
    codes.CHOOSE: _choose,
    codes.MAY: _may,
    codes.SWITCH: _switch,
    codes.FETCH: _fetch,
    codes.DISCARD: _discard,
    codes.STRIP: _strip,
    codes.PAY: _pay,
    codes.MOVE: _move,
    codes.GIVE: _give,
    codes.HAND_PLAY: hands.answer,
}
_POSSIBLE: dict[int, Callable[[Table, DuelState, Frame], Sequence[int]]] = {
    codes.EXTRA: lambda table, state, frame: range(frame[2] + 1),
    codes.ACTIVE: _basics,
    codes.BENCHING: lambda table, state, frame: [codes.PASS, *_basics(table, state, frame)],
    codes.PROMOTE: _promotable,
    codes.TATAKAI: lambda table, state, frame: (0, 1),
    codes.CHOOSE: lambda table, state, frame: [*spaces_of(frame[3]), *([NOBODY] if frame[4] else [])],
    codes.MAY: lambda table, state, frame: (0, 1),
    codes.SWITCH: lambda table, state, frame: bench_of(state, frame[2]),
    codes.FETCH: _fetchable,
    codes.DISCARD: lambda table, state, frame: _distinct(state.hand[frame[1]]),
    codes.STRIP: _on_body,
    codes.PAY: _on_body,
    codes.MOVE: _on_body,
    codes.GIVE: _givable,
    codes.HAND_PLAY: hands.legal,
}
