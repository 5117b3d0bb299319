"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Fault, Lookup, Question, Ruling, Snapshot, Steps, WritesCards

from .compile import compile_table
from .exerciser import TrainerExerciser
from .faults import entity_faults
from .game import TrainerGame
from .questions import QUESTIONS
from .rulings import rulings_of
from .structs import STRUCTS
from .text.cards import CARDS


class MasterTrainer(WritesCards):
    """Pokémon Master Trainer III: a race on a track for the best Pokémon."""

    id = "master_trainer"
    title = "Pokémon Master Trainer III"
    structs: Mapping[str, type] = STRUCTS
    cards = CARDS

    def compile(self, snapshot: Snapshot) -> TrainerGame:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        return TrainerGame(compile_table(snapshot))

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Nobody walks on hexes in this game."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(None)

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions: who wins a battle, how long a game is."""
        return QUESTIONS

    def exerciser(self, content: Snapshot) -> TrainerExerciser:
        """Return what brings about everything that packs of this ruleset can make happen."""
        return TrainerExerciser(content)

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data))


RULESET = MasterTrainer()
