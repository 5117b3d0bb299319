"""The compiled game of a scenario whose armies are drafted first: the draft, then the battle of what was picked."""

from __future__ import annotations

import json
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
    SceneCard,
    SceneText,
    SceneZone,
    Sink,
    Throw,
    localised,
    say,
    side_name,
)

from .. import seen
from ..campaign.arena import with_key, without_key
from ..describing import Describer
from ..game import BattleGame
from ..rulings import rulings_of
from ..scene import board_of
from ..text import throws
from ..text.names import count
from . import state as states
from .drafting import Draft, draft_order
from .pool import Pool
from .state import PASS, DraftState

#: Actions of the draft: to pass, and from here on to pick a card of the pool.
LEAVE, PICK = 0, 1
#: What stands for the chance in observations; nothing is drawn from it.
_NO_CHANCE = [Chance(0, streams) for streams in range(65)]


class DraftGame:
    """A battle whose armies are drafted; stateless, every method gets the state."""

    ruleset = "pokescape"

    def __init__(self, pool: Pool) -> None:
        """Take what may be drafted."""
        self.pool, self.seats, self._about = pool, pool.seats, Describer()
        self._games: dict[int, BattleGame] = {}

    def _draft(self, state: DraftState) -> Draft:
        return self.pool.draft(state.first, state.log)

    def _game(self, first: Sequence[int], log: Sequence[int]) -> BattleGame:
        battle = self.pool.battle(self.pool.draft(first, log))
        found = self._games.get(id(battle))
        if found is None or found.battle is not battle:
            if len(self._games) >= 32:
                self._games.clear()
            found = self._games[id(battle)] = BattleGame(battle)
        return found

    def _of(self, state: DraftState) -> BattleGame:
        return self._game(state.first, state.log)

    def _keyed(self, state: DraftState, out: Sink, first: int) -> None:
        """Write behind every event of the battle which armies fight it."""
        if out is not None and len(out) > first:
            text = json.dumps([state.first, state.log], separators=(",", ":"))
            for n in range(first, len(out)):
                out[n] = with_key(out[n], text)

    def new(self, chance: Chance, out: Sink = None) -> DraftState:
        """Return a state at its first prompt."""
        fresh = DraftState(chance)
        fresh.first = draft_order(self.seats, chance)
        if out is not None:
            out.append(Event("draft_order", tuple(fresh.first)))
        self._run(fresh, out)
        return fresh

    def _run(self, state: DraftState, out: Sink) -> None:
        """Pass for seats that may pick nothing; when all have, the battle begins."""
        draft = self._draft(state)
        while draft.seat and not self.pool.open(draft):
            state.log.append(PASS)
            if out is not None:
                out.append(Event("draft_passed", (draft.seat,)))
            draft.leave()
        if not draft.seat:
            first = len(out) if out is not None else 0
            state.become(self._of(state).new(state.chance, out))
            self._keyed(state, out, first)

    def prompt(self, state: DraftState) -> Prompt | None:
        """Return what is asked."""
        if state.started:
            return self._of(state).prompt(state)
        return Prompt(self._draft(state).seat, PromptKind.CHOOSE_ONE)

    def legal(self, state: DraftState) -> Sequence[int]:
        """Return every legal action, ascending."""
        if state.started:
            return self._of(state).legal(state)
        draft = self._draft(state)
        picks = [PICK + number for number in self.pool.open(draft)]
        return [LEAVE, *picks] if self.pool.may_pass(draft) else picks

    def is_legal(self, state: DraftState, action: int) -> bool:
        """Return whether `action` is legal."""
        return action in self.legal(state)

    def apply(self, state: DraftState, action: int, out: Sink = None) -> None:
        """Take `action` in place and run to the next prompt."""
        if state.started:
            first = len(out) if out is not None else 0
            self._of(state).apply(state, action, out)
            self._keyed(state, out, first)
            return
        state.decisions += 1
        seat = self._draft(state).seat
        state.log.append(PASS if action == LEAVE else action - PICK)
        if out is not None:
            out.append(Event(*(("draft_passed", (seat,)) if action == LEAVE else ("drafted", (seat, action - PICK)))))
        self._run(state, out)

    def observe(self, state: DraftState, seat: int) -> DraftState:
        """Return what `seat` may know, good until the next decision; what was picked everybody knows."""
        if not state.started:
            return state.view_with(_NO_CHANCE[len(state.chance.counters)])
        found = seen.observe(self._of(state).battle, state, seat)
        assert isinstance(found, DraftState)
        return found

    def determinise(self, observation: DraftState, seat: int, chance: Chance) -> DraftState:
        """Return a playable state that agrees with the observation."""
        if not observation.started:
            return observation.copy_with(Chance(chance.word(0), len(observation.chance.counters)))
        found = seen.determinise(self._of(observation).battle, observation, seat, chance)
        assert isinstance(found, DraftState)
        return found

    def terminal(self, state: DraftState) -> Result | None:
        """Return the result, or None while the game goes on."""
        return self._of(state).terminal(state) if state.started else None

    def copy(self, state: DraftState) -> DraftState:
        """Return an independent copy."""
        return state.copy()

    def pack(self, state: DraftState) -> bytes:
        """Return canonical bytes."""
        return states.pack(state)

    def unpack(self, data: bytes) -> DraftState:
        """Return the state that `pack` wrote."""
        return states.unpack(data)

    def rounds(self, state: DraftState) -> int:
        """Return how many rounds have begun."""
        return state.round

    # ---------------------------------------------------------------- in words

    def _seat(self, seat: int, lang: str) -> str:
        side = next((side for side in self.pool.scenario.sides if side.seat == seat), None)
        return side_name(side.name or {} if side is not None else {}, seat, lang)

    def question(self, state: DraftState, lang: str) -> str:
        """Return the prompt as a sentence."""
        if state.started:
            return self._of(state).question(state, lang)
        draft = self._draft(state)
        left = draft.points - sum(card.points for card in draft.armies[draft.seat])
        seat = self._seat(draft.seat, lang)
        points = count(lang, left, ("point is", "punto"), ("points are", "punti"))
        remains = "Resta" if left == 1 else "Restano"
        return say(lang, f"{seat}: which card do you draft? {points} left",
                   f"{seat}: quale carta prendi? {remains} {points}")  # fmt: skip

    def option(self, state: DraftState, action: int, lang: str) -> Option:
        """Return what an action means."""
        if state.started:
            return self._of(state).option(state, action, lang)
        if action == LEAVE:
            return Option(action, say(lang, "Draft no more", "Non prendere altro"), weight=99)
        number = action - PICK
        facts = self._facts(number, lang)
        # of an army card its numbers, points among them; of a trainer card all that it says
        detail = " · ".join(facts) if self.pool.offers[number].trainer else facts[1]
        return Option(action, localised(self.pool.names[number], lang), (f"pool:{number}",), detail, 1)

    def tell(self, event: Event, lang: str) -> str:
        """Return an event as a sentence."""
        bare, text = without_key(event)
        if text:
            return self._game(*json.loads(text)).tell(bare, lang)
        seats = [self._seat(int(arg), lang) for arg in event.args[: self.seats]]
        if event.what == "draft_order":
            return say(lang, f"Drafting order: {', '.join(seats)}", f"Ordine di scelta: {', '.join(seats)}")
        if event.what == "draft_passed":
            return say(lang, f"{seats[0]} drafts no more", f"{seats[0]} non prende altro")
        card = localised(self.pool.names[int(event.args[1])], lang)
        return say(lang, f"{seats[0]} drafts {card}", f"{seats[0]} prende {card}")

    def account(self, event: Event, lang: str) -> Account | None:
        """Return why an event came out as it did."""
        bare, text = without_key(event)
        return self._game(*json.loads(text)).account(bare, lang) if text else None

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what people throw at their own table, by name."""
        return throws.throw(needs, lang, lambda what, seat, lang: self._seat(seat, lang))

    def source(self, event: Event) -> str:
        """Return the entity that an event is about."""
        bare, text = without_key(event)
        if text:
            return self._game(*json.loads(text)).source(bare)
        if event.what != "drafted":
            return ""
        offer = self.pool.offers[int(event.args[1])]
        return f"{'trainer' if offer.trainer else 'species'}:{offer.id}"

    def scene(self, observation: DraftState, lang: str) -> Scene:
        """Return what is on the table: the board, the pool, the armies so far."""
        if observation.started:
            return self._of(observation).scene(observation, lang)
        draft = self._draft(observation)
        legal = {action - PICK: action for action in self.legal(observation) if action != LEAVE}
        cards = tuple(self._card(number, lang) for number in range(len(self.pool.offers)))
        zones = [SceneZone("pool", say(lang, "Cards to draft", "Carte da prendere"), 0, cards)]
        for seat, army in sorted(draft.armies.items()):
            title = say(lang, f"Army of {self._seat(seat, lang)}", f"Squadra di {self._seat(seat, lang)}")
            numbers = [next(n for n, offer in enumerate(self.pool.offers) if offer == card) for card in army]
            mine = tuple(self._card(n, lang, f"army:{seat}:{at}") for at, n in enumerate(numbers))
            zones.append(SceneZone(f"army:{seat}", title, seat, mine))
        text = SceneText("turn", say(lang, "To act", "Tocca a"), self._seat(draft.seat, lang), draft.seat)
        options = {f"pool:{number}": (action,) for number, action in legal.items()}
        return Scene(board_of(self.pool.plain, lang), (), (), tuple(zones), (), (text,), options)

    def _card(self, number: int, lang: str, id_: str = "") -> SceneCard:
        """Return a card of the pool, or one of an army."""
        offer = self.pool.offers[number]
        kind = "trainer" if offer.trainer else "army_card"
        points = count(lang, offer.points, ("point", "punto"), ("points", "punti"))
        name, facts = localised(self.pool.names[number], lang), self._facts(number, lang)
        return SceneCard(id_ or f"pool:{number}", name, (points,), entity=f"{kind}:{offer.id}", facts=facts)

    def _facts(self, number: int, lang: str) -> tuple[str, ...]:
        """Return what a card of the pool can do: nobody picks by points alone."""
        offer, plain = self.pool.offers[number], self.pool.plain
        if offer.trainer:
            return self._about.entity(plain, "trainer", offer.id, lang)
        return self._about.card(plain, self.pool.cards[offer.id], lang)

    # ---------------------------------------------------------------- agents and reports

    def greedy(self, observation: DraftState, legal: Sequence[int], chance: Chance) -> int:
        """Return the action of the one-step greedy policy: the dearest card that it may have."""
        if observation.started:
            return self._of(observation).greedy(observation, legal, chance)
        picks = [action for action in legal if action != LEAVE]
        if not picks:
            return legal[0]
        best = max(self.pool.offers[action - PICK].points for action in picks)
        found = [action for action in picks if self.pool.offers[action - PICK].points == best]
        return found[chance.below(len(found))]

    def coverage(self) -> dict[str, tuple[str, ...]]:
        """Return, by group, the ids of all that can happen: every card may be drafted."""
        return {"drafted": tuple(sorted({offer.id for offer in self.pool.offers}))}

    def covered(self, event: Event) -> tuple[tuple[str, str], ...]:
        """Return the (group, id) pairs that an event shows to have happened."""
        if event.what != "drafted":
            return ()
        return (("drafted", self.pool.offers[int(event.args[1])].id),)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The house rulings in force."""
        return rulings_of(self.pool.scenario.rules)
