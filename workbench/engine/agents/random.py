"""The agent that takes any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.game import Game


def choose(game: Game[Any], observation: Any, legal: Sequence[int], chance: Chance) -> int:
    """Return a legal action drawn evenly; what only people can play by hand is passed over."""
    prompt = game.prompt(observation)
    if prompt is not None and prompt.by_hand:
        return legal[0]
    return legal[chance.below(len(legal))]
