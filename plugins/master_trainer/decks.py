"""Drawing, shuffling and giving back cards (MT-SET-01, MT-SET-02, MT-DECK-01)."""

from __future__ import annotations

from bisect import bisect_left, insort

from workbench.api.rules import Chance, Sink, tell

from .codes import DECKS, SETUP, TRIM
from .compiled import Table
from .events import aside, whisper
from .state import TrainerState


def shuffle(cards: list[int], chance: Chance, stream: int = DECKS) -> None:
    """Shuffle in place, every order as likely."""
    below = chance.below
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, stream)
        cards[last], cards[other] = cards[other], cards[last]


def shuffled(cards: tuple[int, ...], chance: Chance) -> list[int]:
    """Return the cards of a deck at the start of a game, shuffled."""
    deck = list(cards)
    shuffle(deck, chance, SETUP)
    return deck


def added(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one more."""
    held = list(cards)
    insort(held, card)
    return tuple(held)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return cards without one of that number."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take(state: TrainerState, seat: int, pokemon: int) -> None:
    """Put a Pokémon in front of a player."""
    state.pokemon[seat] = added(state.pokemon[seat], pokemon)


def draw_pokemon(state: TrainerState, seat: int, count: int, out: Sink) -> None:
    """Take Pokémon from the top of the pile, as many as there are."""
    for _ in range(min(count, len(state.pile))):
        pokemon = state.pile.pop()
        take(state, seat, pokemon)
        tell(out, "take", seat, pokemon)


def draw_items(table: Table, state: TrainerState, seat: int, count: int, out: Sink) -> None:
    """Draw items, hidden from the others; then down to the limit of a hand (MT-ITM-01)."""
    for _ in range(count):
        if not state.items:
            state.items, state.item_pile = state.item_pile, []
            shuffle(state.items, state.chance)
        if not state.items:
            break
        item = state.items.pop()
        state.hand[seat] = added(state.hand[seat], item)
        whisper(out, seat, "draw", seat, item)
        aside(out, seat, "draws", seat, "item")
    if items_of(table, state, seat) > table.rules.item_limit:
        state.frames.append((TRIM, seat))


def draw_event(state: TrainerState) -> int:
    """Return the top event, taken off its deck; -1 when there is none left anywhere."""
    if not state.events:
        state.events, state.event_pile = state.event_pile, []
        shuffle(state.events, state.chance)
    return state.events.pop() if state.events else -1


def items_of(table: Table, state: TrainerState, seat: int) -> int:
    """Return how many items a player holds; events do not count, and are numbered after all items."""
    return bisect_left(state.hand[seat], table.items)


def put_away(table: Table, state: TrainerState, seat: int, card: int) -> None:
    """Take a card out of a hand and lay it on its discard pile."""
    state.hand[seat] = without(state.hand[seat], card)
    lay_off(table, state, card)


def lay_off(table: Table, state: TrainerState, card: int) -> None:
    """Lay a card on its discard pile; the piles lie open, so their order says nothing."""
    insort(state.item_pile if table.cards[card].item else state.event_pile, card)


def let_go(table: Table, state: TrainerState, pokemon: int) -> None:
    """Put a Pokémon that somebody lost where it belongs: face up by the pile, a rare one into its deck (MT-EVT-02)."""
    if table.pokemon[pokemon].rare:
        state.rares.append(pokemon)
        shuffle(state.rares, state.chance)
    else:
        insort(state.shown, pokemon)
