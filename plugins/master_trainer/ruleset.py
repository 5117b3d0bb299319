"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Fault, Lookup, Phrase, Ruling, Snapshot, Steps

from .compile import compile_table
from .exerciser import TrainerExerciser
from .faults import entity_faults
from .game import TrainerGame
from .rulings import rulings_of
from .structs import STRUCTS
from .text import cards


class MasterTrainer:
    """Pokémon Master Trainer III: a race on a track for the best Pokémon."""

    id = "master_trainer"
    title = "Pokémon Master Trainer III"
    structs: Mapping[str, type] = STRUCTS
    card_kinds: tuple[str, ...] = cards.KINDS

    def compile(self, snapshot: Snapshot) -> TrainerGame:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        return TrainerGame(compile_table(snapshot))

    def card_text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the text of a card; None when the kind has none."""
        return cards.card_text(kind, data, find, lang)

    def card_spans(self, kind: str, data: Any, find: Lookup, lang: str) -> Phrase | None:
        """Return the text of a card in pieces, each with the JSON pointer of the field that it says."""
        return cards.card_phrase(kind, data, find, lang)

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Nobody walks on hexes in this game."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(None)

    def exerciser(self, content: Snapshot) -> TrainerExerciser:
        """Return what brings about everything that packs of this ruleset can make happen."""
        return TrainerExerciser(content)

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data))


RULESET = MasterTrainer()
