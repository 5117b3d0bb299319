"""Cards on their way: drawing, discarding, shuffling, prizes."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from math import prod

from workbench.api.rules import Event, Sink, tell

from .codes import DECK, EMPTY
from .compiled import POKEMON, Compiled
from .events import tell_seat
from .state import DuelState
from .structs.cards import EnergyFace, Face, PokemonFace, TrainerFace

#: So many cards of sixty are shuffled by one draw of chance: 60 to that power is less than 2 to the 63.
AT_ONCE = 10


def shuffle(state: DuelState, seat: int) -> None:
    """Shuffle a deck (Fisher and Yates); one draw of chance serves several cards."""
    deck, below = state.deck[seat], state.chance.below
    deck.sort()  # the order before must not matter: a copy of what a seat may see is in no order
    for first in range(len(deck), 1, -AT_ONCE):
        sizes = range(first, max(first - AT_ONCE, 1), -1)
        packed = below(prod(sizes), DECK)
        for size in sizes:
            packed, other = divmod(packed, size)
            deck[size - 1], deck[other] = deck[other], deck[size - 1]


def draw(state: DuelState, seat: int, count: int, out: Sink) -> None:
    """Draw so many cards, or what there is (W2-WIN-03)."""
    deck, hand = state.deck[seat], state.hand[seat]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    for card in drawn:
        insort(hand, card)
    if out is not None and drawn:
        tell_seat(out, seat, "draw", seat, *drawn, others=Event("drawn", (seat, len(drawn))))


def discard(state: DuelState, seat: int, cards: Iterable[int]) -> None:
    """Put cards on a discard pile."""
    state.discard[seat].extend(cards)


def from_hand(state: DuelState, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    state.hand[seat].remove(card)


def to_hand(state: DuelState, seat: int, cards: Iterable[int]) -> None:
    """Put cards into a hand."""
    for card in cards:
        insort(state.hand[seat], card)


def mill(state: DuelState, seat: int, count: int, out: Sink) -> None:
    """Discard the top cards of a deck, or what there is."""
    deck = state.deck[seat]
    gone = [deck.pop() for _ in range(min(count, len(deck)))]
    discard(state, seat, gone)
    if gone:
        tell(out, "milled", seat, *gone)


def into_deck(state: DuelState, seat: int, out: Sink) -> None:
    """Shuffle a hand into its deck."""
    state.deck[seat] += state.hand[seat]
    state.hand[seat] = []
    shuffle(state, seat)
    tell(out, "reshuffled", seat)


def take_prizes(state: DuelState, seat: int, count: int, out: Sink) -> None:
    """Take prizes in their order, to the hand (W2-KO-01)."""
    prizes = state.prizes[seat]
    taken = prizes[:count]
    del prizes[:count]
    to_hand(state, seat, taken)
    if taken:
        told = Event("prizes", (seat, len(taken), len(prizes)))
        tell_seat(out, seat, "prize", seat, len(prizes), *taken, others=told)


def clear(state: DuelState, body: int) -> tuple[int, ...]:
    """Take a body off the table and return all cards of it."""
    cards = (*state.under[body], state.top[body], *state.energy[body])
    state.top[body], state.under[body], state.energy[body] = EMPTY, (), ()
    state.damage[body], state.conds[body], state.marks[body] = 0, (), ()
    state.entered[body] = state.used[body] = 0
    for seat in (0, 1):
        if state.active[seat] == body:
            state.active[seat] = EMPTY
    return cards


def fits(card: Compiled, sort: str, types: int) -> bool:
    """Return whether a compiled card is of a sort, and of one of the types (0: of any)."""
    if types:
        own = card.types if card.sort == POKEMON else sum({1 << kind for kind in card.provides})
        if not own & types:
            return False
    return sort == "any" or fits_face(card.card.face, sort, set())


def fits_face(face: Face, sort: str, types: set[str]) -> bool:
    """Return whether a card is of a sort, and of one of the types (none: of any)."""
    own = face.types if isinstance(face, PokemonFace) else face.provides if isinstance(face, EnergyFace) else ()
    if types and not types.intersection(name.rpartition("/")[2] for name in own):
        return False
    match face:
        case PokemonFace():
            stage = "evolution" if face.evolves_from else "basic_pokemon"
            return sort in ("any", "pokemon", stage)
        case TrainerFace():
            return sort in ("any", "trainer", face.role)
    return sort in ("any", "energy") or (sort == "basic_energy" and face.basic)
