"""Effects compiled to programs that can stop at a prompt in the middle and go on after a save (ENGINES §3.2).

A program is a line of steps; where it stands is a number and its variables are integers, so that the frame of a
running power is a tuple of integers in the state: (routine, program, step, *locals).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from workbench.engine.powers import grammar
from workbench.engine.powers.numbers import Holds, Vocabulary, condition_of, declared, number_of

#: Does something: (context, locals) -> True when a prompt is now to be answered before the next step.
Step = Callable[[Any, list[int]], bool | None]
#: Where a program that has run to its end stands.
DONE = -1
#: A place in the program as a step: the next step, or this one again.
_Op = Callable[[Any, list[int]], int]


class Verbs(Vocabulary, Protocol):
    """What a ruleset's effects do."""

    def verb(self, effect: Any) -> Step:
        """Return what an effect of the ruleset's own does."""
        ...

    def ask(self, choose: Any, slot: int) -> Step:
        """Return the step that lets somebody choose one of the mask in locals[slot + 1], or none when that is allowed.

        It pushes a prompt and returns True; the answer, or -1 for none, is put in locals[slot] before going on.
        """
        ...

    def roll(self, roll: Any) -> Callable[[Any, list[int]], int]:
        """Return the function that rolls the die of a roll and tells why."""
        ...

    def chosen(self, slot: int, inner: Callable[[], None]) -> None:
        """Compile `inner` with `chosen` meaning locals[slot]; restore the meaning after."""
        ...


@dataclass(frozen=True, slots=True)
class Program:
    """A compiled power. `size` is how many locals it has; they start as 0."""

    steps: tuple[_Op, ...]
    size: int

    def run(self, context: Any, at: int, local: list[int]) -> int:
        """Run from step `at`; return DONE, or the step to go on from when a prompt has been answered."""
        steps = self.steps
        end = len(steps)
        while at < end:
            after = steps[at](context, local)
            if after < 0:
                return ~after
            at = after
        return DONE


def compile_effects(effects: Sequence[Any], verbs: Verbs) -> Program:
    """Return the program of effects in order."""
    maker = _Maker(verbs)
    maker.all(effects)
    return Program(tuple(maker.steps), maker.size)


class _Maker:
    """Lays the steps of a program down one after the other."""

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs
        self.steps: list[_Op] = []
        self.size = 0

    def all(self, effects: Sequence[Any]) -> None:
        for effect in effects:
            self.one(effect)

    def one(self, effect: Any) -> None:
        match effect:
            case grammar.Sequence():
                self.all(declared(effect, "steps"))
            case grammar.If():
                self._if(effect)
            case grammar.Roll():
                self._roll(effect)
            case grammar.Choose():
                self._choose(effect)
            case grammar.ForEach():
                slot = self._slots(2)
                self._put(slot + 1, self.verbs.among(declared(effect, "among")))
                self._each(slot, declared(effect, "then"))
            case grammar.Repeat():
                self._repeat(effect)
            case _:
                self._verb(self.verbs.verb(effect))

    def _slots(self, count: int) -> int:
        self.size += count
        return self.size - count

    def _lay(self) -> int:
        """Keep a place for a step whose target is not known yet."""
        self.steps.append(_never)
        return len(self.steps) - 1

    def _verb(self, step: Step) -> None:
        after = len(self.steps) + 1
        self.steps.append(lambda context, local: ~after if step(context, local) else after)

    def _put(self, slot: int, value: Callable[[Any, list[int]], int]) -> None:
        after = len(self.steps) + 1

        def put(context: Any, local: list[int]) -> int:
            local[slot] = value(context, local)
            return after

        self.steps.append(put)

    def _jump(self, place: int, target: int) -> None:
        self.steps[place] = lambda context, local: target

    def _unless(self, place: int, holds: Holds, target: int) -> None:
        after = place + 1
        self.steps[place] = lambda context, local: after if holds(context, local) else target

    def _if(self, effect: Any) -> None:
        test = self._lay()
        self.all(effect.then)
        end = self._lay()
        self._unless(test, condition_of(effect.when, self.verbs), len(self.steps))
        self.all(effect.otherwise)
        self._jump(end, len(self.steps))

    def _roll(self, effect: Any) -> None:
        slot = self._slots(1)
        self._put(slot, self.verbs.roll(effect))
        branch = self._lay()
        targets, ends = [0] * (effect.die + 1), []
        for row in effect.table:
            for face in range(max(1, row.range[0]), min(effect.die, row.range[1]) + 1):
                targets[face] = len(self.steps)
            self.all(row.do)
            ends.append(self._lay())
        after = len(self.steps)
        table = tuple(target or after for target in targets)
        self.steps[branch] = lambda context, local: table[local[slot]]
        for end in ends:
            self._jump(end, after)

    def _choose(self, effect: Any) -> None:
        """Choose as often as it says, each time among those not chosen yet; after each, do what is to be done."""
        slot, left = self._slots(2), self._slots(1)
        self._put(slot + 1, self.verbs.among(effect.among))
        self._put(left, lambda context, local: effect.count)
        ask = self._lay()
        self._verb(self.verbs.ask(effect, slot))
        taken = self._lay()
        self.verbs.chosen(slot, lambda: self.all(effect.then))
        back = self._lay()
        after = len(self.steps)
        self._unless(ask, lambda context, local: local[left] > 0 and local[slot + 1] != 0, after)
        self.steps[taken] = _taking(slot, left, taken + 1, after)
        self._jump(back, ask)

    def _each(self, slot: int, effects: Sequence[Any]) -> None:
        """Do effects for each number of the mask in locals[slot + 1], ascending."""
        test = self._lay()
        self.verbs.chosen(slot, lambda: self.all(effects))
        back = self._lay()
        after = len(self.steps)

        def step(context: Any, local: list[int]) -> int:
            mask = local[slot + 1]
            if not mask:
                return after
            local[slot] = (mask & -mask).bit_length() - 1
            local[slot + 1] = mask & (mask - 1)
            return test + 1

        self.steps[test] = step
        self._jump(back, test)

    def _repeat(self, effect: Any) -> None:
        left = self._slots(1)
        self._put(left, number_of(effect.times, self.verbs))
        test = self._lay()
        self._put(left, lambda context, local: local[left] - 1)
        self.all(effect.then)
        self._jump(self._lay(), test)
        self._unless(test, lambda context, local: local[left] > 0, len(self.steps))


def _taking(slot: int, left: int, go_on: int, after: int) -> _Op:
    """The step after an answer: strike the chosen one out and count down; no answer ends the choosing."""

    def step(context: Any, local: list[int]) -> int:
        if local[slot] < 0:
            return after
        local[slot + 1] &= ~(1 << local[slot])
        local[left] -= 1
        return go_on

    return step


def _never(context: Any, local: list[int]) -> int:
    raise AssertionError("a step was laid and never filled in")
