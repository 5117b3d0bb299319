"""The ruleset's data: one struct a kind, and one for the `rules` part of scenarios."""

from .figures import Figure, SpecialCondition, TrainerFigure, TrainingCard
from .rules import ScenarioRules

#: Kind, or `kind.rules`, to its struct; schemas/ is written from these.
STRUCTS: dict[str, type] = {
    "condition": SpecialCondition,
    "figure": Figure,
    "scenario.rules": ScenarioRules,
    "trainer_figure": TrainerFigure,
    "training_card": TrainingCard,
}
