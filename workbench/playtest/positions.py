"""The positions of a playtest as a tree: each has the decision that led to it; undo and branches move between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.scripted import ScriptedChance


@dataclass(slots=True, eq=False)
class Position:
    """One position. `number` names it within its session, the root is 0; `depth` counts the decisions before it.

    `action` by `by` (an agent's name, None for a person) led here after `faces` were laid before the dice; `events`
    happened on the way. `seat` is asked here, None when the game is over; `idle`: it can only pass. `state` may be
    dropped and made again. `onward` is the child that redo goes to; `told` are its events as lines of the log, by eyes
    and language.
    """

    number: int
    depth: int
    seat: int | None
    state: Any
    events: tuple[Event, ...]
    parent: Position | None = None
    action: int = 0
    by: str | None = None
    faces: tuple[int, ...] = ()
    children: list[Position] = field(default_factory=list)
    onward: Position | None = None
    told: dict[tuple[int, str], Any] = field(default_factory=dict)
    idle: bool = False

    def line(self) -> list[Position]:
        """Return the positions from the root to this one."""
        found = [self]
        while (parent := found[-1].parent) is not None:
            found.append(parent)
        return found[::-1]

    def child(self, action: int, faces: tuple[int, ...]) -> Position | None:
        """Return the position that the same decision and dice led to before."""
        return next((c for c in self.children if (c.action, c.faces) == (action, faces)), None)

    def ahead(self) -> Iterator[Position]:
        """Yield the positions that redo would come to, in order."""
        at = self.onward
        while at is not None:
            yield at
            at = at.onward

    def make_current(self) -> None:
        """Let redo come here from every position before."""
        at = self
        while at.parent is not None:
            at.parent.onward = at
            at = at.parent


def used_faces(chance: Chance, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of the laid `faces` that a decision used, and take the others away from its chance."""
    if not faces or not isinstance(chance, ScriptedChance):
        return faces
    spare = min(len(faces), len(chance.faces))
    del chance.faces[len(chance.faces) - spare :]
    return faces[: len(faces) - spare]


def state_at(game: Game[Any], position: Position) -> Any:
    """Return a copy of a position's state, made again from the nearest kept one when it was dropped."""
    line = position.line()
    start = max(n for n, p in enumerate(line) if p.state is not None)
    state = game.copy(line[start].state)
    for step in line[start + 1 :]:
        if step.faces:
            state.chance = ScriptedChance.over(state.chance, step.faces)
        game.apply(state, step.action)
    return state
