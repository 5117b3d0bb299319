"""Brings about everything that packs' cards can do: decks made up around the cards that have not shown it yet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from typing import Any

import msgspec

from workbench.api.rules import EventWatch, Exercise, Game, Snapshot, bare, read

from .compile import compile_table
from .coverage import given, possible
from .structs.cards import Card, EnergyFace, PokemonFace

#: Something that can happen: its group and its id.
Thing = tuple[str, str]
SIZE, MANY = 60, 8
#: Groups of things that belong to the card before the point of their id.
_OF_CARDS = ("attacks", "powers", "trainers")


class CardExerciser:
    """Exercises packs of this ruleset."""

    def __init__(self, content: Snapshot) -> None:
        """Read the cards that can be read."""
        self._content = content
        self._cards: dict[str, Card] = {}
        for name in content.ids("card"):
            try:
                self._cards[name] = read(Card, content.find("card", name))
            except msgspec.ValidationError:
                continue
        self._basics = [name for name, card in self._cards.items() if _is_basic(card)]
        self._gives: dict[str, set[str]] = {}

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return, by group, what the cards can make happen; nothing without a Basic Pokémon."""
        if not self._basics:
            return {}
        table = compile_table(self._around(self._basics[0], 0))
        self._gives = {card.card.id: given(table, (card.number,)) for card in table.cards}
        return possible(table, range(len(table.cards)))

    def by_hand(self) -> Mapping[Thing, str]:
        """Return what only people play: nothing that is counted."""
        return {}

    def watch(self, game: Game[Any]) -> EventWatch:
        """Return what watches a game."""
        return EventWatch(game)

    def exercises(self, never: Set[Thing], turn: int) -> Iterator[Exercise]:
        """Yield games of decks made around each card that has something left to show."""
        if not self._basics:
            return
        wanted: dict[str, set[Thing]] = {}
        for group, name in sorted(never):
            if group in _OF_CARDS:
                wanted.setdefault(name.partition(".")[0], set()).add((group, name))
            else:
                for card in (card for card, gives in self._gives.items() if name in gives):
                    wanted.setdefault(card, set()).add((group, name))
        for card, aims in sorted(wanted.items()):
            yield Exercise(self._around(card, turn), frozenset(aims))

    def _around(self, name: str, turn: int) -> Snapshot:
        """Return a game of two decks made around a card; what else is in them varies with the turn."""
        counts = self._counts(name, turn)
        cards = [{"card": card, "count": count} for card, count in counts.items()]
        deck = {"id": "exercise", "name": {"en": "Exercise"}, "cards": cards}
        rules = {"decks": ["exercise", "exercise"], "copies": SIZE}
        sides = [{"seat": 1}, {"seat": 2}]
        scenario = {"id": "exercise", "name": {"en": "Exercise"}, "sides": sides, "rules": rules}
        made = {"deck:exercise": json.dumps(deck).encode(), "scenario:exercise": json.dumps(scenario).encode()}
        kept = {key: data for key, data in self._content.entities.items() if not key.startswith(("scenario:", "deck:"))}
        return replace(self._content, scenario="exercise", entities={**kept, **made})

    def _counts(self, name: str, turn: int) -> dict[str, int]:
        """How many of which card: the card's line, other Pokémon with theirs, energy that pays for them."""
        others = [card for card, data in self._cards.items() if isinstance(data.face, PokemonFace) and card != name]
        chosen = [name, *([others[turn * 7 % len(others)]] if others else []), self._basics[turn % len(self._basics)]]
        counts: dict[str, int] = {}
        for card in chosen:
            for member in self._line(card):
                counts.setdefault(member, MANY if card == name else MANY // 2)
        energy = self._energy([self._cards[card] for card in counts])
        left = SIZE - sum(counts.values())
        for n, card in enumerate(energy):
            share = left // len(energy) + (n < left % len(energy))
            if share:
                counts[card] = counts.get(card, 0) + share
        if not energy:
            counts[chosen[-1]] += left
        return counts

    def _line(self, name: str) -> Iterator[str]:
        """Yield a card and what it evolves from, down to the Basic."""
        seen: set[str] = set()
        card: str | None = name
        while card is not None and card not in seen:
            seen.add(card)
            yield card
            face = self._cards[card].face
            before = bare(face.evolves_from) if isinstance(face, PokemonFace) and face.evolves_from else ""
            card = (
                next((each for each, data in self._cards.items() if _species(data) == before), None) if before else None
            )

    def _energy(self, cards: list[Card]) -> list[str]:
        """Return an energy card for each type that attacks ask for."""
        faces = [card.face for card in cards if isinstance(card.face, PokemonFace)]
        asked = {bare(kind) for face in faces for attack in face.attacks for kind in attack.cost}
        found: dict[str, str] = {}
        for name, card in self._cards.items():
            if isinstance(card.face, EnergyFace):
                for kind in {bare(kind) for kind in card.face.provides} & asked:
                    found.setdefault(kind, name)
        return sorted(set(found.values()))


def _species(card: Card) -> str:
    return bare(card.face.species) if isinstance(card.face, PokemonFace) else ""


def _is_basic(card: Card) -> bool:
    return isinstance(card.face, PokemonFace) and card.face.evolves_from is None
