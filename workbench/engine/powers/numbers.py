"""Numbers and comparisons of powers, compiled once to functions of (context, locals)."""

from __future__ import annotations

import operator
from collections.abc import Callable
from math import prod
from typing import Any, Protocol

from workbench.engine.powers import grammar

#: A number at a moment: (the ruleset's context, the program's local integers) -> int.
NumberOf = Callable[[Any, list[int]], int]
#: A condition at a moment.
Holds = Callable[[Any, list[int]], bool]

OPS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}


class Vocabulary(Protocol):
    """What a ruleset knows that the shared grammar does not: its paths, filters and own conditions."""

    def path(self, path: str) -> NumberOf:
        """Return the number of that name."""
        ...

    def among(self, filter: Any) -> NumberOf:
        """Return the mask of those that a filter means: bit n is number n."""
        ...

    def condition(self, condition: Any) -> Holds:
        """Return a condition of the ruleset's own."""
        ...


def divide(value: int, by: int, rounding: str) -> int:
    """Return value / by as an integer; `nearest` rounds halves up. `by` is at least 1."""
    if rounding == "up":
        return -(-value // by)
    return value // by if rounding == "down" else (2 * value + by) // (2 * by)


def number_of(number: Any, words: Vocabulary) -> NumberOf:
    """Return the function of an integer or a grammar.Number; TypeError for anything else."""
    match number:
        case int():
            return lambda context, local: number
        case grammar.Path():
            return words.path(number.path)
        case grammar.Count():
            mask = words.among(declared(number, "of"))
            return lambda context, local: mask(context, local).bit_count()
        case grammar.Quotient():
            inner, by, rounding = number_of(declared(number, "value"), words), number.by, number.rounding
            return lambda context, local: divide(inner(context, local), by, rounding)
        case grammar.Sum() | grammar.Product() | grammar.Least() | grammar.Greatest():
            return _fold(number, words)
    raise TypeError(f"`{type(number).__name__}` is no number of the shared grammar")


def _fold(number: Any, words: Vocabulary) -> NumberOf:
    """Return the function of a number that is made of others."""
    parts = [number_of(part, words) for part in declared(number, "parts")]
    folds: dict[type, Callable[[list[int]], int]] = {grammar.Sum: sum, grammar.Product: prod, grammar.Least: min}
    fold = next((f for base, f in folds.items() if isinstance(number, base)), max)
    return lambda context, local: fold([part(context, local) for part in parts])


def condition_of(condition: Any, words: Vocabulary) -> Holds:
    """Return the function of a condition, the ruleset's own included."""
    match condition:
        case grammar.Compare():
            op = OPS[condition.op]
            one, two = number_of(declared(condition, "value"), words), number_of(declared(condition, "than"), words)
            return lambda context, local: op(one(context, local), two(context, local))
        case grammar.Not():
            inner = condition_of(declared(condition, "condition"), words)
            return lambda context, local: not inner(context, local)
        case grammar.All():
            every = [condition_of(part, words) for part in declared(condition, "conditions")]
            return lambda context, local: all(holds(context, local) for holds in every)
        case grammar.AnyOf():
            some = [condition_of(part, words) for part in declared(condition, "conditions")]
            return lambda context, local: any(holds(context, local) for holds in some)
    return words.condition(condition)


def declared(value: Any, name: str) -> Any:
    """A recursive field, which only the ruleset's subclass declares."""
    return getattr(value, name)
