"""The compiled game: the rules, what is seen, and what is said, behind the Game protocol."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import Account, Chance, Event, NeedsRoll, Option, Prompt, Result, Ruling, Scene, Sink, Throw

from . import legal, seen, setup, state
from .accounts import account
from .answering import answer
from .compiled import Table
from .coverage import covered, possible
from .greedy import greedy_of
from .length import reckoned
from .rulings import rulings_of
from .scene import scene_of
from .scoring import result
from .state import TrainerState
from .text import log, prompts, throws


class TrainerGame:
    """A game of Master Trainer, compiled. It keeps nothing of the games that are played with it."""

    ruleset = "master_trainer"

    def __init__(self, table: Table) -> None:
        """Take what does not change."""
        self.table = table
        self.seats = table.seats
        self._greedy = greedy_of(table)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force."""
        return rulings_of(self.table.rules)

    def new(self, chance: Chance, out: Sink = None) -> TrainerState:
        """Return a game at its first question."""
        return setup.new(self.table, chance, out)

    def prompt(self, state: TrainerState) -> Prompt | None:
        """Return what is asked."""
        return legal.prompt(self.table, state)

    def legal(self, state: TrainerState) -> Sequence[int]:
        """Return every legal action, ascending."""
        return legal.legal(self.table, state)

    def is_legal(self, state: TrainerState, action: int) -> bool:
        """Return whether an action is legal."""
        return action in legal.legal(self.table, state)

    def apply(self, state: TrainerState, action: int, out: Sink = None) -> None:
        """Take an action and run to the next question."""
        answer(self.table, state, action, out)

    def observe(self, state: TrainerState, seat: int) -> TrainerState:
        """Return what a seat may know."""
        return seen.observe(self.table, state, seat)

    def determinise(self, observation: TrainerState, seat: int, chance: Chance) -> TrainerState:
        """Return a state that agrees with an observation."""
        return seen.determinise(self.table, observation, seat, chance)

    def terminal(self, state: TrainerState) -> Result | None:
        """Return who has most PCs, when all are on GOAL."""
        return result(self.table, state)

    def copy(self, state: TrainerState) -> TrainerState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, s: TrainerState) -> bytes:
        """Return canonical bytes."""
        return state.pack(s)

    def unpack(self, data: bytes) -> TrainerState:
        """Return the state that `pack` wrote."""
        return state.unpack(data)

    def rounds(self, state: TrainerState) -> int:
        """Return how many rounds have begun."""
        return state.round

    def question(self, state: TrainerState, lang: str) -> str:
        """Return the question as a sentence."""
        return prompts.question(self.table, state, lang)

    def option(self, state: TrainerState, action: int, lang: str) -> Option:
        """Return what an action means."""
        return prompts.option(self.table, state, action, lang)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        return log.tell(self.table, event, lang)

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did."""
        return account(self.table, event, lang)

    def reckoned(self, lang: str) -> tuple[str, ...]:
        """Return how long a game is by the exact chain, to be read beside how long games were."""
        return (reckoned(self.table.board, self.table.rules.loop_times, self.table.seats, lang),)

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people spin at their own table."""
        return throws.throw(self.table, needs, lang)

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        return log.source(self.table, event)

    def scene(self, observation: TrainerState, lang: str) -> Scene:
        """Return what is on the table."""
        return scene_of(self.table, observation, lang)

    def greedy(self, observation: TrainerState, legal: Sequence[int], chance: Chance) -> int:
        """Return what looks best one step ahead."""
        return self._greedy.choose(observation, legal, chance)

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return what can happen."""
        return possible(self.table)

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return what an event shows to have happened."""
        return covered(self.table, event)
