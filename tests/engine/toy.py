"""A tiny game for tests: hidden hands, secret picks, dice. Four cards each; a card and a die a duel; most duels win."""

from __future__ import annotations

import json

from workbench.engine.chance import Chance
from workbench.engine.event import Event
from workbench.engine.prompt import Option, Prompt, PromptKind
from workbench.engine.result import Result
from workbench.engine.scene import Scene, SceneBoard, SceneCard, SceneText, SceneZone

CARDS = range(1, 9)
DECK = 1


class ToyState:
    """All of a toy game; 0 stands for a card that the observer may not know."""

    __slots__ = ("chance", "decisions", "hands", "picks", "scores", "seat")

    def __init__(self, chance):
        self.chance = chance
        self.decisions = 0
        self.hands = [(), ()]
        self.picks = [0, 0]
        self.scores = [0, 0]
        self.seat = 1


class Toy:
    """The toy game."""

    ruleset = "toy"
    seats = 2
    rulings = ()

    def new(self, chance, out=None):
        state = ToyState(chance)
        self._deal(state, chance, [list(CARDS)], DECK)
        return state

    def _deal(self, state, chance, cards, stream):
        deck = cards[0]
        for seat in (0, 1):
            hand = [deck.pop(chance.below(len(deck), stream)) for _ in range(4)]
            state.hands[seat] = tuple(sorted(hand))

    def prompt(self, state):
        return None if self.terminal(state) else Prompt(state.seat, PromptKind.CHOOSE_ONE, "card")

    def legal(self, state):
        return [] if self.terminal(state) else state.hands[state.seat - 1]

    def is_legal(self, state, action):
        return not self.terminal(state) and action in state.hands[state.seat - 1]

    def apply(self, state, action, out=None):
        at = state.seat - 1
        state.decisions += 1
        state.picks[at] = action
        state.hands[at] = tuple(card for card in state.hands[at] if card != action)
        state.seat = 3 - state.seat
        if out is not None:
            out.append(Event("pick", (at + 1, action), 1 << at))
        if all(state.picks):
            self._reveal(state, out)

    def _reveal(self, state, out):
        rolls = state.chance.dice(2, 6)
        sums = [pick + roll for pick, roll in zip(state.picks, rolls, strict=True)]
        if sums[0] != sums[1]:
            state.scores[0 if sums[0] > sums[1] else 1] += 1
        if out is not None:
            out.append(Event("roll", (0, 6, *rolls, "duel")))
            out.append(Event("reveal", tuple(state.picks)))
        state.picks = [0, 0]

    def observe(self, state, seat):
        seen = self.copy(state)
        seen.chance = Chance(0, 0)
        for at in (0, 1):
            if at + 1 != seat:
                seen.hands[at] = (0,) * len(state.hands[at])
                seen.picks[at] = -1 if state.picks[at] else 0
        return seen

    def determinise(self, observation, seat, chance):
        state = self.copy(observation)
        state.chance = chance.copy()
        own = set(state.hands[seat - 1]) | {state.picks[seat - 1]} if seat else set()
        unseen = [card for card in CARDS if card not in own]
        for at in (0, 1):
            if at + 1 != seat:
                drawn = [unseen.pop(chance.below(len(unseen), DECK)) for _ in state.hands[at]]
                state.hands[at] = tuple(sorted(drawn))
                if state.picks[at]:
                    state.picks[at] = unseen.pop(chance.below(len(unseen), DECK))
        return state

    def terminal(self, state):
        if state.hands[0] or state.hands[1]:
            return None
        one, two = state.scores
        scores = {1: one, 2: two}
        return Result(None if one == two else 1 if one > two else 2, "cards played", scores)

    def copy(self, state):
        twin = ToyState.__new__(ToyState)
        twin.chance = state.chance.copy()
        twin.decisions = state.decisions
        twin.hands = state.hands[:]
        twin.picks = state.picks[:]
        twin.scores = state.scores[:]
        twin.seat = state.seat
        return twin

    def pack(self, state):
        chance = [state.chance.seed, state.chance.counters]
        return json.dumps([chance, state.decisions, state.hands, state.picks, state.scores, state.seat]).encode()

    def unpack(self, data):
        (seed, counters), decisions, hands, picks, scores, seat = json.loads(data)
        state = ToyState(Chance(seed))
        state.chance.counters = counters
        state.decisions, state.picks, state.scores, state.seat = decisions, picks, scores, seat
        state.hands = [tuple(hand) for hand in hands]
        return state

    def rounds(self, state):
        return 5 - max(len(hand) for hand in state.hands)

    def question(self, state, lang):
        return {"en": "Which card?", "it": "Quale carta?"}[lang]

    def option(self, state, action, lang):
        return Option(action, f"{ {'en': 'Card', 'it': 'Carta'}[lang] } {action}", (f"card:{action}",))

    def tell(self, event, lang):
        return "" if event.what == "pick" else f"{event.what} {', '.join(map(str, event.args))}"

    def source(self, event):
        return f"card:{event.args[0]}" if event.what == "reveal" else ""

    def scene(self, observation, lang):
        zones = []
        for seat, hand in enumerate(observation.hands, 1):
            cards = tuple(
                SceneCard(f"card:{card}" if card else f"hidden:{seat}:{n}", str(card), face="up" if card else "down")
                for n, card in enumerate(hand)
            )
            zones.append(SceneZone(f"hand:{seat}", "Hand", seat, cards))
        legal = [card for card in self.legal(observation) if card]
        options = {f"card:{card}": (card,) for card in legal}
        score = SceneText("score", "Score", " : ".join(map(str, observation.scores)))
        return Scene(SceneBoard(), zones=tuple(zones), texts=(score,), options=options)

    def greedy(self, observation, legal, chance):
        return max(legal)

    def coverage(self):
        return {"cards": tuple(map(str, CARDS)), "duels": ("won", "drawn by magic")}

    def covered(self, event):
        if event.what == "reveal":
            return (("duels", "won"), *(("cards", str(card)) for card in event.args))
        return ()


GAME = Toy()
