"""A deck as a check reads it: its cards with their copies, as far as they can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from workbench.api.checks import Entity, EntityRef, Facts
from workbench.api.rules import bare, read

from .structs.cards import Card, Deck, EnergyFace, PokemonFace
from .structs.views import Scenario, Type

T = TypeVar("T")


@dataclass(frozen=True)
class Listed:
    """One entry of a deck: where it stands, its copies, the card."""

    at: int
    count: int
    id: str
    card: Card


@dataclass(frozen=True)
class DeckList:
    """A deck that can be read whole; what is dangling or broken is told by other checks."""

    ref: EntityRef
    deck: Deck
    cards: tuple[Listed, ...]

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(entry.count for entry in self.deck.cards)

    @property
    def pokemon(self) -> list[tuple[Listed, PokemonFace]]:
        """Its Pokémon."""
        return [(each, each.card.face) for each in self.cards if isinstance(each.card.face, PokemonFace)]

    @property
    def basics(self) -> int:
        """How many Basic Pokémon it has."""
        return sum(each.count for each, face in self.pokemon if face.evolves_from is None)

    @property
    def energy(self) -> list[tuple[Listed, EnergyFace]]:
        """Its energy cards."""
        return [(each, each.card.face) for each in self.cards if isinstance(each.card.face, EnergyFace)]


def read_or_none(struct: type[T], data: Any) -> T | None:
    """Return data as a struct, None when it does not fit."""
    try:
        return read(struct, data)
    except msgspec.ValidationError:
        return None


def card_of(facts: Facts, name: str) -> Card | None:
    """Return a card that the pack sees."""
    entity = facts.find(name, "card")
    return read_or_none(Card, entity.data) if entity else None


def deck_lists(facts: Facts) -> Iterator[DeckList]:
    """Yield every deck of the pack whose cards can all be read."""
    for entity in facts.entities():
        if entity.ref.kind == "deck":
            found = deck_list(facts, entity)
            if found is not None:
                yield found


def deck_list(facts: Facts, entity: Entity) -> DeckList | None:
    """Return a deck, None when it or one of its cards cannot be read."""
    deck = read_or_none(Deck, entity.data)
    if deck is None:
        return None
    listed = []
    for at, entry in enumerate(deck.cards):
        card = card_of(facts, entry.card)
        if card is None:
            return None
        listed.append(Listed(at, entry.count, bare(entry.card), card))
    return DeckList(entity.ref, deck, tuple(listed))


def copies_allowed(facts: Facts, deck: str) -> int:
    """Return how many of a name a deck may have: the most that a scenario with it allows, 4 without one."""
    allowed = []
    for entity in facts.entities():
        if entity.ref.kind == "scenario":
            scenario = read_or_none(Scenario, entity.data)
            if scenario is not None and deck in map(bare, scenario.rules.decks):
                allowed.append(scenario.rules.copies)
    return max(allowed, default=4)


def any_energy(facts: Facts) -> frozenset[str]:
    """Return the types whose cost every energy pays."""
    kinds = (
        (entity.ref.id, read_or_none(Type, entity.data)) for entity in facts.entities() if entity.ref.kind == "type"
    )
    return frozenset(name for name, kind in kinds if kind is not None and kind.rules.any)
