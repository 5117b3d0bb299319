"""Glyphs on the board in play: who holds them, what happens when somebody stops on one (HS-GLY-01)."""

from __future__ import annotations

from workbench.api.rules import Sink

from . import damage, frames
from .battle import Battle
from .bodies import body
from .covers import stops
from .events import tell
from .moment import Moment
from .state import BattleState


def occupant(battle: Battle, state: BattleState, space: int) -> int:
    """Return the figure that stands on a space, -1 when nobody does."""
    return next((f for f in battle.everyone if space in (state.at[f], state.also[f])), -1)


def arrive(battle: Battle, state: BattleState, figure: int, out: Sink) -> None:
    """Uncover the glyphs under a figure that has stopped; one that works once does so and is gone (HS-GLY-02).

    A hero may take a treasure that it has come to a stop on.
    """
    if not battle.runes or state.over or state.at[figure] < 0:
        return
    here = body(battle, state, figure)
    for number, rune in enumerate(battle.runes):
        if not here & battle.one[rune.space] or (state.uncovered | state.spent) >> number & 1:
            continue
        if rune.ask >= 0:
            if battle.cards[figure].hero:
                about = Moment(figure, rune.source).ints()
                state.frames.append((frames.MAY, battle.owner[figure], figure, rune.ask, *about))
            continue
        state.uncovered |= 1 << number
        tell(out, "glyph", figure, rune.source)
        if rune.once:
            state.spent |= 1 << number
        if rune.act is not None:
            rune.act(battle, state, Moment(figure, rune.source), out)
            damage.settle(battle, state, out)
        if rune.hand >= 0 and not state.over and state.at[figure] >= 0:
            state.frames.append((frames.HAND, battle.owner[figure], rune.hand + figure, -1, -1))


def halting(battle: Battle, state: BattleState) -> int:
    """Return the spaces whose glyph stops whoever enters, on water too; one that is gone stops nobody (HS-MOV-04)."""
    if not state.spent:
        return battle.field.halts
    gone = there = 0
    for number, rune in enumerate(battle.runes):
        if state.spent >> number & 1:
            gone |= battle.one[rune.space]
        else:
            there |= battle.one[rune.space]
    return battle.field.halts & ~(gone & ~there)


def holding(battle: Battle, state: BattleState, figure: int) -> int:
    """Return the spaces that end a figure's walk now: glyphs, water and the like, what is laid (HS-MOV-04, HS-TER-01).

    Of water a double-space figure has to stand on two (HS-DBL-01).
    """
    stop = battle.stops[figure]
    if state.spent:
        stop = halting(battle, state) | (0 if battle.gait[figure].ignores_stop else battle.field.pool)
    return stop | stops(battle, state, figure) if state.laid else stop
