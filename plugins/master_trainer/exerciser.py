"""What brings about everything that packs can make happen: games whose decks hold just what has not happened yet."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

from workbench.api.rules import EventWatch, Exercise, Game, Snapshot

from .structs.board import KINDS

#: Each deck with the kind of its cards and the group of what they make happen.
_DECKS = {
    "characters": ("character_card", "pokemon"),
    "rares": ("rare", "pokemon"),
    "leaders": ("gym_leader", "leaders"),
    "items": ("item", "powers"),
    "events": ("event", "powers"),
}
#: So many copies of each Pokémon, so that few kinds make a pile.
_COPIES = 30


class TrainerExerciser:
    """Knows every card of the packs and every kind of space on their boards."""

    def __init__(self, content: Snapshot) -> None:
        """Take all content of the packs."""
        self._content = content

    def possible(self) -> Mapping[str, Sequence[str]]:
        """Return, by group, all that cards and boards can make happen."""
        found: dict[str, list[str]] = {"powers": [], "spaces": self._spaces(), "pokemon": [], "leaders": []}
        for deck, (kind, group) in _DECKS.items():
            found[group] += [f"{kind}:{name}" for name in self._names(deck)]
        return found

    def _names(self, deck: str) -> list[str]:
        """The ids of all that can be in a deck: items only when they do something here."""
        kind = _DECKS[deck][0]
        names = self._content.ids(kind)
        return [name for name in names if kind != "item" or "rules" in self._content.find(kind, name)]

    def _spaces(self) -> list[str]:
        """Kinds of spaces on any board."""
        said: set[str] = set()
        for name in self._content.ids("map"):
            rules = self._content.find("map", name).get("rules") or {}
            said |= {space["do"] for space in rules.get("spaces", ())}
        return [kind for kind in KINDS if kind in said]

    def by_hand(self) -> Mapping[tuple[str, str], str]:
        """Return the cards that hold words which only people can play."""
        found = {}
        for deck in ("items", "events"):
            kind, group = _DECKS[deck]
            for name in self._names(deck):
                if b'"by_hand"' in self._content.entities[f"{kind}:{name}"]:
                    found[group, f"{kind}:{name}"] = "a card that people play by hand"
        return found

    def watch(self, game: Game[Any]) -> EventWatch:
        """Watch by events."""
        return EventWatch(game)

    def exercises(self, never: Set[tuple[str, str]], turn: int) -> Iterator[Exercise]:
        """Yield each scenario with decks of what has not happened yet."""
        for scenario in self._content.ids("scenario"):
            yield Exercise(self._stacked(scenario, never), frozenset(never))

    def _stacked(self, scenario: str, never: Set[tuple[str, str]]) -> Snapshot:
        """A scenario with decks of what has not happened yet; a deck of which all has happened stays as it is."""
        entities = dict(self._content.entities)
        data = self._content.find("scenario", scenario)
        decks = data.get("rules", {}).get("decks", {})
        for deck, (kind, group) in _DECKS.items():
            wanted = [name for name in self._names(deck) if (group, f"{kind}:{name}") in never]
            if wanted:
                decks[deck] = wanted
        for name in decks.get("characters", ()):
            card = self._content.find("character_card", name)
            if card:
                entities[f"character_card:{name}"] = json.dumps({**card, "quantity": _COPIES}).encode()
        entities[f"scenario:{scenario}"] = json.dumps(data).encode()
        return dataclasses.replace(self._content, scenario=scenario, entities=entities)
