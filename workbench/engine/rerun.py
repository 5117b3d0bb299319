"""Plays recorded decisions again: the record of a game is its seed, its typed dice and its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.event import Sink
from workbench.engine.game import Game
from workbench.engine.play import STREAMS
from workbench.engine.scripted import ScriptedChance

#: Faces that were laid before the dice: ahead of which decision (from 1; 0 is the set-up) -> faces.
Dice = Mapping[int, Sequence[int]]


class IllegalDecision(Exception):
    """Decision number `at` (from 1) of a record may not be taken."""

    def __init__(self, at: int, action: int) -> None:
        super().__init__(f"decision {at} is `{action}`, which the rules do not allow there")
        self.at, self.action = at, action


def starting_chance(seed: int, dice: Dice) -> Chance:
    """Return the chance that a game's set-up draws from."""
    return ScriptedChance(seed, STREAMS, dice.get(0, ())) if dice.get(0) else Chance(seed, STREAMS)


def rerun(
    game: Game[Any],
    seed: int,
    decisions: Sequence[int],
    dice: Dice | None = None,
    out: Sink = None,
    checked: bool = True,
) -> Iterator[Any]:
    """Yield the state after the set-up and after each decision: one object, changed in place.

    `checked` asks before each decision whether it is legal; decisions of the same game just played need no asking.

    Raises:
        IllegalDecision: the rules do not allow a decision.
    """
    laid = dice or {}
    state = game.new(starting_chance(seed, laid), out)
    yield state
    for at, action in enumerate(decisions, 1):
        if checked and not game.is_legal(state, action):
            raise IllegalDecision(at, action)
        if at in laid:
            state.chance = ScriptedChance.over(state.chance, laid[at])
        game.apply(state, action, out)
        yield state
