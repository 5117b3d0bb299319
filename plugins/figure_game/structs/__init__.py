"""The ruleset's data: one struct a kind, and one for the `rules` part of each core kind that it extends."""

from .boards import MapRules
from .figures import Figure, SpecialCondition, TrainerFigure, TrainingCard
from .rules import ScenarioRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "condition": SpecialCondition,
    "figure": Figure,
    "map.rules": MapRules,
    "scenario.rules": ScenarioRules,
    "trainer_figure": TrainerFigure,
    "training_card": TrainingCard,
}
