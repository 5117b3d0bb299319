"""What people toss at their own table."""

from __future__ import annotations

from workbench.api.rules import NeedsRoll, Throw

from ..events import COIN

_ASKS = {"en": ("Toss a coin", "Heads", "Tails"), "it": ("Lancia una moneta", "Testa", "Croce")}


def throw(needs: NeedsRoll, lang: str) -> Throw | None:
    """Return the coin that is tossed, heads being 1; None for dice."""
    if needs.what != COIN:
        return None
    question, heads, tails = _ASKS.get(lang, _ASKS["en"])
    return Throw(question, ((heads, 1), (tails, 2)))
