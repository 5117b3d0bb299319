"""The protocol of a ruleset plugin's entry point, and what it may leave out, a protocol each.

Three more that may be left out are larger and have a place of their own: `engine.exercise.Exercising`,
`engine.campaign.Campaigning` and `engine.question.Answering`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from workbench.engine.data import EMPTY
from workbench.engine.game import Game
from workbench.engine.ruling import Ruling
from workbench.engine.snapshot import Snapshot

if TYPE_CHECKING:
    from workbench.engine.powers.text.phrase import Phrase

#: Finds an entity's data by kind and id as the pack sees it; None when there is none.
Lookup = Callable[[str, str], Any]
#: Directed steps of a map: hex -> hexes that one step leads to; hexes are (column, row).
Steps = Mapping[tuple[int, int], tuple[tuple[int, int], ...]]
#: What is wrong with an entity: JSON pointer into its data, what is wrong, what helps (may be empty).
Fault = tuple[str, str, str]


class SetupRefused(Exception):
    """A scenario cannot be played; `reasons` says everything that is wrong, each with its place.

    An empty text that a reason quotes is shown as one, not as nothing between backticks.
    """

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = [reason.replace("``", f"`{EMPTY}`") for reason in reasons]
        super().__init__("; ".join(self.reasons))


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

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Return where one can walk on a map, by the walking rules; hexes that nobody may enter are absent."""
        ...

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        ...


@runtime_checkable
class NamesCards(Protocol):
    """A ruleset that says which kinds have a card."""

    card_kinds: tuple[str, ...]


@runtime_checkable
class WritesSpans(Protocol):
    """A ruleset whose cards know which field each piece of their text says."""

    def card_spans(self, kind: str, data: Any, find: Lookup, lang: str) -> Phrase | None:
        """Return the text of `card_text` in pieces, each with the JSON pointer of the field of `data` that it says."""
        ...


@runtime_checkable
class FindsFaults(Protocol):
    """A ruleset that says what it cannot play of an entity that its struct can read."""

    def faults(self, kind: str, data: Any, find: Lookup) -> Iterable[Fault]:
        """Return what cannot be played."""
        ...


@runtime_checkable
class GivesAdvice(Protocol):
    """A ruleset that says what it can play and what is hardly meant so."""

    def advice(self, kind: str, data: Any, find: Lookup) -> Iterable[Fault]:
        """Return what is hardly meant."""
        ...
