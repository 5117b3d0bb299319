"""The ruleset's entry point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Game, Lookup, Ruling, Snapshot, Steps

from . import walking
from .compile import compile_battle
from .faults import Fault, entity_faults
from .game import BattleGame
from .rulings import rulings_of
from .structs import STRUCTS
from .structs.rules import ScenarioRules
from .text.cards import card_text


class PokeScape:
    """PokéScape: battles on hexes, one on one or of whole armies."""

    id = "pokescape"
    title = "PokéScape"
    structs: Mapping[str, type] = STRUCTS

    def compile(self, snapshot: Snapshot) -> Game[Any]:
        """Return the game of the snapshot's scenario; SetupRefused with every reason."""
        return BattleGame(compile_battle(snapshot))

    def card_text(self, kind: str, data: Any, find: Lookup, lang: str) -> str | None:
        """Return the text of a card; None when the kind has none."""
        return card_text(kind, data, find, lang)

    def steps(self, map_data: Any, find: Lookup) -> Steps:
        """Return where a trainer can walk on a map."""
        return walking.steps(map_data, find)

    def rulings(self) -> tuple[Ruling, ...]:
        """Return every house ruling with its default."""
        return rulings_of(ScenarioRules())

    def faults(self, kind: str, data: Any, find: Lookup, lang: str = "en") -> tuple[Fault, ...]:
        """Return (pointer, message, help) of all that the rules say against an entity; English whatever `lang`."""
        return tuple(entity_faults(kind, data, find))


RULESET = PokeScape()
