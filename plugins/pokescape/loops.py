"""Effects that happen to each of several figures, or several times; between two of them somebody may be asked."""

from __future__ import annotations

from collections.abc import Callable

from workbench.api.rules import Sink, spaces_of

from . import damage, frames
from .asking import moment_in
from .battle import Ask, Battle, Effect, Loop
from .conditions import Statuses, matcher, meant
from .moment import Moment
from .state import BattleState
from .structs import powers as words

Sequence = Callable[[tuple[words.Effect, ...], Statuses], "Effect | None"]


def loop(effect: words.ForEach | words.Repeat, statuses: Statuses, sequence: Sequence) -> Effect:
    """Return the closure of an effect that repeats others, which `sequence` compiles."""
    before = len(statuses.battle.asks)
    then = sequence(effect.then, statuses)
    assert then is not None, "the schema asks for at least one effect"
    if isinstance(effect, words.ForEach):
        fits, among = matcher(effect.among, statuses), effect.among
        what = Loop(then, lambda battle, state, me: meant(battle, state, among, fits, me), 0)
    else:
        what = Loop(then, None, effect.times)
    if len(statuses.battle.asks) == before:
        return _at_once(what)
    statuses.battle.loops.append(what)
    statuses.battle.asks.append(Ask(frames.LOOP))  # what follows it in a sequence waits as well
    return _waiting(len(statuses.battle.loops) - 1)


def _at_once(what: Loop) -> Effect:
    """Return the closure of a loop in which nobody is asked."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        if what.meant is None:
            for _ in range(what.times):
                what.then(battle, state, moment, out)
            return
        before = moment.chosen
        for figure in what.meant(battle, state, moment.me):
            moment.chosen = figure
            what.then(battle, state, moment, out)
        moment.chosen = before

    return run


def _waiting(number: int) -> Effect:
    """Return the closure of a loop that waits: what is left of it lies in a frame, as a mask of figures or a count."""

    def run(battle: Battle, state: BattleState, moment: Moment, out: Sink) -> None:
        what = battle.loops[number]
        left = what.times
        if what.meant is not None:
            left = sum(1 << figure for figure in what.meant(battle, state, moment.me))
        state.frames.append((frames.LOOP, number, left, *moment.ints()))

    return run


def go_on(battle: Battle, state: BattleState, frame: tuple[int, ...], out: Sink) -> None:
    """Do what is next in a loop that waits."""
    _, number, left, *values = frame
    if not left:
        return
    what, moment = battle.loops[number], moment_in(battle, values)
    if what.meant is None:
        left -= 1
    else:
        moment.chosen = next(iter(spaces_of(left)))
        left &= left - 1
    state.frames.append((frames.LOOP, number, left, *values))
    what.then(battle, state, moment, out)
    damage.settle(battle, state, out)
