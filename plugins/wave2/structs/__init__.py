"""The ruleset's data: one struct a kind, and one for the `rules` part of each core kind that it extends."""

from .cards import Card, Deck
from .rules import ScenarioRules, SpecialCondition, TypeRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "card": Card,
    "deck": Deck,
    "scenario.rules": ScenarioRules,
    "special_condition": SpecialCondition,
    "type.rules": TypeRules,
}
