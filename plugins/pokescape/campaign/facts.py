"""What a person wants to know before choosing: what an item does, what a card can do. Written once a language."""

from __future__ import annotations

from ..describing import Describer, finder, item_lines
from .journey import Journey


def item(journey: Journey, number: int, lang: str) -> str:
    """Return what an item does, without its price."""
    key = (f"item:{number}", lang)
    found = journey.told.get(key)
    if found is None:
        lines = item_lines(finder(journey.table), journey.items[number].id, lang)
        found = journey.told[key] = " ".join(line for line in lines if not line.startswith(_PRICE))
    return found


def card(journey: Journey, kind: int, lang: str) -> str:
    """Return what the card of a Pokémon says: numbers, types, powers."""
    key = (f"card:{kind}", lang)
    found = journey.told.get(key)
    if found is None:
        lines = Describer().card(journey.table, journey.cards[kind], lang)
        found = journey.told[key] = " · ".join(lines)
    return found


#: How the line of an item's price begins.
_PRICE = ("Price ", "Prezzo ")
