"""The whole text of a card, line by line; every phrase knows the field that it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from workbench.engine.powers.text.phrase import Phrase
from workbench.engine.ruleset import Lookup

W = TypeVar("W")


def lined(lines: Iterable[Phrase]) -> Phrase:
    """Return lines one below the other, each ended."""
    whole = Phrase()
    for line in lines:
        whole = whole + line + "\n"
    return whole


class CardTexts(Generic[W]):
    """Writes the card of each kind that has one: `kinds`."""

    def __init__(
        self, lines: Mapping[str, Callable[[dict[str, Any], W], Iterable[Phrase]]], writer: Callable[[Lookup, str], W]
    ) -> None:
        """Take what gives the lines of a kind's card from an entity's data, and what makes a writer of a language.

        The lines read the data through the kind's struct; what it refuses has no text.
        """
        self.kinds = tuple(lines)
        self._lines, self._writer = lines, writer

    def phrase(self, kind: str, data: Any, find: Lookup, lang: str) -> Phrase | None:
        """Return the text of a card of `kind`; None when the kind has none or the data does not fit its struct.

        Its pointers lead to fields of `data`; a field that is left out is said by what would hold it.
        """
        lines = self._lines.get(kind)
        if lines is None or not isinstance(data, dict):
            return None
        try:
            return lined(lines(data, self._writer(find, lang))).found_in(data) or None
        except msgspec.ValidationError:
            return None

    def text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the plain text of a card of `kind`; None as with `phrase`."""
        told = self.phrase(kind, data, find, lang)
        return None if told is None else str(told)


class WritesCards:
    """What a ruleset may inherit: it names its kinds with a card and writes them by `cards`."""

    cards: CardTexts[Any]

    @property
    def card_kinds(self) -> tuple[str, ...]:
        """The kinds that have a card."""
        return self.cards.kinds

    def card_text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the text of a card; None when the kind has none."""
        return self.cards.text(kind, data, find, lang)

    def card_spans(self, kind: str, data: Any, find: Lookup, lang: str) -> Phrase | None:
        """Return the text of a card in pieces, each with the JSON pointer of the field that it says."""
        return self.cards.phrase(kind, data, find, lang)
