"""What a seat may know, and filling in what it does not: decks, the others' cards, the other's secret choice."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

from workbench.api.rules import Chance

from . import codes as c
from .compiled import Table
from .decks import shuffle
from .state import TrainerState

ITEM_BACK, EVENT_BACK = c.ITEM_BACK, c.EVENT_BACK
#: A face-down card of another deck.
BACK = -1
MINE, THEIRS = c.OF_ME + c.POKEMON, c.OF_FOE + c.POKEMON


def observe(table: Table, state: TrainerState, seat: int) -> TrainerState:
    """Return a copy with what `seat` (from 1; 0 nobody) may not know blanked."""
    seen = state.without_decks()
    seen.chance = Chance(0, 0)
    seen.pile = [BACK] * len(state.pile)
    seen.rares = [BACK] * len(state.rares)
    unknown = len(state.leaders) - state.known
    seen.leaders = state.leaders[: state.known] + [BACK] * unknown
    seen.items, seen.events = [ITEM_BACK] * len(state.items), [EVENT_BACK] * len(state.events)
    items = table.items
    for other, hand in enumerate(state.hand):
        if other != seat - 1 and hand and hand[-1] >= 0:
            events = len(hand) - bisect_left(hand, items)
            seen.hand[other] = (EVENT_BACK,) * events + (ITEM_BACK,) * (len(hand) - events)
    if secret(state) and state.fight[c.ME] != seat - 1:
        seen.fight[MINE] = BACK
    return seen


def secret(state: TrainerState) -> bool:
    """Return whether the challenger has chosen and the opponent not yet (MT-BAT-01)."""
    if state.fight[c.KIND] != c.TRAINER or not state.frames:
        return False
    code, seat = state.frames[-1][:2]
    return code == c.FIGHTER and seat == state.fight[c.FOE]


def determinise(table: Table, seen: TrainerState, seat: int, chance: Chance) -> TrainerState:
    """Return a state that agrees with an observation; the hidden cards are laid by `chance`."""
    state = seen.copy()
    state.chance = chance.copy()
    fight, kind = state.fight, state.fight[c.KIND]
    out = [*state.shown, *(card for cards in state.pokemon for card in cards)]
    if kind == c.WILD:
        out.append(fight[THEIRS])
    state.pile[:] = _rest(table.pile, out, state.chance)
    state.rares[:] = _rest(table.rare_deck, out, state.chance)
    known = [leader for leader in state.leaders if leader >= 0]
    gone = [*known, *state.beaten, *((fight[THEIRS],) if kind == c.GYM else ())]
    state.leaders[:] = known + _rest(table.leader_deck, gone, state.chance)
    _hands(table, state)
    if secret(state) and fight[MINE] == BACK:
        own = state.pokemon[fight[c.ME]]
        fight[MINE] = own[state.chance.below(len(own), c.DECKS)]
    return state


def _rest(cards: tuple[int, ...], without: Iterable[int], chance: Chance) -> list[int]:
    """The cards of a deck that are nowhere to be seen, shuffled."""
    rest = sorted((Counter(cards) - Counter(without)).elements())
    shuffle(rest, chance)
    return rest


def _hands(table: Table, state: TrainerState) -> None:
    """Lay face-down cards: any items, and events that can be held; the rest are the decks."""
    open_ = [card for hand in state.hand for card in hand if card >= 0]
    open_ += [frame[2] for frame in state.frames if frame[0] == c.DISCARD]
    items = _rest(table.item_deck, [*state.item_pile, *open_], state.chance)
    events = _rest(table.event_deck, [*state.event_pile, *open_], state.chance)
    held = [card for card in events if table.cards[card].when != "instant"]
    for seat, hand in enumerate(state.hand):
        if hand and hand[0] < 0:
            backs = hand.count(EVENT_BACK)
            drawn = held[:backs]
            del held[:backs]
            for card in drawn:
                events.remove(card)
            filled = [items.pop() for _ in range(len(hand) - backs)]
            state.hand[seat] = tuple(sorted(drawn + filled))
    state.items[:], state.events[:] = items, events
