"""The compiled game."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import (
    CAUSE,
    OUTCOME,
    ROLL,
    Account,
    Chance,
    Event,
    NeedsRoll,
    Option,
    Prompt,
    PromptKind,
    Result,
    Ruling,
    Scene,
    Sink,
    Throw,
)

from . import coverage, greedy, hands, setup, turn
from .arena import Arena
from .legal import legal
from .scene import Painter
from .state import DRAW, GOAL, HANDS, LIMIT, STUCK, ArenaState
from .text import log, prompts, throws

#: The kind of prompt of each frame that asks: main, space, attack, name, order, choose, guide, team, cards.
_KINDS = (
    PromptKind.CHOOSE_FIGURE,
    PromptKind.CHOOSE_SPACE,
    PromptKind.CHOOSE_FIGURE,
    PromptKind.CHOOSE_ONE,
    PromptKind.ORDER_ITEMS,
    PromptKind.CHOOSE_FIGURE,
    PromptKind.CHOOSE_SPACE,
    PromptKind.CHOOSE_FIGURE,
    PromptKind.CHOOSE_ONE,
)
_REASONS = {
    GOAL: ("goal reached", "meta raggiunta"),
    STUCK: ("nothing left to do", "non resta nulla da fare"),
    LIMIT: ("turn limit", "limite di turni"),
}
_CAUSES = frozenset({"turn", "battle", "card", "text"})
_OUTCOMES = frozenset(
    {"knocked_out", "afflicted", "cured", "nothing", "center", "released", "benched", "waits", "shifted", "swapped",
     "stronger", "goal", "stuck", "skipped", "limit"}
)  # fmt: skip


class FigureGame:
    """The Trading Figure Game on one board with two teams; keeps nothing of the games that are played with it."""

    ruleset = "figure_game"
    seats = 2

    def __init__(self, arena: Arena, rulings: tuple[Ruling, ...] = ()) -> None:
        """Take the arena and the rulings in force."""
        self.arena = arena
        self._rulings = rulings
        self._painter = Painter(arena)
        self._prompts = [[Prompt(seat, kind) for seat in range(3)] for kind in _KINDS]

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force, with their values."""
        return self._rulings

    def new(self, chance: Chance, out: Sink = None) -> ArenaState:
        """Return a game whose players choose, or when nothing is to be chosen one that has begun (FG-SET-01)."""
        state = ArenaState(chance, self.arena.count)
        setup.begin(self.arena, state)
        turn.advance(self.arena, state, out)
        return state

    def prompt(self, state: ArenaState) -> Prompt | None:
        """Return what is asked, or None when the game is over."""
        if state.over or not state.frames:
            return None
        frame = state.frames[-1]
        if frame[0] == HANDS:
            return hands.prompt(self.arena, frame)
        return self._prompts[frame[0]][self._asked(state)]

    def _asked(self, state: ArenaState) -> int:
        """Return the seat that is asked."""
        frame = state.frames[-1]
        if frame[0] <= 2:
            return state.seat
        return self.arena.pieces[frame[1]].seat if frame[0] == 3 else frame[1]

    def legal(self, state: ArenaState) -> Sequence[int]:
        """Return every legal action, ascending."""
        return legal(self.arena, state)

    def is_legal(self, state: ArenaState, action: int) -> bool:
        """Return whether `action` is legal."""
        return action in legal(self.arena, state)

    def apply(self, state: ArenaState, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt."""
        state.decisions += 1
        turn.answer(self.arena, state, action, out)
        turn.advance(self.arena, state, out)

    def observe(self, state: ArenaState, seat: int) -> ArenaState:
        """Return all but the chance and, while players choose, what the other one has chosen."""
        seen = state.copy(Chance(0, 0))
        if setup.going_on(state):
            setup.hide(self.arena, seen, seat)
        return seen

    def determinise(self, observation: ArenaState, seat: int, chance: Chance) -> ArenaState:
        """Return the observation with a future of its own, and choices that the other player may have made."""
        state = observation.copy(chance.copy())
        if setup.going_on(state):
            setup.fill(self.arena, state, seat, chance.copy())
        return state

    def terminal(self, state: ArenaState) -> Result | None:
        """Return who has won and why."""
        if not state.over:
            return None
        reason, italian = _REASONS[state.why]
        return Result(None if state.over == DRAW else state.over, reason, texts={"it": italian})

    def copy(self, state: ArenaState) -> ArenaState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, state: ArenaState) -> bytes:
        """Return canonical bytes."""
        return state.pack()

    def unpack(self, data: bytes) -> ArenaState:
        """Return the state that `pack` wrote."""
        return ArenaState.unpack(data)

    def rounds(self, state: ArenaState) -> int:
        """Return how many rounds have begun: two turns are one."""
        return (state.turn + 1) // 2

    def question(self, state: ArenaState, lang: str) -> str:
        """Return the prompt as a sentence."""
        return prompts.question(self.arena, state, lang)

    def option(self, state: ArenaState, action: int, lang: str) -> Option:
        """Return what an action means."""
        return prompts.option(self.arena, state, action, lang)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        return log.tell(self.arena, event, lang)

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people throw at their own table, by name."""
        return throws.throw(self.arena, needs, lang)

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        return log.source(self.arena, event)

    def account(self, event: Event, lang: str) -> Account | None:
        """Return what part an event has in what happens."""
        if event.what in ("spin", "trainer_spin"):
            return Account(ROLL)
        if event.what in _CAUSES:
            return Account(CAUSE)
        return Account(OUTCOME) if event.what in _OUTCOMES else None

    def scene(self, observation: ArenaState, lang: str) -> Scene:
        """Return what is on the table."""
        return self._painter.scene(observation, lang)

    def greedy(self, observation: ArenaState, legal: Sequence[int], chance: Chance) -> int:
        """Return what the greedy policy takes."""
        return greedy.choose(self.arena, observation, legal, chance)

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return all that can happen at least once."""
        return coverage.coverage(self.arena)

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return what an event shows to have happened."""
        return coverage.covered(self.arena, event)
