"""The ruleset's data: one struct a kind, and one for the `rules` part of each core kind that it extends."""

from .board import MapRules
from .cards import CharacterCard, EventCard, GymLeader, ItemRules, Rare
from .rules import ScenarioRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "character_card": CharacterCard,
    "rare": Rare,
    "gym_leader": GymLeader,
    "event": EventCard,
    "item.rules": ItemRules,
    "map.rules": MapRules,
    "scenario.rules": ScenarioRules,
}
