"""Experience markers as cards and figures show them: how many, and how many the next form costs."""

from __future__ import annotations

from dataclasses import replace

from workbench.api.rules import SceneCard, say

from ..text.names import count
from .journey import Journey
from .state import CampaignState


def counted(seen: CampaignState, mon: int, lang: str) -> str:
    """Return a Pokémon's experience markers, in as few words as a card has room for."""
    return count(lang, seen.xp[mon], ("marker", "segnalino"), ("markers", "segnalini"))


def earned(journey: Journey, seen: CampaignState, mon: int, lang: str) -> str:
    """Return a Pokémon's experience markers and what its next form costs if it evolves by them (PS-EVO-01)."""
    has, costs = counted(seen, mon, lang), [w.markers for w in journey.links[seen.kind[mon]] if w.by == "markers"]
    return has + (say(lang, f", evolves with {min(costs)}", f", si evolve con {min(costs)}") if costs else "")


def with_counted(journey: Journey, seen: CampaignState, lang: str, card: SceneCard, mon: int) -> SceneCard:
    """Return a card of the bench with the experience markers on it."""
    facts = (f"◆ {earned(journey, seen, mon, lang)}", *card.facts)
    return replace(card, lines=(counted(seen, mon, lang),), facts=facts)


def earns(journey: Journey) -> bool:
    """Return whether battles give experience markers (PS-WLD-05)."""
    return journey.rules.experience or journey.rules.mode == "walk"
