"""Why something came out as it did, as values: what dice were made of, what was needed, what it meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from workbench.engine.event import Event

#: Roles of an event: what was decided, dice, what came of them.
CAUSE, ROLL, OUTCOME = "cause", "roll", "outcome"


@dataclass(frozen=True, slots=True)
class Part:
    """One summand: what it is, and how much it adds."""

    label: str
    value: int


@dataclass(frozen=True, slots=True)
class Token:
    """Somebody or something that an account is about: as short as on the table, in full, its colour and entity."""

    label: str
    title: str
    color: str = ""
    entity: str = ""


@dataclass(frozen=True, slots=True)
class Account:
    """One event explained. `role` is cause, roll, outcome or empty; `title` says in few words what it is.

    Of a roll: `parts` add up to the number of dice, or to the result when `summed`; `needed` is the least result that
    succeeds, 0 when there is none to reach; `words` name the faces, `counts` are the words that count for who rolls.
    `moment` is not empty when the event deserves a picture: meet, won, lost, grow; `tokens` are whom it is about, the
    one before and the one after it when it grows; `lines` say more, as values that change.
    """

    role: str
    title: str = ""
    parts: tuple[Part, ...] = ()
    summed: bool = False
    needed: int = 0
    words: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    moment: str = ""
    tokens: tuple[Token, ...] = ()
    lines: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """What the parts add up to."""
        return sum(part.value for part in self.parts)


@runtime_checkable
class Explains(Protocol):
    """A game that also explains its events."""

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did, None for one that explains itself."""
        ...
