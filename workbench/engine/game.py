"""The protocol that every ruleset's compiled game obeys (DESIGN §6, ENGINES §3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from workbench.engine.chance import Chance
from workbench.engine.event import Event, Sink
from workbench.engine.prompt import Option, Prompt
from workbench.engine.result import Result
from workbench.engine.ruling import Ruling
from workbench.engine.scene import Scene


class State(Protocol):
    """What every state has: the chance it draws from and the count of decisions taken so far."""

    chance: Chance
    decisions: int


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A compiled game. Stateless: holds the board and the compiled cards; every method gets the state.

    Actions are integers. `legal` gives them in ascending order. States are flat and mutable; `apply` changes the
    state in place and runs on to the next prompt. An observation is a state of the same class in which all that
    the seat may not know, and the chance, are blanked: it answers prompt, legal, option and scene, never apply.
    """

    ruleset: str
    seats: int

    def new(self, chance: Chance, out: Sink = None) -> S:
        """Return a state at its first prompt."""
        ...

    def prompt(self, state: S) -> Prompt | None:
        """Return what is asked, or None when the game is over."""
        ...

    def legal(self, state: S) -> Sequence[int]:
        """Return every legal action, ascending; empty when the game is over."""
        ...

    def is_legal(self, state: S, action: int) -> bool:
        """Return whether `action` is legal; agrees with `legal`."""
        ...

    def apply(self, state: S, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt; the action is taken to be legal."""
        ...

    def observe(self, state: S, seat: int) -> S:
        """Return what `seat` may know (0: what the npc may know), to look at and never to change.

        It may share with the state what is no secret, so it is good until the next `apply`; `copy` keeps it longer.
        """
        ...

    def determinise(self, observation: S, seat: int, chance: Chance) -> S:
        """Return a playable state that agrees with the observation; the unknown and the future come from `chance`."""
        ...

    def terminal(self, state: S) -> Result | None:
        """Return the result, or None while the game goes on."""
        ...

    def copy(self, state: S) -> S:
        """Return an independent copy; hand-written, never deepcopy."""
        ...

    def pack(self, state: S) -> bytes:
        """Return canonical bytes: equal states give equal bytes."""
        ...

    def unpack(self, data: bytes) -> S:
        """Return the state that `pack` wrote."""
        ...

    def rounds(self, state: S) -> int:
        """Return how many rounds have begun."""
        ...

    def question(self, state: S, lang: str) -> str:
        """Return the prompt as a sentence for a person."""
        ...

    def option(self, state: S, action: int, lang: str) -> Option:
        """Return what an action means, for buttons, highlights and logs."""
        ...

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence; empty for one that is not for the log."""
        ...

    def source(self, event: Event) -> str:
        """Return `kind:id` of the entity that an event is about, so that the log can open it; empty for the rules."""
        ...

    def scene(self, observation: S, lang: str) -> Scene:
        """Return what is on the table, as values that any painter can draw."""
        ...

    def greedy(self, observation: S, legal: Sequence[int], chance: Chance) -> int:
        """Return the action that the ruleset's one-step greedy policy takes; ties by `chance`, the agent's own."""
        ...

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return, by group (powers, terrains …), the ids of all that can happen at least once in this game."""
        ...

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return the (group, id) pairs that an event shows to have happened."""
        ...

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force, with their values."""
        ...
