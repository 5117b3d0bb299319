"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Fault, Lookup, Question, Ruling, Snapshot, Steps, WritesCards

from .compile import compile_table
from .exercising import CardExerciser
from .faults import entity_advice, entity_faults
from .game import DuelGame
from .questions import QUESTIONS
from .rulings import rulings_of
from .structs import STRUCTS
from .structs.rules import ScenarioRules
from .text.cards import CARDS


class Wave2(WritesCards):
    """Pokémon Wave 2: a card game for two."""

    id = "wave2"
    title = "Pokémon Wave 2"
    structs: Mapping[str, type] = STRUCTS
    cards = CARDS

    def compile(self, snapshot: Snapshot) -> DuelGame:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        return DuelGame(compile_table(snapshot))

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Nobody walks in a card game."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(ScenarioRules(decks=("a", "b")))

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions: the opening hand of a deck."""
        return QUESTIONS

    def exerciser(self, content: Snapshot) -> CardExerciser:
        """Return what brings about everything that packs of this ruleset can make happen."""
        return CardExerciser(content)

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data))

    def advice(self, kind: str, data: Any, find: Lookup) -> tuple[Fault, ...]:
        """Return (pointer, message, help) of what an entity says that the rules play and that is hardly meant."""
        return tuple(entity_advice(kind, data))


RULESET = Wave2()
