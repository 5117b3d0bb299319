"""Who plays a seat that no person plays: one agent, one file, one line in the table.

An agent gets the game, what its seat may know, the legal actions and chance of its own; never the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from workbench.engine.agents import greedy, random
from workbench.engine.chance import Chance
from workbench.engine.game import Game

#: (game, observation, legal, chance) -> one of legal.
Agent = Callable[[Game[Any], Any, Sequence[int], Chance], int]

AGENTS: dict[str, Agent] = {
    "greedy": greedy.choose,
    "random": random.choose,
}
