"""The agents of a game, seat by seat, each with chance of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from workbench.engine.agents import AGENTS, Agent
from workbench.engine.chance import Chance, derive
from workbench.engine.game import Game

#: Agent names by seat from 1 (a list starts with seat 1); seat 0 is what belongs to nobody.
AgentNames = Mapping[int, str] | Sequence[str]
#: Who plays seat 0 unless something else is said.
NPC = "greedy"
#: Draws that an agent may make at one decision without touching those of the next.
_STRIDE = 1 << 16
#: What holds its actions already; named here, as `list | tuple` would be made anew at every decision.
_LISTED = (list, tuple)


class UnknownAgent(Exception):
    """No agent has that name, or a seat has none; the text names those that there are."""


def agent_named(name: str) -> Agent:
    """Return the agent of that name; raises UnknownAgent."""
    try:
        return AGENTS[name]
    except KeyError:
        raise UnknownAgent(f"agent `{name}` is none of {', '.join(sorted(AGENTS))}") from None


def by_seat(names: AgentNames, seats: int) -> dict[int, str]:
    """Return agent names by seat, 0 included; one name alone stands for every seat.

    Raises:
        UnknownAgent: a name or a seat is wrong.
    """
    if isinstance(names, Mapping):
        given = dict(names)
    elif len(names) == 1:
        given = dict.fromkeys(range(1, seats + 1), names[0])
    else:
        given = dict(enumerate(names, 1))
    given.setdefault(0, NPC)
    if sorted(given) != list(range(seats + 1)):
        raise UnknownAgent(f"{len(given) - 1} agents are named; the game has {seats} seats")
    for name in given.values():
        agent_named(name)
    return given


class SeatedAgents:
    """Chooses for seats. A choice depends on the seed, the seat, the count of decisions and the observation alone,
    so that it is the same after an undo, in a branch and in a worker.
    """

    __slots__ = ("_chances", "_players")

    def __init__(self, names: Mapping[int, str], seed: int) -> None:
        """Seat the agents of `names`; raises UnknownAgent."""
        self._players = {seat: agent_named(name) for seat, name in names.items()}
        self._chances = {seat: Chance(derive(seed, seat)) for seat in names}

    def choose(self, game: Game[Any], state: Any, seat: int, legal: Sequence[int]) -> int:
        """Return the seat's action; the only legal one of a list is taken without asking.

        What is no list yet is not made one for that: to count it may take longer than to choose from it.
        """
        if isinstance(legal, _LISTED) and len(legal) == 1:
            return int(legal[0])
        chance = self._chances[seat]
        chance.counters[0] = state.decisions * _STRIDE
        return self._players[seat](game, game.observe(state, seat), legal, chance)
