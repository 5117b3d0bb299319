"""The compiled game that the engine plays: the protocol's face of a battle."""

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
    by_hand,
)

from . import accounts, coverage, frames, greedy, legal, rounds, seen, sources, state, turn
from .battle import Battle
from .damage import KNOCK_OUT, ROUNDS
from .rulings import rulings_of
from .scene import Painter
from .state import BattleState
from .text import log, prompts, throws

#: What the scores of a result are (HS-END-01).
_COUNTED = {"en": "points left", "it": "punti rimasti"}
_KINDS = {
    frames.DEPLOY: PromptKind.SETUP_PLACE,
    frames.ACTIVE: PromptKind.CHOOSE_FIGURE,
    frames.PLACE: PromptKind.SETUP_PLACE,
    frames.REPLACE: PromptKind.CHOOSE_FIGURE,
    frames.MARKERS: PromptKind.ORDER_ITEMS,
    frames.TURN: PromptKind.CHOOSE_ONE,
    frames.MOVE: PromptKind.CHOOSE_SPACE,
    frames.ATTACK: PromptKind.CHOOSE_FIGURE,
    frames.STRAY: PromptKind.CHOOSE_DIRECTION,
    frames.CHOOSE: PromptKind.CHOOSE_FIGURE,
    frames.GUIDE: PromptKind.CHOOSE_SPACE,
    frames.MAY: PromptKind.CHOOSE_ONE,
    frames.CREW: PromptKind.CHOOSE_FIGURE,
}


class BattleGame:
    """A PokéScape battle; stateless, every method gets the state."""

    ruleset = "pokescape"

    def __init__(self, battle: Battle) -> None:
        """Take the compiled battle."""
        self.battle = battle
        self.seats = battle.seats
        self._painter = Painter(battle)
        self._prompts: dict[tuple[int, ...], Prompt] = {}  # those that frames of three values decide
        self._cards = [f"army_card:{card.id}" for card in battle.cards]

    def new(self, chance: Chance, out: Sink = None) -> BattleState:
        """Return a state at its first prompt."""
        fresh = BattleState(chance, self.battle.count, self.battle.seats)
        rounds.set_up(self.battle, fresh, out)
        turn.run(self.battle, fresh, out)
        return fresh

    def prompt(self, state: BattleState) -> Prompt | None:
        """Return what is asked."""
        if state.over or not state.frames:
            return None
        frame = state.frames[-1]
        return self._prompts.get(frame[:3]) or self._ask(frame)

    def _ask(self, frame: tuple[int, ...]) -> Prompt:
        """Return what a frame asks."""
        if frame[0] == frames.HAND:
            kind = by_hand.kind_of(by_hand.ByHandFrame(*frame[1:]))
            return Prompt(frame[1], kind, self.battle.sources[self.battle.hands[frame[2]].source][0], by_hand=True)
        if frame[0] in (frames.CHOOSE, frames.GUIDE, frames.MAY):
            return Prompt(frame[1], _KINDS[frame[0]], self.battle.sources[frame[5]][0])
        acting = frame[0] in (frames.MOVE, frames.ATTACK, frames.TURN)
        found = self._prompts[frame[:3]] = Prompt(frame[1], _KINDS[frame[0]], self._cards[frame[2]] if acting else "")
        return found

    def legal(self, state: BattleState) -> Sequence[int]:
        """Return every legal action, ascending."""
        return legal.legal(self.battle, state)

    def is_legal(self, state: BattleState, action: int) -> bool:
        """Return whether `action` is legal."""
        return legal.is_legal(self.battle, state, action)

    def apply(self, state: BattleState, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt."""
        state.decisions += 1
        turn.answer(self.battle, state, action, out)
        turn.run(self.battle, state, out)

    def observe(self, state: BattleState, seat: int) -> BattleState:
        """Return what `seat` may know, good until the next decision."""
        return seen.observe(self.battle, state, seat)

    def determinise(self, observation: BattleState, seat: int, chance: Chance) -> BattleState:
        """Return a playable state that agrees with the observation."""
        return seen.determinise(self.battle, observation, seat, chance)

    def terminal(self, state: BattleState) -> Result | None:
        """Return the result, or None while the battle goes on."""
        if not state.over:
            return None
        why = {KNOCK_OUT: "knock-out", ROUNDS: "round limit"}.get(state.over, "all knocked out at once")
        scores = {side.seat: rounds.points_left(self.battle, state, side.seat) for side in self.battle.sides}
        return Result(state.winner or None, why, scores, counted=_COUNTED)

    def copy(self, state: BattleState) -> BattleState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, state_: BattleState) -> bytes:
        """Return canonical bytes."""
        return state.pack(state_)

    def unpack(self, data: bytes) -> BattleState:
        """Return the state that `pack` wrote."""
        return state.unpack(data)

    def rounds(self, state: BattleState) -> int:
        """Return how many rounds have begun."""
        return state.round

    def question(self, state: BattleState, lang: str) -> str:
        """Return the prompt as a sentence."""
        return prompts.question(self.battle, state, lang)

    def option(self, state: BattleState, action: int, lang: str) -> Option:
        """Return what an action means."""
        return prompts.option(self.battle, state, action, lang)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        return log.sentence(self.battle, event, lang)

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did."""
        return accounts.account(self.battle, event, lang)

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people throw at their own table, by name."""
        return throws.throw(needs, lang, lambda what, seat, lang: self.battle.seat_name(seat, lang))

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        return sources.source(self.battle, event)

    def scene(self, observation: BattleState, lang: str) -> Scene:
        """Return what is on the table."""
        return self._painter.scene(observation, lang)

    def greedy(self, observation: BattleState, legal: Sequence[int], chance: Chance) -> int:
        """Return the action of the one-step greedy policy."""
        return greedy.choose(self.battle, observation, legal, chance)

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return, by group, the ids of all that can happen."""
        return self.battle.groups

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return the (group, id) pairs that an event shows to have happened."""
        return coverage.covered(self.battle, event)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force."""
        return rulings_of(self.battle.rules)
