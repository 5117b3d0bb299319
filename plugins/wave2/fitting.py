"""Checks of how the cards of a deck fit each other: lines, energy, what searches find (RUL104-RUL107)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from workbench.api.checks import Facts, Finding, Severity, check, kinds
from workbench.api.rules import bare

from .decks import DeckList, Listed, any_energy, card_of, deck_lists
from .piles import fits_face
from .structs import effects as words
from .structs.cards import Attack, EnergyFace, PokemonFace


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
                yield Finding(deck.ref, f"/cards/{each.at}", message, f"add `{_card_of(facts, missing) or missing}`")


def _card_of(facts: Facts, species: str) -> str:
    """The first card of a species that the pack sees, empty when there is none."""
    cards = ((entity.ref.id, card_of(facts, entity.ref.id)) for entity in facts.entities() if entity.ref.kind == "card")
    of = (
        name
        for name, card in cards
        if card and isinstance(card.face, PokemonFace) and bare(card.face.species) == species
    )
    return next(of, "")


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
            for name in energy.provides:
                units[bare(name)] += each.count
        for each, face in deck.pokemon:
            for attack in face.attacks:
                yield from _unpaid(facts, deck, each, attack, units, free)


def _unpaid(
    facts: Facts, deck: DeckList, each: Listed, attack: Attack, units: Counter[str], free: frozenset[str]
) -> Iterator[Finding]:
    """An attack that costs more than all energy of a deck; types that are not there are told of elsewhere."""
    cost = Counter(bare(name) for name in attack.cost)
    asked = [(name, count) for name, count in cost.items() if name not in free and facts.find(name, "type")]
    short = [(f"`{name}` ", count, units[name], name) for name, count in asked if units[name] < count]
    if not short and units.total() < cost.total():
        short = [("", cost.total(), units.total(), "")]
    for kind, count, there, name in short[:1]:
        has = f"`{deck.ref.id}` has {there or 'none'}"
        message = f"`{attack.id}` of `{each.id}` costs {count} {kind}energy, and {has}"
        what = f"`{_energy_of(facts, name)}`" if name and _energy_of(facts, name) else f"{kind}energy"
        yield Finding(deck.ref, f"/cards/{each.at}", message, f"add {what}, or take `{each.id}` out")


def _energy_of(facts: Facts, kind: str) -> str:
    """The first energy card that provides a type, empty when there is none."""
    cards = ((entity.ref.id, card_of(facts, entity.ref.id)) for entity in facts.entities() if entity.ref.kind == "card")
    of = (name for name, card in cards if card and isinstance(card.face, EnergyFace) and _gives(card.face, kind))
    return next(of, "")


def _gives(face: EnergyFace, kind: str) -> bool:
    return kind in map(bare, face.provides)


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
