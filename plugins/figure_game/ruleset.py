"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Fault, Lookup, Question, Ruling, Snapshot, Steps, WritesCards, read

from .compile import compile_arena
from .exerciser import FigureExerciser
from .faults import entity_advice, entity_faults
from .game import FigureGame
from .questions import QUESTIONS
from .rulings import rulings_of
from .structs import STRUCTS
from .structs.rules import ScenarioRules
from .structs.views import ScenarioView
from .text.cards import CARDS


class FigureRules(WritesCards):
    """The Pokémon Trading Figure Game: two players, figures with wheels, a board of connected spaces."""

    id = "figure_game"
    title = "Pokémon Trading Figure Game"
    structs: Mapping[str, type] = STRUCTS
    cards = CARDS

    def compile(self, snapshot: Snapshot) -> FigureGame:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        arena = compile_arena(snapshot)
        scenario = read(ScenarioView, snapshot.find("scenario", snapshot.scenario))
        return FigureGame(arena, rulings_of(scenario.rules))

    def questions(self) -> tuple[Question, ...]:
        """Return the exact questions: one wheel against another, under any condition."""
        return QUESTIONS

    def exerciser(self, content: Snapshot) -> FigureExerciser:
        """Return what brings about everything that these packs can make happen."""
        return FigureExerciser(content)

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Nobody walks on hexes in this game."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(ScenarioRules())

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data, find))

    def advice(self, kind: str, data: Any, find: Lookup) -> tuple[Fault, ...]:
        """Return (pointer, message, help) of what an entity says that the rules play and that is hardly meant."""
        return tuple(entity_advice(kind, data, find))


RULESET = FigureRules()
