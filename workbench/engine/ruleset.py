"""The protocol of a ruleset plugin's entry point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from workbench.engine.game import Game
from workbench.engine.ruling import Ruling
from workbench.engine.snapshot import Snapshot

#: Finds an entity's data by kind and id as the pack sees it; None when there is none.
Lookup = Callable[[str, str], Any]
#: Directed steps of a map: hex -> hexes that one step leads to; hexes are (column, row).
Steps = Mapping[tuple[int, int], tuple[tuple[int, int], ...]]


class SetupRefused(Exception):
    """A scenario cannot be played; `reasons` says everything that is wrong, each with its place."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class Ruleset(Protocol):
    """What a plugin's ruleset offers. `structs` maps a kind, or `kind.rules`, to the struct that declares it."""

    id: str
    title: str
    structs: Mapping[str, type]

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the game of the snapshot's scenario.

        Raises:
            SetupRefused: with every reason at once.
        """
        ...

    def card_text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the text that a card of `kind` prints, written from its data; None when the kind has no card."""
        ...

    # A ruleset may also have these two; without them its cards are texts that do not know their fields.
    #
    # card_kinds: the kinds that have a card.
    # card_spans(kind, data, find, lang) -> Phrase | None: the text of `card_text` in pieces, each with the JSON
    #   pointer of the field of `data` that it says.

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Return where one can walk on a map, by the walking rules; hexes that nobody may enter are absent."""
        ...

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        ...
