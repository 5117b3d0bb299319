"""Whom a power wants to meet: cards that its filters and conditions name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.rules import Chance, bare

from ..structs import powers as words
from .catalogue import Catalogue


def named(value: Any, key: str) -> set[str]:
    """Return all that lists called `key` name anywhere in a power."""
    return {str(found) for found in _under(value, key)}


def _under(value: Any, key: str) -> Iterator[Any]:
    if isinstance(value, tuple):
        for item in value:
            yield from _under(item, key)
    elif isinstance(value, msgspec.Struct):
        for field in type(value).__struct_fields__:
            inner = getattr(value, field)
            if field == key:
                yield from inner if isinstance(inner, tuple) else (inner,) if inner else ()
            yield from _under(inner, key)


class Partners:
    """Finds cards by what powers say of figures and of attacks."""

    def __init__(self, known: Catalogue, chance: Chance) -> None:
        """Take the cards."""
        self._known, self._chance = known, chance
        self.names = [name for name, card in known.cards.items() if bare(card.species) in known.species]
        self._typed = {name: self._types(name) for name in self.names}
        self._places = {name: named(known.cards[name].powers, "status") for name in self.names}

    def some(self, count: int, among: list[str] | None = None) -> list[str]:
        """Return some cards, no two the same."""
        left, found = list(self.names if among is None else among), list[str]()
        while left and len(found) < count:
            found.append(left.pop(self._chance.below(len(left))))
        return found

    def of(self, power: words.Power) -> list[str]:
        """Return the cards that a power names by type, class or size, or whose attacks are of its types."""
        types, classes, sizes = (named(power, key) for key in ("types", "classes", "sizes"))
        statuses = named(power, "statuses")
        far = max((int(steps) for steps in named(power, "min_range")), default=99)
        cards = self._known.cards
        return [
            name for name in self.names
            if self._typed[name] & types or cards[name].class_ in classes
            or cards[name].size in sizes or self._places[name] & statuses or cards[name].range >= far
        ]  # fmt: skip

    def placing(self, statuses: set[str]) -> list[str]:
        """Return the cards whose powers place one of these statuses."""
        return [name for name in self.names if self._places[name] & statuses]

    def _types(self, name: str) -> set[str]:
        """Return the types of a card's species and of its attacks."""
        card = self._known.cards[name]
        strikes = {power.type for power in card.powers if isinstance(power, words.SpecialAttack) and power.type}
        return {*self._known.species[bare(card.species)].types, *strikes, *filter(None, (card.base_attack,))}
