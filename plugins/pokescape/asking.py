"""What powers ask in the middle of what they do: whom, where to, whether; data in the frames, so that it can wait.

A frame is (sort, seat, figure, ask, moment…); what follows an ask in a sequence lies below it as RESUME.
"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Sink, spaces_of

from . import damage, frames
from .battle import Ask, Battle, Effect
from .events import tell
from .going import entered, lead
from .moment import Moment
from .placing import fitting, free_spaces
from .reach import Places, place_of, reach_led
from .runes import arrive
from .state import BattleState


def moment_in(battle: Battle, values: Sequence[int]) -> Moment:
    """Return the moment that waits in a frame."""
    attacker, power = values[2], values[5]
    return Moment.from_ints(values, battle.strikes[attacker][power].type if attacker >= 0 <= power else "")


def begin_sequence(number: int) -> Effect:
    """Return the effect of a sequence that may have to wait."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        go_on(battle, state, number, 0, moment, out)

    return run


def go_on(battle: Battle, state: BattleState, number: int, step: int, moment: Moment, out: Sink) -> None:
    """Do the steps of a sequence from `step`; whatever they ask comes first, the rest waits below it."""
    steps = battle.programs[number]
    for n in range(step, len(steps)):
        waiting = (frames.RESUME, number, n + 1, *moment.ints())
        state.frames.append(waiting)
        depth = len(state.frames)
        steps[n](battle, state, moment, out)
        if state.over or len(state.frames) > depth:
            return
        state.frames.pop()


def resume(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Go on with a sequence that has waited."""
    go_on(battle, state, frame[1], frame[2], moment_in(battle, frame[3:]), out)
    damage.settle(battle, state, out)


def put(battle: Battle, state: BattleState, number: int, moment: Moment) -> None:
    """Ask the player of the power, if there is anything to choose."""
    ask = battle.asks[number]
    figure = ask.who(moment) if ask.who is not None else moment.me
    if figure < 0 or state.at[figure] < 0 or state.wounds[figure] >= battle.life[figure]:
        return
    if ask.who is not None and moment.blocked and figure == moment.defender != moment.me:  # NE (PS-TYPE-09)
        return
    frame = (ask.sort, battle.owner[moment.me], figure, number, *moment.ints())
    if ask.sort == frames.MAY or any(action != battle.pass_ for action in _answers(battle, state, frame, ask)):
        state.frames.append(frame)


def legal(battle: Battle, state: BattleState, frame: tuple[int, ...]) -> Sequence[int]:
    """Return the answers to an ask, ascending."""
    return _answers(battle, state, frame, battle.asks[frame[3]])


def _answers(battle: Battle, state: BattleState, frame: tuple[int, ...], ask: Ask) -> Sequence[int]:
    if ask.sort == frames.MAY:
        return [battle.pass_, battle.take]
    if ask.sort == frames.CHOOSE:
        found = [battle.pick + other for other in candidates(battle, state, frame[4], ask)]
        return [battle.pass_, *found] if ask.optional else found
    masks = ends(battle, state, frame[2], ask)
    found = sorted(space * 4 + way for way, mask in enumerate(masks) for space in spaces_of(mask))
    return found if ask.how == "walk" else [*found, battle.pass_]


def candidates(battle: Battle, state: BattleState, me: int, ask: Ask) -> list[int]:
    """Return the figures on the board that may be chosen."""
    fits = ask.fits
    return [f for f in battle.everyone if state.at[f] >= 0 and fits is not None and fits(battle, state, me, f)]


def ends(battle: Battle, state: BattleState, figure: int, ask: Ask) -> Places:
    """Return where a figure may be moved: on foot as it walks, or placed on any free space near enough."""
    if ask.how == "walk":
        return reach_led(battle, state, figure, ask.spaces)
    near = battle.field.hexes.within(state.at[figure], ask.spaces)
    free = free_spaces(battle, state)
    return fitting(battle, figure, free & near, near)


def answer(battle: Battle, state: BattleState, frame: tuple[int, ...], action: int, out: Sink) -> None:
    """Take an answer and do what follows from it."""
    ask, moment = battle.asks[frame[3]], moment_in(battle, frame[4:])
    if action == battle.pass_:
        return
    if ask.sort == frames.GUIDE:
        _guided(battle, state, frame[2], action, ask, out)
    elif ask.then is not None:
        if ask.sort == frames.CHOOSE:
            moment.chosen = action - battle.pick
            tell(out, "chosen", moment.me, moment.source, moment.chosen)
        ask.then(battle, state, moment, out)
    damage.settle(battle, state, out)


def _guided(battle: Battle, state: BattleState, figure: int, action: int, ask: Ask, out: Sink) -> None:
    """Move a figure to the chosen place; it takes no leaving-engagement attacks (PS-POW-04)."""
    start, place = (state.at[figure], state.also[figure]), place_of(battle, action)
    if place in (start, start[::-1]):
        return
    if ask.how == "walk":
        lead(battle, state, figure, place, ask.spaces, out)
    else:
        state.at[figure], state.also[figure] = place
        mask = battle.one[place[0]] | (battle.one[place[1]] if place[1] >= 0 else 0)
        entered(battle, state, figure, mask, out)
    if state.at[figure] >= 0:
        tell(out, "move", figure, start[0], *place)
        arrive(battle, state, figure, out)
