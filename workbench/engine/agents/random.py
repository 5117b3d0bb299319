"""The agent that takes any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.game import Game


def choose(game: Game[Any], observation: Any, legal: Sequence[int], chance: Chance) -> int:
    """Return a legal action drawn evenly."""
    return legal[chance.below(len(legal))]
