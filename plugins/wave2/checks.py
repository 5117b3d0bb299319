"""Checks of decks that take several entities (RUL101-RUL108); those of how cards fit each other are in fitting.py."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from workbench.api.checks import Facts, Finding, Severity, check, kinds

from .codes import HAND
from .compile import counted, name_of
from .decks import copies_allowed, deck_lists
from .fitting import broken_line, evolution_off_graph, idle_card, unpayable_attack
from .odds import basic_in_hand, mulligans_expected, percent

SIZE = 60
#: A Basic in the opening seven less likely than this is told of.
LEAST = Fraction(3, 4)
_HELP = "add Basic Pokémon; a dozen or more is usual"
_OF_DECKS = kinds("deck", "card", "scenario")


@check("RUL101", scope=_OF_DECKS)
def deck_off_size(facts: Facts) -> Iterator[Finding]:
    """A deck has not 60 cards.

    What it does:
        Adds the copies of every card of a deck.

    Why it matters:
        A game is not begun with such a deck (W2-DECK-01).

    Example:
        a deck of 59 cards after one was taken out

    Fix:
        Add or take away cards, or change their `count`.
    """
    for deck in deck_lists(facts):
        if deck.size != SIZE:
            off = abs(SIZE - deck.size)
            cards = "1 card" if off == 1 else f"{off} cards"
            help = f"add {cards}" if deck.size < SIZE else f"take {cards} out"
            there = "1 card" if deck.size == 1 else f"{deck.size} cards"
            yield Finding(deck.ref, "/cards", f"`{deck.ref.id}` has {there}, expected {SIZE}", help)


@check("RUL102", scope=_OF_DECKS)
def too_many_copies(facts: Facts) -> Iterator[Finding]:
    """A deck has too many cards of one name.

    What it does:
        Counts the copies of each name, basic energy aside: Pokémon of one species share a name. The limit is `copies`
        of the scenarios that use the deck, 4 without one.

    Why it matters:
        A game is not begun with such a deck (W2-DECK-01).

    Example:
        3 Scyther of one set and 2 of another

    Fix:
        Take copies out.
    """
    for deck in deck_lists(facts):
        limit = copies_allowed(facts, deck.ref.id)
        for name, count in counted(deck.deck, {each.id: each.card for each in deck.cards}).items():
            if count > limit:
                at = max(each.at for each in deck.cards if name_of(each.card) == name)
                message = f"`{name}` is in `{deck.ref.id}` {count} times, expected at most {limit}"
                yield Finding(deck.ref, f"/cards/{at}", message, f"take {count - limit} out")


@check("RUL103", scope=_OF_DECKS)
def deck_without_basic(facts: Facts) -> Iterator[Finding]:
    """A deck has no Basic Pokémon.

    What it does:
        Looks for a Pokémon card without `evolves_from`.

    Why it matters:
        Without one the mulligans of the set-up never end (W2-DECK-02).

    Example:
        a deck of evolutions and energy

    Fix:
        Add Basic Pokémon; a dozen or more is usual.
    """
    for deck in deck_lists(facts):
        if not deck.basics:
            yield Finding(deck.ref, "/cards", f"`{deck.ref.id}` has no Basic Pokémon, expected at least 1", _HELP)


@check("RUL108", Severity.WARNING, scope=_OF_DECKS)
def few_basics(facts: Facts) -> Iterator[Finding]:
    """A deck often opens without a Basic Pokémon.

    What it does:
        Reckons the exact probability of a Basic among the opening seven and tells when it is below 75 %. The card of
        every deck shows it.

    Why it matters:
        Each mulligan may give the opponent a card (W2-SET-02).

    Example:
        8 Basics among 60 cards: 65.4 %

    Fix:
        Add Basic Pokémon.
    """
    for deck in deck_lists(facts):
        odds = basic_in_hand(deck.size, deck.basics) if deck.basics and deck.size >= HAND else None
        if odds is not None and odds < LEAST:
            more = mulligans_expected(deck.size, deck.basics)
            told = f"{float(more):.2f} mulligans are expected" if more is not None else ""
            message = (
                f"`{deck.ref.id}` opens with a Basic in {percent(odds)} of games, expected at least {percent(LEAST)}"
            )
            yield Finding(deck.ref, "/cards", message, f"{told}; add Basic Pokémon")


CHECKS = (
    deck_off_size,
    too_many_copies,
    deck_without_basic,
    broken_line,
    evolution_off_graph,
    unpayable_attack,
    idle_card,
    few_basics,
)
