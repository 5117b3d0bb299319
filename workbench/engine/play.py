"""Plays a game from the first prompt to the end by agents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.event import Sink
from workbench.engine.game import Game
from workbench.engine.result import Result
from workbench.engine.seats import AgentNames, SeatedAgents, by_seat

#: A game that has asked so often is ended as a draw: some rule goes round in a circle.
MAX_DECISIONS = 50_000
#: Chance streams that a game may use: 0 is the dice, the ruleset names the others.
STREAMS = 16
DECISION_LIMIT = "decision limit"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: its result, the decisions in order and the last state."""

    result: Result
    decisions: list[int]
    state: Any


def play(
    game: Game[Any],
    agents: AgentNames,
    seed: int,
    out: Sink = None,
    chance: Chance | None = None,
    max_decisions: int = MAX_DECISIONS,
) -> Played:
    """Play a game by agents and return how it went.

    `agents` are names by seat, or in order of seats; one alone plays all. `chance` replaces the seeded chance
    (scripted dice). A game that has not ended after `max_decisions` is a draw by the decision limit.

    Raises:
        UnknownAgent: a name or a seat is wrong.
    """
    seated = SeatedAgents(by_seat(agents, game.seats), seed)
    state = game.new(Chance(seed, STREAMS) if chance is None else chance, out)
    decisions: list[int] = []
    while (prompt := game.prompt(state)) is not None:
        if len(decisions) == max_decisions:
            return Played(Result(None, DECISION_LIMIT), decisions, state)
        action = seated.choose(game, state, prompt.seat, game.legal(state))
        decisions.append(action)
        game.apply(state, action, out)
    result = game.terminal(state)
    assert result is not None, "a game without a prompt is over"
    return Played(result, decisions, state)
