"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Lookup, Ruling, Snapshot, Steps

from .compile import compile_table
from .game import DuelGame
from .rulings import rulings_of
from .structs import STRUCTS
from .structs.rules import ScenarioRules


class Wave2:
    """Pokémon Wave 2: a card game for two."""

    id = "wave2"
    title = "Pokémon Wave 2"
    structs: Mapping[str, type] = STRUCTS

    def compile(self, snapshot: Snapshot) -> DuelGame:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        return DuelGame(compile_table(snapshot))

    def card_text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the text of a card; None when the kind has none."""
        return None

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Nobody walks in a card game."""
        return {}

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(ScenarioRules(decks=("a", "b")))


RULESET = Wave2()
