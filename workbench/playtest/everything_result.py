"""What an exhaustive run showed, as a value and as JSON (`simulate --everything`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from workbench.engine.exercise import Thing
from workbench.playtest.coverage import Covered


class Origin(NamedTuple):
    """Where something happened for the first time: the scenario or situation, its seed, after how many decisions."""

    scenario: str
    seed: int
    decision: int


@dataclass(frozen=True, slots=True)
class Everything:
    """What happened, what never did (`coverage`), and what only people can do, `group/id` with the reason.

    `refused` names scenarios that could not be played, with every reason. All but `seconds` depends on content and
    seed alone.
    """

    games: int
    decisions: int
    coverage: Mapping[str, Covered]
    by_hand: Mapping[str, str]
    first: Mapping[Thing, Origin]
    refused: Mapping[str, list[str]]
    seed: int
    seconds: float

    @property
    def never(self) -> list[str]:
        """What never happened, as `group/id`."""
        return [f"{group}/{name}" for group, covered in self.coverage.items() for name in covered.never]

    def to_json(self) -> dict[str, Any]:
        """Return the JSON of `simulate --everything`."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seed": self.seed,
            "seconds": round(self.seconds, 2),
            "coverage": {
                group: {**asdict(covered), "never": list(covered.never)} for group, covered in self.coverage.items()
            },
            "by_hand": dict(self.by_hand),
            "refused": dict(self.refused),
        }
