"""Layered modifiers: what changes a value, in which order, without ever going round in a circle (ENGINES §1.2).

Stats have an order. Whether a modifier of one holds may depend on stats before it only, so that no condition can come
to ask about itself; that is checked when powers are compiled, not when they are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

#: Layers in the order in which they apply: a new base, added and taken away, multiplied, not below, not above.
LAYERS = ("set", "add", "multiply", "at_least", "at_most")


class CircularModifier(Exception):
    """A modifier's condition reads a stat that may depend on the modifier itself."""


class Modifier(NamedTuple):
    """One compiled modifier. `amount` and `holds` are functions of the ruleset's context and the entity's number."""

    layer: int
    amount: Callable[[Any, int], int]
    holds: Callable[[Any, int], bool] | None = None
    source: str = ""


class Modifiers:
    """The modifiers of a game by stat."""

    def __init__(self, stats: Sequence[str]) -> None:
        """Name the stats in their order."""
        self._order = {stat: n for n, stat in enumerate(stats)}
        self._table: dict[str, list[Modifier]] = {stat: [] for stat in stats}

    def add(
        self,
        stat: str,
        layer: str,
        amount: Callable[[Any, int], int],
        holds: Callable[[Any, int], bool] | None = None,
        reads: Iterable[str] = (),
        source: str = "",
    ) -> None:
        """Add a modifier of `stat`; `reads` are the stats that its amount and condition ask for.

        Raises:
            CircularModifier: it reads its own stat or a later one.
            KeyError: there is no such stat.
        """
        wrong = sorted(read for read in reads if self._order[read] >= self._order[stat])
        if wrong:
            raise CircularModifier(
                f"{source or 'a modifier'} changes `{stat}` depending on `{wrong[0]}`; "
                f"it may depend on {', '.join(list(self._order)[: self._order[stat]]) or 'no stat'} only"
            )
        self._table[stat].append(Modifier(LAYERS.index(layer), amount, holds, source))
        self._table[stat].sort(key=lambda modifier: modifier.layer)

    def value(self, stat: str, base: int, context: Any, entity: int) -> int:
        """Return the value of a stat for an entity."""
        for layer, amount, holds, _ in self._table[stat]:
            if holds is None or holds(context, entity):
                base = _apply(layer, base, amount(context, entity))
        return base

    def told(self, stat: str, context: Any, entity: int) -> list[tuple[str, str, int]]:
        """Return what changes a stat now, in order: (source, layer, amount); for tooltips."""
        return [
            (source, LAYERS[layer], amount(context, entity))
            for layer, amount, holds, source in self._table[stat]
            if holds is None or holds(context, entity)
        ]


def _apply(layer: int, value: int, amount: int) -> int:
    if layer == 1:
        return value + amount
    if layer == 0:
        return amount
    if layer == 2:
        return value * amount
    return max(value, amount) if layer == 3 else min(value, amount)
