"""What can be answered, prompt by prompt; always ascending."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from . import hands, setup
from .arena import CARDS, Arena, bits
from .moment import Moment
from .reach import fighters, reach, targets, ways
from .state import ATTACK, CHOOSE, DECK, GUIDE, HANDS, MAIN, NAME, ORDER, SPACE, TEAM, ArenaState


def legal(arena: Arena, state: ArenaState) -> Sequence[int]:
    """Return every legal action; empty when the game is over."""
    if state.over or not state.frames:
        return ()
    frame = state.frames[-1]
    kind = frame[0]
    if kind == MAIN:
        return menu(arena, state)
    if kind == SPACE:
        return bits(ways(arena, state)[frame[1]])
    if kind == ATTACK:
        # the last one: no attack
        return [*attacks_of(arena, state, frame[1]), arena.count * arena.count]
    return _asked(arena, state, frame)


def _asked(arena: Arena, state: ArenaState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the answers to what the set-up, a battle, a knock-out or a text asks."""
    if frame[0] in (TEAM, DECK):
        return setup.legal(arena, state, frame)
    if frame[0] == HANDS:
        return hands.legal(arena, state, frame)
    if frame[0] == NAME:
        return arena.pieces[frame[1]].wheel.attacks
    if frame[0] == ORDER:
        return bits(state.fallen & state.team[frame[1] - 1])
    if frame[0] == CHOOSE:
        return [*bits(frame[4]), *((arena.count,) if frame[3] else ())]
    assert frame[0] == GUIDE
    return [*bits(frame[3]), len(arena.board.ids)]


def menu(arena: Arena, state: ArenaState) -> tuple[int, ...]:
    """Return what a turn may begin with: a figure to move, a card, an attack without moving (FG-TURN-01)."""
    if state.menu is None:
        found, count = ways(arena, state), arena.count
        actions = [figure for figure in bits(state.team[state.seat - 1]) if found[figure]]
        actions += [count + number for number in playable(arena, state)]
        for figure in fighters(arena, state, state.seat):
            actions += [count + CARDS + figure * count + foe for foe in targets(arena, state, figure)]
        state.menu = tuple(actions)
    return state.menu


def can_act(arena: Arena, state: ArenaState) -> bool:
    """Return whether a turn may begin with anything at all (FG-WIN-02)."""
    for figure in bits(state.team[state.seat - 1]):
        if reach(arena, state, figure):
            return True
    if next(playable(arena, state), -1) >= 0:
        return True
    return any(targets(arena, state, figure) for figure in fighters(arena, state, state.seat))


def playable(arena: Arena, state: ArenaState) -> Iterator[int]:
    """Yield the cards that can be played: those left that would change something (FG-TRN-02, FG-TRN-03)."""
    left = state.cards[state.seat - 1]
    side = arena.sides[state.seat - 1]
    if not left:
        return
    moment = Moment(arena, state, -1, -1, state.seat)
    for number in bits(left):
        if arena.changes[side.cards[number].program](moment):
            yield number


def targets_of(arena: Arena, state: ArenaState, figure: int) -> bool:
    """Return whether a figure, or with -1 any of the player's, can attack somebody now."""
    if figure >= 0:
        return bool(targets(arena, state, figure))
    return any(targets(arena, state, own) for own in fighters(arena, state, state.seat))


def attacks_of(arena: Arena, state: ArenaState, figure: int) -> list[int]:
    """Return the attacks of a figure, or with -1 of any of the player's: attacker × figures + target."""
    own = (figure,) if figure >= 0 else fighters(arena, state, state.seat)
    return [one * arena.count + foe for one in own for foe in targets(arena, state, one)]
