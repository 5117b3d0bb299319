"""Drafting armies: who picks next, and what may still be picked (HS-DRF-01, HS-DRF-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from workbench.api.rules import Chance


class Drafted(Protocol):
    """What a draft asks of a card."""

    @property
    def id(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def unique(self) -> bool: ...


class Offer(NamedTuple):
    """A card of a pool: an army card, or a trainer card, of which an army has one at most (PS-TRN-01)."""

    id: str
    points: int
    unique: bool
    trainer: bool = False


C = TypeVar("C", bound=Drafted)


class Draft:
    """A draft that is going on: seats from 1, each one's cards so far, who has passed."""

    def __init__(self, first: Sequence[int], points: int) -> None:
        """Take the seats in the order of the first round, and the points limit of each army."""
        self.first, self.points = list(first), points
        self.armies: dict[int, list[Drafted]] = {seat: [] for seat in first}
        self.passed: set[int] = set()
        self._turns = 0

    @property
    def seat(self) -> int:
        """Whose pick it is: one way round the table, then back, and so on; 0 when everybody has passed."""
        return self._at() if len(self.passed) < len(self.first) else 0

    def _at(self) -> int:
        lap, place = divmod(self._turns, len(self.first))
        return self.first[place] if lap % 2 == 0 else self.first[-1 - place]

    def open(self, pool: Sequence[C]) -> list[C]:
        """Return the cards of a pool that the seat may pick: within its points; a Unique one once for an army."""
        have = self.armies[self.seat] if self.seat else []
        left = self.points - sum(card.points for card in have)
        taken = {card.id for card in have if card.unique}
        return [card for card in pool if self.seat and card.points <= left and card.id not in taken]

    def pick(self, card: Drafted) -> None:
        """Add a card to the army of the seat whose pick it is.

        Raises:
            ValueError: the card may not be picked now.
        """
        if not self.open([card]):
            raise ValueError(f"card `{card.id}` may not be picked now")
        self.armies[self.seat].append(card)
        self._next()

    def leave(self) -> None:
        """Pass: the seat picks no more."""
        if self.seat:
            self.passed.add(self.seat)
            self._next()

    def _next(self) -> None:
        self._turns += 1
        while self.seat and self._at() in self.passed:
            self._turns += 1


def draft_order(seats: int, chance: Chance) -> list[int]:
    """Return the seats in the order of the first round: the highest d20, ties again among the tied, then clockwise."""
    tied = list(range(1, seats + 1))
    while len(tied) > 1:
        faces = {seat: chance.roll(20, 0, ("drafting", seat)) for seat in tied}
        tied = [seat for seat in tied if faces[seat] == max(faces.values())]
    return [(tied[0] - 1 + n) % seats + 1 for n in range(seats)]
