"""Checks of decks and lines that take several entities (RUL101-RUL108)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.checks import Facts, Finding, Severity, check, kinds

from .codes import HAND
from .compile import bare, counted, name_of
from .decks import DeckList, any_energy, card_of, copies_allowed, deck_lists
from .odds import basic_in_hand, mulligans_expected, percent
from .piles import fits_face
from .structs import effects as words
from .structs.cards import PokemonFace

SIZE = 60
#: A Basic in the opening seven less likely than this is told of.
LEAST = 0.75
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
            more = f"{SIZE - deck.size} are missing" if deck.size < SIZE else f"{deck.size - SIZE} are too many"
            yield Finding(deck.ref, "/cards", f"`{deck.ref.id}` has {deck.size} cards, expected {SIZE}", more)


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
            yield Finding(deck.ref, "/cards", f"`{deck.ref.id}` has no Basic Pokémon", "add at least one")


@check("RUL104", Severity.WARNING, scope=kinds("deck", "card", "evolution_chain"))
def broken_line(facts: Facts) -> Iterator[Finding]:
    """An evolved Pokémon of a deck lacks what it evolves from.

    What it does:
        Goes down the evolution graph from each evolved Pokémon of a deck and looks for a card of every stage below.

    Why it matters:
        The card can never be played.

    Example:
        Beedrill and Weedle, and no Kakuna

    Fix:
        Add the stage that is missing, or take the evolution out.
    """
    before: dict[str, list[str]] = {}
    for source, targets in facts.evolution.edges.items():
        for target in targets:
            before.setdefault(target, []).append(source)
    for deck in deck_lists(facts):
        there = {bare(face.species) for _, face in deck.pokemon}
        basics = {bare(face.species) for _, face in deck.pokemon if face.evolves_from is None}
        for each, face in deck.pokemon:
            missing = _missing(face, there, basics, before)
            if missing:
                message = f"`{each.id}` cannot be played: `{missing}` is not in `{deck.ref.id}`"
                yield Finding(deck.ref, f"/cards/{each.at}", message, f"add a card of `{missing}`")


def _missing(face: PokemonFace, there: set[str], basics: set[str], before: dict[str, list[str]]) -> str:
    """The nearest stage below that a deck lacks; empty when the line is whole."""
    stage = bare(face.evolves_from) if face.evolves_from else ""
    seen: set[str] = set()
    while stage and stage not in seen:
        if stage not in there:
            return stage
        if stage in basics:
            return ""
        seen.add(stage)
        stage = next(iter(before.get(stage, ())), "")
    return ""


@check("RUL105", scope=kinds("card", "evolution_chain"))
def evolution_off_graph(facts: Facts) -> Iterator[Finding]:
    """A card evolves from a species that no evolution chain leads from.

    What it does:
        Compares `evolves_from` of every Pokémon card with the links of the evolution chains.

    Why it matters:
        Chain and card say different things of one species; the checks of decks go by the chains.

    Example:
        a Raichu card that evolves from Pichu, in a pack whose chain says Pikachu

    Fix:
        Name the species that the chain says, or add the link to the chain.
    """
    for entity in facts.entities():
        card = card_of(facts, entity.ref.id) if entity.ref.kind == "card" else None
        if card is None or not isinstance(card.face, PokemonFace) or card.face.evolves_from is None:
            continue
        source, target = bare(card.face.evolves_from), bare(card.face.species)
        if target not in facts.evolution.edges.get(source, ()):
            right = sorted(s for s, targets in facts.evolution.edges.items() if target in targets)
            message = f"No evolution chain leads from `{source}` to `{target}`"
            help = f"the chains lead to it from `{right[0]}`" if right else "add the link to the chain"
            yield Finding(entity.ref, "/face/evolves_from", message, help)


@check("RUL106", Severity.WARNING, scope=kinds("deck", "card", "type"))
def unpayable_attack(facts: Facts) -> Iterator[Finding]:
    """The energy of a deck cannot pay an attack of its Pokémon.

    What it does:
        Compares the cost of every attack with all the energy that the deck provides.

    Why it matters:
        The attack can never be used.

    Example:
        a Dragon attack in a deck without Dragon energy

    Fix:
        Add energy of the type, or take the Pokémon out.

    Known limits:
        Looks at all energy of the deck together, not at how likely it is to be drawn.
    """
    free = any_energy(facts)
    for deck in deck_lists(facts):
        units: Counter[str] = Counter()
        for each, energy in deck.energy:
            units.update({bare(name): each.count for name in energy.provides})
        for each, face in deck.pokemon:
            for attack in face.attacks:
                cost = Counter(bare(name) for name in attack.cost)
                short = [name for name, count in cost.items() if name not in free and units[name] < count]
                if short or units.total() < cost.total():
                    what = f"`{short[0]}` energy" if short else "energy"
                    message = f"`{deck.ref.id}` has too little {what} for `{attack.id}` of `{each.id}`"
                    yield Finding(deck.ref, f"/cards/{each.at}", message, f"add {what}, or take `{each.id}` out")


@check("RUL107", Severity.WARNING, scope=kinds("deck", "card", "type"))
def idle_card(facts: Facts) -> Iterator[Finding]:
    """A card of a deck does nothing in it.

    What it does:
        Looks for energy that no attack of the deck asks for, and for trainers that search for cards which the deck does
        not have.

    Why it matters:
        The card takes the place of a useful one.

    Example:
        Metal energy in a deck of Bugs; a card that looks for a Stadium in a deck without one

    Fix:
        Take the card out, or add what it is for.
    """
    free = any_energy(facts)
    for deck in deck_lists(facts):
        asked = {bare(name) for _, face in deck.pokemon for attack in face.attacks for name in attack.cost}
        for each, energy in deck.energy:
            kinds_ = {bare(name) for name in energy.provides}
            if not kinds_ & asked and not kinds_ & free:
                message = f"No attack of `{deck.ref.id}` asks for what `{each.id}` provides"
                yield Finding(deck.ref, f"/cards/{each.at}", message, "take it out, or add Pokémon that use it")
        yield from _idle_searches(deck)


def _idle_searches(deck: DeckList) -> Iterator[Finding]:
    """Trainers that look for what is not there."""
    for each in deck.cards:
        searches = list(_searches(getattr(each.card.face, "effects", ())))
        if searches and not any(_finds(deck, search) for search in searches):
            message = f"`{each.id}` finds nothing in `{deck.ref.id}`"
            yield Finding(deck.ref, f"/cards/{each.at}", message, "take it out, or add what it looks for")


def _finds(deck: DeckList, search: words.Fetch) -> bool:
    """Whether a deck has a card that a search looks for."""
    types = {bare(name) for name in search.cards.types}
    return any(fits_face(each.card.face, search.cards.sort, types) for each in deck.cards)


def _searches(value: Any) -> Iterator[words.Fetch]:
    """Every search in effects."""
    if isinstance(value, tuple):
        for item in value:
            yield from _searches(item)
    elif isinstance(value, words.Fetch):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _searches(getattr(value, name))


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
            message = f"`{deck.ref.id}` opens with a Basic in {percent(odds)} of games, expected at least {LEAST:.0%}"
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
