"""The compiled game of a campaign scenario: the protocol's face of a journey."""

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

from .. import coverage, frames
from ..rulings import rulings_of
from ..seen import fill_in, hide_markers
from ..text import throws
from . import accounts, asking, choices, codes, driver, neutral, policy, state, telling
from .arena import Arena, from_text, without_key
from .journey import Journey, seat_of
from .painting import Canvas
from .state import CampaignState

_KINDS = {
    codes.WALK: PromptKind.CHOOSE_SPACE,
    codes.ENEMY: PromptKind.CHOOSE_FIGURE,
    codes.CARRIER: PromptKind.CHOOSE_FIGURE,
    codes.JOIN: PromptKind.CONFIRM,
    codes.DUEL: PromptKind.CONFIRM,
    codes.CONSENT: PromptKind.CONFIRM,
    codes.FLEE: PromptKind.CONFIRM,
    codes.SPLIT: PromptKind.ORDER_ITEMS,
}
#: What the scores of a result are, and how it is told that everybody is at the goal.
_COUNTED = {"en": "experience markers", "it": "segnalini esperienza"}
_ARRIVED = {"en": "everybody has arrived", "it": "sono arrivati tutti"}
#: What stands for the chance in observations; nothing is drawn from it.
_NO_CHANCE = [Chance(0, streams) for streams in range(65)]


class CampaignGame:
    """A PokéScape scenario with more to it than one battle; stateless, every method gets the state."""

    ruleset = "pokescape"

    def __init__(self, journey: Journey) -> None:
        """Take the compiled scenario."""
        self.journey = journey
        journey.arena = Arena(journey)
        self.seats = len(journey.seats)
        self._canvas = Canvas(journey)

    def new(self, chance: Chance, out: Sink = None) -> CampaignState:
        """Return a state at its first prompt."""
        fresh = CampaignState(chance, self.seats, self.journey.count)
        driver.set_up(self.journey, fresh, out)
        driver.run(self.journey, fresh, out)
        return fresh

    def prompt(self, state: CampaignState) -> Prompt | None:
        """Return what is asked."""
        if state.ended:
            return None
        top = state.top
        if top[0] < frames.OUTER:
            asked = self.journey.arena.game(state).prompt(state)
            seat = seat_of(self.journey, state, asked.seat) if asked is not None else 0
            if asked is None or asked.seat == seat:
                return asked
            return Prompt(seat, asked.kind, asked.source, asked.by_hand)
        return Prompt(top[1], _KINDS.get(top[0], PromptKind.CHOOSE_ONE))

    def legal(self, state: CampaignState) -> Sequence[int]:
        """Return every legal action, ascending."""
        return choices.choices(self.journey, state)

    def is_legal(self, state: CampaignState, action: int) -> bool:
        """Return whether `action` is legal."""
        return action in self.legal(state)

    def apply(self, state: CampaignState, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt."""
        state.decisions += 1
        driver.answer(self.journey, state, action, out)
        driver.run(self.journey, state, out)

    def observe(self, state: CampaignState, seat: int) -> CampaignState:
        """Return what `seat` may know, good until the next decision."""
        seen = state.view_with(_NO_CHANCE[len(state.chance.counters)])
        if self.journey.neutral >= 0 or self.journey.rules.mode == "army":
            hide_markers(seen, seat)
        return seen

    def determinise(self, observation: CampaignState, seat: int, chance: Chance) -> CampaignState:
        """Return a playable state that agrees with the observation."""
        filled = observation.copy_with(Chance(chance.word(0), len(observation.chance.counters)))
        if self.journey.neutral >= 0:
            neutral.fill_in(self.journey, filled, chance)
        elif self.journey.rules.mode == "army" and filled.home:
            fill_in(self.journey.arena.of(filled), filled, chance)
        return filled

    def terminal(self, state: CampaignState) -> Result | None:
        """Return the result, or None while the scenario goes on."""
        if not state.ended:
            return None
        scores = {seat: sum(state.xp[m] for m in state.party(seat)) for seat in self.journey.players}
        told = _ARRIVED if state.ended == codes.ARRIVED else {}
        return Result(state.victor or None, codes.REASONS[state.ended], scores, told, _COUNTED)

    def copy(self, state: CampaignState) -> CampaignState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, state_: CampaignState) -> bytes:
        """Return canonical bytes."""
        return state.pack(state_)

    def unpack(self, data: bytes) -> CampaignState:
        """Return the state that `pack` wrote."""
        return state.unpack(data)

    def rounds(self, state: CampaignState) -> int:
        """Return how many rounds of walking, or of the battle, have begun."""
        return max(1, *state.turns, 0 if any(state.turns) else state.fought + state.round)

    def question(self, state: CampaignState, lang: str) -> str:
        """Return the prompt as a sentence."""
        return asking.question(self.journey, state, lang)

    def option(self, state: CampaignState, action: int, lang: str) -> Option:
        """Return what an action means."""
        return asking.option(self.journey, state, action, lang)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        return telling.sentence(self.journey, event, lang)

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did."""
        return accounts.account(self.journey, event, lang)

    def _whose(self, what: str, seat: int, lang: str) -> str:
        """Return whose die it is; in a battle on the way sides are numbered anew, and nobody is named."""
        anew = what in ("placing", "initiative") and self.journey.rules.mode == "walk"
        return "" if anew else telling.seat_name(self.journey, seat, lang)

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people throw at their own table, by name."""
        return throws.throw(needs, lang, self._whose)

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        return telling.source(self.journey, event)

    def scene(self, observation: CampaignState, lang: str) -> Scene:
        """Return what is on the table."""
        return self._canvas.scene(observation, lang)

    def greedy(self, observation: CampaignState, legal: Sequence[int], chance: Chance) -> int:
        """Return the action of the one-step greedy policy."""
        return policy.choose(self.journey, observation, legal, chance)

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return, by group, the ids of all that can happen."""
        return self.journey.groups

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return the (group, id) pairs that an event shows to have happened."""
        bare, text = without_key(event)
        if event.what in telling.IN_USE:
            return (("items", self.journey.items[int(event.args[1])].id),)
        if not text:
            return ()
        found = coverage.covered(self.journey.arena.stage(from_text(text)), bare)
        return tuple(pair for pair in found if pair[1] in self.journey.groups.get(pair[0], ()))

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force."""
        return rulings_of(self.journey.rules)
