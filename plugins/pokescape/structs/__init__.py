"""The ruleset's data: one struct a kind, and one for the `rules` part of each core kind that it extends."""

from .cards import ArmyCard, Glyph, Personality, SpeciesClass, Status
from .rules import ItemRules, ScenarioRules, TerrainRules, TrainerRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "army_card": ArmyCard,
    "glyph": Glyph,
    "personality": Personality,
    "species_class": SpeciesClass,
    "status": Status,
    "item.rules": ItemRules,
    "scenario.rules": ScenarioRules,
    "terrain.rules": TerrainRules,
    "trainer.rules": TrainerRules,
}
