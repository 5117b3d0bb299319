"""What a seat may know, and what the rest might be (hands, decks, prizes, what lies face down)."""

from __future__ import annotations

from collections import Counter

from workbench.api.rules import Chance

from . import codes
from .codes import BODIES, FACE_DOWN, UNKNOWN, seat_of
from .compiled import Table
from .piles import shuffle
from .state import DuelState

#: What an observation has for chance.
_NO_CHANCE = Chance(0, 0)


def searching(table: Table, state: DuelState) -> int:
    """Return the seat that looks through its deck just now, -1 when nobody does."""
    frame = state.frames[-1] if state.frames else (0,)
    return frame[1] if frame[0] == codes.FETCH and table.searches[frame[2]].place == "deck" else -1


def observe(table: Table, state: DuelState, seat: int) -> DuelState:
    """Return what `seat` (1, 2; 0 for nobody's) may know, the rest blanked; it shares with the state what is open."""
    seen, me = state.view(), seat - 1
    seen.chance = _NO_CHANCE
    (a, b), (c, d), (e, f) = state.deck, state.hand, state.prizes
    seen.deck = [[UNKNOWN] * len(a), [UNKNOWN] * len(b)]
    seen.hand = [[UNKNOWN] * len(c), [UNKNOWN] * len(d)]
    seen.prizes = [[UNKNOWN] * len(e), [UNKNOWN] * len(f)]
    if me >= 0:
        seen.hand[me] = state.hand[me]
        if searching(table, state) == me:
            seen.deck[me] = sorted(state.deck[me])
    if state.uses and any(frame[0] == codes.USED for frame in state.frames):  # a digest of both hands
        seen.frames = [(*frame[:3], UNKNOWN) if frame[0] == codes.USED else frame for frame in state.frames]
    if state.setup:
        seen.top = [FACE_DOWN if c >= 0 and seat_of(body) != me else c for body, c in enumerate(state.top)]
    return seen


def determinise(table: Table, observation: DuelState, seat: int, chance: Chance) -> DuelState:
    """Return a playable state that agrees with the observation; the unknown is drawn from `chance`."""
    state = observation.copy()
    state.chance = chance.copy()
    for who in (0, 1):
        _fill(table, state, who)
    return state


def _fill(table: Table, state: DuelState, who: int) -> None:
    """Deal the unseen cards of a player's deck to where something is unknown."""
    unseen = _unseen(table, state, who)
    rest = _Shuffled(table, unseen, state.chance)
    for body in range(BODIES):
        if seat_of(body) == who and state.top[body] == FACE_DOWN:
            state.top[body] = rest.basic()
    if UNKNOWN in state.hand[who]:
        size = len(state.hand[who])
        first = [rest.basic()] if _needs_basic(state, who) else []
        state.hand[who] = sorted([*first, *(rest.any() for _ in range(size - len(first)))])
    state.prizes[who] = [rest.any() if card == UNKNOWN else card for card in state.prizes[who]]
    if UNKNOWN in state.deck[who]:
        state.deck[who] = [rest.any() for _ in state.deck[who]]
    else:
        shuffle(state, who)


def _unseen(table: Table, state: DuelState, who: int) -> list[int]:
    """The cards of a player's deck that lie nowhere in sight, ascending."""
    left = Counter(table.decks[who])
    seen = [*state.discard[who], *state.hand[who], *state.deck[who], *state.prizes[who]]
    for body in range(BODIES):
        if seat_of(body) == who:
            seen += [state.top[body], *state.under[body], *state.energy[body]]
    if state.stadium >= 0 and state.stadium_of == who:
        seen.append(state.stadium)
    seen += [frame[2] for frame in state.frames if frame[0] == codes.AFTER and frame[1] == who]
    left.subtract(card for card in seen if card >= 0)
    return sorted(left.elements())


def _needs_basic(state: DuelState, who: int) -> bool:
    """Whether the hand is known to hold a Basic: its player is about to put one down."""
    asked = {frame[0] for frame in state.frames if frame[0] in (codes.ACTIVE, codes.PROMOTE) and frame[1] == who}
    bodies = [b for b in range(BODIES) if seat_of(b) == who and state.top[b] != -1]
    return codes.ACTIVE in asked or (codes.PROMOTE in asked and not bodies)


class _Shuffled:
    """Unseen cards in a chance order, handed out one by one."""

    def __init__(self, table: Table, cards: list[int], chance: Chance) -> None:
        self._table, self._left = table, cards
        for last in range(len(cards) - 1, 0, -1):
            other = chance.below(last + 1, codes.DECK)
            cards[last], cards[other] = cards[other], cards[last]

    def any(self) -> int:
        """Return the next card."""
        return self._left.pop()

    def basic(self) -> int:
        """Return the next Basic Pokémon."""
        at = next(n for n, card in enumerate(self._left) if self._table.cards[card].is_basic)
        return self._left.pop(at)
