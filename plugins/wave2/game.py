"""The compiled game that the engine plays: the protocol's face of a table."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.api.rules import (
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

from . import accounts, answering, codes, coverage, greedy, hands, seen, state, turn
from .compiled import Table
from .legal import is_legal, legal
from .rulings import rulings_of
from .scene import Painter
from .setup import set_up
from .state import DuelState
from .text import log, prompts, throws

_KINDS = {
    codes.ACTIVE: PromptKind.SETUP_PLACE,
    codes.BENCHING: PromptKind.SETUP_PLACE,
    codes.EXTRA: PromptKind.NUMBER,
    codes.PROMOTE: PromptKind.CHOOSE_FIGURE,
    codes.TATAKAI: PromptKind.CONFIRM,
    codes.CHOOSE: PromptKind.CHOOSE_FIGURE,
    codes.MAY: PromptKind.CONFIRM,
    codes.SWITCH: PromptKind.CHOOSE_FIGURE,
}
#: What a player is asked in a turn, by seat.
_TURN = (Prompt(1, PromptKind.CHOOSE_ONE), Prompt(2, PromptKind.CHOOSE_ONE))
#: Why a game is over, in English and Italian.
_WHY = {
    codes.PRIZES: ("all prizes taken", "presi tutti i premi"),
    codes.NO_POKEMON: ("no Pokémon left", "nessun Pokémon rimasto"),
    codes.DECKED: ("no card to draw", "nessuna carta da pescare"),
    codes.CHALLENGED: ("Yusosha Tatakai", "Yusosha Tatakai"),
    codes.BOTH: ("both at once", "tutti e due insieme"),
}


class DuelGame:
    """A game of two decks; stateless, every method gets the state."""

    ruleset = "wave2"
    seats = 2

    def __init__(self, table: Table) -> None:
        """Take the compiled table."""
        self.table = table
        self._painter = Painter(table)
        self._possible = coverage.possible(table)
        self._prompts: dict[tuple[int, int, int], Prompt] = {}

    def new(self, chance: Chance, out: Sink = None) -> DuelState:
        """Return a state at its first prompt."""
        fresh = DuelState(chance)
        set_up(self.table, fresh, out)
        turn.run(self.table, fresh, out)
        return fresh

    def prompt(self, state: DuelState) -> Prompt | None:
        """Return what is asked."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        if frame[0] == codes.MAIN:
            return _TURN[frame[1]]
        if frame[0] == codes.HAND_PLAY:
            return hands.prompt(frame, f"card:{self.table.cards[frame[5]].card.id}")
        asks = frame[0] in (codes.CHOOSE, codes.MAY, codes.FETCH, codes.DISCARD, codes.STRIP, codes.MOVE, codes.GIVE)
        card = frame[-1] if asks or frame[0] == codes.SWITCH else -1
        key = (frame[0], frame[1], card)
        found = self._prompts.get(key)
        if found is None:
            source = f"card:{self.table.cards[card].card.id}" if card >= 0 else ""
            kind = _KINDS.get(frame[0], PromptKind.CHOOSE_ONE)
            found = self._prompts[key] = Prompt(frame[1] + 1, kind, source)
        return found

    def legal(self, state: DuelState) -> Sequence[int]:
        """Return every legal action, ascending."""
        return legal(self.table, state)

    def is_legal(self, state: DuelState, action: int) -> bool:
        """Return whether `action` is legal."""
        return is_legal(self.table, state, action)

    def apply(self, state: DuelState, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt."""
        state.decisions += 1
        answering.answer(self.table, state, action, out)
        turn.run(self.table, state, out)

    def observe(self, state: DuelState, seat: int) -> DuelState:
        """Return a copy that holds only what `seat` may know."""
        return seen.observe(self.table, state, seat)

    def determinise(self, observation: DuelState, seat: int, chance: Chance) -> DuelState:
        """Return a playable state that agrees with the observation."""
        return seen.determinise(self.table, observation, seat, chance)

    def terminal(self, state: DuelState) -> Result | None:
        """Return the result, or None while the game goes on."""
        if not state.over:
            return None
        scores = {seat + 1: self.table.rules.prizes - len(state.prizes[seat]) for seat in (0, 1)}
        english, italian = _WHY[state.over]
        return Result(state.winner or None, english, scores, {"it": italian})

    def copy(self, state: DuelState) -> DuelState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, state_: DuelState) -> bytes:
        """Return canonical bytes."""
        return state.pack(state_)

    def unpack(self, data: bytes) -> DuelState:
        """Return the state that `pack` wrote."""
        return state.unpack(data)

    def rounds(self, state: DuelState) -> int:
        """Return how many turns of both have begun."""
        return max(1, (state.turn + 1) // 2)

    def question(self, state: DuelState, lang: str) -> str:
        """Return the prompt as a sentence."""
        return prompts.question(self.table, state, lang)

    def option(self, state: DuelState, action: int, lang: str) -> Option:
        """Return what an action means."""
        return prompts.option(self.table, state, action, lang)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        return log.sentence(self.table, event, lang)

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did."""
        return accounts.account(self.table, event, lang)

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people throw at their own table, by name."""
        return throws.throw(needs, lang)

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        return coverage.source(self.table, event)

    def scene(self, observation: DuelState, lang: str) -> Scene:
        """Return what is on the table."""
        return self._painter.scene(observation, lang)

    def greedy(self, observation: DuelState, legal: Sequence[int], chance: Chance) -> int:
        """Return the action of the one-step greedy policy."""
        return greedy.choose(self.table, observation, legal, chance)

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return, by group, the ids of all that can happen."""
        return self._possible

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return the (group, id) pairs that an event shows to have happened."""
        found = coverage.covered(self.table, event)
        return tuple(pair for pair in found if pair[1] in self._possible[pair[0]])  # hands give any condition

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force."""
        return rulings_of(self.table.rules)
