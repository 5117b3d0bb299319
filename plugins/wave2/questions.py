"""The exact question of Wave 2: the opening hand of a deck."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from workbench.api.rules import (
    Answer,
    Column,
    EntityArgument,
    Known,
    Question,
    Row,
    Unanswered,
    Values,
    bare,
    read,
    say,
)

from .codes import HAND
from .odds import basic_in_hand, mulligans_expected, percent
from .structs.cards import Card, Deck, PokemonFace


def _opening(known: Known, values: Values, lang: str) -> Answer:
    """W2-SET-02: how many Basic Pokémon are among the opening seven, and how many mulligans that means."""
    deck = values["deck"]
    size, basics = counted(known, deck, lang)
    if size < HAND:
        en = f"deck `{deck}` has {_cards(size, 'en')}, expected at least {HAND}"
        raise Unanswered(say(lang, en, f"il mazzo `{deck}` ha {_cards(size, 'it')}, ne servono almeno {HAND}"))
    odds, more = basic_in_hand(size, basics), mulligans_expected(size, basics)
    exactly = [Fraction(comb(basics, n) * comb(size - basics, HAND - n), comb(size, HAND)) for n in range(HAND + 1)]
    document = {
        "deck": bare(deck),
        "cards": size,
        "basics": basics,
        "probability": float(odds),
        "mulligans_expected": None if more is None else float(more),
        "in_hand": {str(n): float(chance) for n, chance in enumerate(exactly)},
    }
    columns = (Column(say(lang, "Exactly", "Esattamente")), Column(say(lang, "At least", "Almeno")))
    rows = tuple(Row(str(n), (chance, sum(exactly[n:], Fraction(0)))) for n, chance in enumerate(exactly))
    heading = say(lang, "Basic Pokémon", "Pokémon Base")
    return Answer(document, _said(size, basics, odds, more, lang), columns, rows, heading)


def counted(known: Known, name: str, lang: str) -> tuple[int, int]:
    """Return how many cards a deck has, and how many of them are Basic Pokémon.

    Raises:
        Unanswered: a card is missing.
        msgspec.ValidationError: the deck or a card does not fit its kind.
    """
    size = basics = 0
    for entry in read(Deck, known.find("deck", name)).cards:
        data = known.find("card", entry.card)
        if data is None:
            en = f"deck `{name}` names a card `{entry.card}` that is missing"
            raise Unanswered(say(lang, en, f"il mazzo `{name}` nomina una carta `{entry.card}` che manca"))
        face = read(Card, data).face
        size += entry.count
        basics += entry.count if isinstance(face, PokemonFace) and face.evolves_from is None else 0
    return size, basics


def _cards(size: int, lang: str) -> str:
    """Return a number of cards with its noun."""
    return f"{size} {say(lang, 'card', 'carta') if size == 1 else say(lang, 'cards', 'carte')}"


def _said(size: int, basics: int, odds: Fraction, more: Fraction | None, lang: str) -> str:
    """Say what a deck opens with."""
    deck = say(lang, f"{_cards(size, lang)}, {basics} Basic Pokémon", f"{_cards(size, lang)}, {basics} Pokémon Base")
    if more is None:
        return say(lang, f"{deck}: no hand ever has one", f"{deck}: nessuna mano ne ha mai uno")
    chance, mean = percent(odds), f"{float(more):.2f}"
    return say(
        lang,
        f"{deck}: one is in the opening seven in {chance} of games, mulligans expected: {mean}",
        f"{deck}: uno è nelle sette iniziali nel {chance} delle partite, mulligan attesi: {mean}",
    )


QUESTIONS = (
    Question(
        "opening",
        {"en": "Opening hand of a deck", "it": "Mano iniziale di un mazzo"},
        (EntityArgument("deck", {"en": "Deck", "it": "Mazzo"}, ("deck",)),),
        _opening,
    ),
)
