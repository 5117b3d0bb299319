"""What the rules of a campaign ask of the battles that they lead to; `arena.py` answers it, on a journey.

A journey holds its arena, and an arena compiles the battles of a journey: so the one knows the other by this alone.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from workbench.api.rules import Sink

from ..battle import Battle
from ..game import BattleGame
from .state import CampaignState

#: home, foe, cards, sides, (tiers or -1 for a decoy, items, machines) by figure, trainers’ spaces, mask of map trainers
#: that have left, who controls the neutral figure.
Key: TypeAlias = tuple[
    int, int, tuple[int, ...], tuple[int, ...], tuple[tuple[int, int, int], ...], tuple[int, ...], int, int
]


class Battles(Protocol):
    """Knows the battle of every state."""

    def of(self, state: CampaignState) -> Battle:
        """Return the battle that a state is in."""

    def hold(self, state: CampaignState) -> Battle:
        """Return the battle that a state is in, and let the state know it."""

    def game(self, state: CampaignState) -> BattleGame:
        """Return the battle that a state is in as a game of its own."""

    def keyed(self, state: CampaignState, out: Sink, first: int) -> None:
        """Write the key of the battle behind every event from the `first` on."""

    def away(self, state: CampaignState) -> int:
        """Return the mask of map trainers that have left."""

    def stage(self, key: Key) -> Battle:
        """Return the battle of a key."""
