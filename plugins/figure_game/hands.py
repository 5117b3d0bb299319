"""Texts that people play by hand: the game stops at them, people do what they say (DESIGN §6, `by_hand`).

A wound is a knock-out here, to heal is to come from the Center to the bench, a marker is a condition.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Event, Prompt, PromptKind, Sink, by_hand

from . import changes
from .arena import BENCH, Arena
from .state import HANDS, SETTLE, ArenaState

Frame = tuple[int, ...]
#: Verbs that need nothing but a figure.
_AT_ONCE = (by_hand.WOUND, by_hand.HEAL, by_hand.UNMARK)


def frame_of(seat: int, power: int) -> Frame:
    """Return the frame that asks a seat to do what a text says; `power` is its number in `Arena.hands`."""
    return (HANDS, seat, power, -1, -1)


def prompt(arena: Arena, frame: Frame) -> Prompt:
    """Return what is asked."""
    at = by_hand.ByHandFrame(*frame[1:])
    kind = PromptKind.CHOOSE_ONE if at.verb == by_hand.MARK and at.thing >= 0 else by_hand.kind_of(at)
    return Prompt(frame[1], kind, by_hand=True)


def legal(arena: Arena, state: ArenaState, frame: Frame) -> Sequence[int]:
    """Return what hands may do next; that it is done comes first."""
    at = by_hand.ByHandFrame(*frame[1:])
    if at.verb < 0:
        touching = (verb for verb in range(by_hand.WOUND, by_hand.ROLL) if touchable(arena, state, verb))
        return (by_hand.DONE, *touching, by_hand.ROLL)
    if at.verb == by_hand.ROLL:
        return by_hand.DICE
    if at.thing < 0:
        return touchable(arena, state, at.verb)
    return range(1, len(arena.conditions)) if at.verb == by_hand.MARK else places(arena, state, at.thing)


def touchable(arena: Arena, state: ArenaState, verb: int) -> list[int]:
    """Return the figures that hands can do something with, ascending."""
    at = state.at
    if verb == by_hand.HEAL:
        return sorted(state.center)
    if verb == by_hand.MOVE:
        return [figure for figure in range(arena.count) if at[figure] >= BENCH and places(arena, state, figure)]
    if verb == by_hand.MARK and len(arena.conditions) == 1:
        return []
    return [figure for figure in range(arena.count)
            if at[figure] >= 0 and (verb != by_hand.UNMARK or state.cond[figure])]  # fmt: skip


def places(arena: Arena, state: ArenaState, figure: int) -> list[int]:
    """Return the free spaces but for the enemy goal (FG-WIN-03), then the bench as the number after the last space."""
    solid, goal = state.around(arena).solid, arena.board.goals[2 - arena.pieces[figure].seat]
    free = [space for space in range(len(arena.board.ids)) if not solid >> space & 1 and space != goal]
    return [*free, len(arena.board.ids)] if state.at[figure] >= 0 else free


def answer(arena: Arena, state: ArenaState, frame: Frame, action: int, out: Sink) -> None:
    """Do what a person chose, and ask on until it is done; then see who is surrounded (FG-SUR-01)."""
    at = by_hand.ByHandFrame(*frame[1:])
    if at.verb < 0:
        state.frames.append((SETTLE, at.seat) if action == by_hand.DONE else (HANDS, *at[:2], action, -1))
        return
    asks_on = at.verb != by_hand.ROLL and at.thing < 0 and at.verb not in _AT_ONCE
    state.frames.append((HANDS, *at[:3], action) if asks_on else frame_of(at.seat, at.power))
    if not asks_on:
        _do(arena, state, at, action, out)


def _do(arena: Arena, state: ArenaState, at: by_hand.ByHandFrame, action: int, out: Sink) -> None:
    """Change the table as a person says."""
    match at.verb:
        case by_hand.ROLL:
            face = state.chance.roll(action)
            if out is not None:
                out.append(Event("roll", (0, action, face, f"text figure=-1 seat={at.seat}")))
        case by_hand.WOUND:
            changes.knock_out(state, action, changes.TEXT, out)
        case by_hand.HEAL:
            changes.to_bench(state, action, 0, out)
        case by_hand.UNMARK:
            changes.cure(state, action, out)
        case by_hand.MARK:
            changes.afflict(arena, state, at.thing, action, out)
        case by_hand.MOVE if action == len(arena.board.ids):
            changes.to_bench(state, at.thing, 0, out)
        case by_hand.MOVE:
            changes.place(arena, state, at.thing, action, out)
