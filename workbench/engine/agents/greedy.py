"""The agent that takes what looks best one step ahead, by the ruleset's own measure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.game import Game


def choose(game: Game[Any], observation: Any, legal: Sequence[int], chance: Chance) -> int:
    """Return the ruleset's greedy choice."""
    return game.greedy(observation, legal, chance)
