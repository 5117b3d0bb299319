"""What may be answered, and by whom, from the frame on top of the stack."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Prompt, PromptKind

from . import codes as c
from . import hands
from .bank import may_borrow
from .compiled import Table
from .instructions import rivals
from .state import TrainerState
from .turn import of_kind, playable

_KINDS = {
    c.BEFORE: PromptKind.SPIN,
    c.WAY: PromptKind.CHOOSE_SPACE,
    c.TARGET: PromptKind.CHOOSE_ONE,
    c.FIGHTER: PromptKind.CHOOSE_ONE,
    c.RIVAL: PromptKind.CHOOSE_ONE,
    c.CARD: PromptKind.CHOOSE_ONE,
    c.TOSS: PromptKind.CHOOSE_ONE,
    c.LOSE: PromptKind.CHOOSE_ONE,
    c.CHOOSE: PromptKind.CHOOSE_ONE,
    c.AFTER: PromptKind.CHOOSE_ONE,
    c.HANDS: PromptKind.CHOOSE_ONE,
}

#: Questions that come from a card, a Pokémon or a leader; the others are always the same, made once.
_SOURCED = frozenset((c.CHOOSE, c.HANDS, c.FIGHTER, c.CARD))
_PLAIN = {
    (code, seat, idle): Prompt(seat + 1, kind, idle=idle)
    for code, kind in _KINDS.items()
    for seat in range(4)
    for idle in (False, True)
}


def prompt(table: Table, state: TrainerState) -> Prompt | None:
    """Return what is asked, None when the game is over."""
    if not state.frames:
        return None
    code, seat = state.frames[-1][:2]
    idle = (code == c.AFTER or code == c.CARD) and len(legal(table, state)) == 1
    if code not in _SOURCED:
        return _PLAIN[code, seat, idle]
    return Prompt(seat + 1, _KINDS[code], source(table, state), by_hand=code == c.HANDS, idle=idle)


def source(table: Table, state: TrainerState) -> str:
    """Return the entity that asks: the card at work, the Pokémon or leader that is fought."""
    code = state.frames[-1][0]
    if code in (c.CHOOSE, c.HANDS):
        return table.cards[state.frames[-2][2]].ref
    theirs = state.fight[c.OF_FOE + c.POKEMON]
    if code in (c.FIGHTER, c.CARD) and theirs >= 0 and state.fight[c.KIND] != c.TRAINER:
        return (table.leaders if state.fight[c.KIND] == c.GYM else table.pokemon)[theirs].ref
    return ""


def legal(table: Table, state: TrainerState) -> Sequence[int]:
    """Return the legal actions, ascending; none when the game is over."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    found = _answers(table, state, frame)
    return [*found, c.LOAN] if may_borrow(state, frame[1]) else found


def _answers(table: Table, state: TrainerState, frame: tuple[int, ...]) -> Sequence[int]:
    """What the question itself can be answered with."""
    code, seat = frame[0], frame[1]
    if code in (c.BEFORE, c.AFTER):
        cards = () if frame[2] else playable(table, state, seat, "turn")
        return [c.GO, *(c.FIRST_CARD + card for card in cards)]
    if code == c.CARD:
        return [c.GO, *(c.FIRST_CARD + card for card in playable(table, state, seat, "battle"))]
    if code == c.WAY:
        return sorted(table.board.ways(state.at[seat], state.loops[seat], table.rules.loop_times))
    if code == c.TARGET:
        return [*((0,) if state.pile else ()), *(1 + pokemon for pokemon in sorted(set(state.shown)))]
    if code in (c.FIGHTER, c.LOSE):
        return sorted(set(state.pokemon[seat]))
    if code == c.RIVAL:
        return [other + 1 for other in rivals(state, seat)]
    if code == c.TOSS:
        return of_kind(table, state, seat, frame[3])
    if code == c.HANDS:
        return hands.legal(table, state, frame)
    return [*((0,) if frame[4] else ()), *(n + 1 for n in range(table.seats) if frame[3] >> n & 1)]
