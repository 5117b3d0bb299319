"""The ruleset's data: one struct a kind, and one for the `rules` part of each core kind that it extends."""

from .building import MapRules, TerrainBox
from .cards import ArmyCard, Glyph, Personality, SpeciesClass, Status
from .rules import ItemRules, ScenarioRules, TerrainRules, TrainerRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "army_card": ArmyCard,
    "glyph": Glyph,
    "personality": Personality,
    "species_class": SpeciesClass,
    "status": Status,
    "terrain_box": TerrainBox,
    "item.rules": ItemRules,
    "map.rules": MapRules,
    "scenario.rules": ScenarioRules,
    "terrain.rules": TerrainRules,
    "trainer.rules": TrainerRules,
}
