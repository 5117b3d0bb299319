"""The numbers of a batch, as a value and as JSON (DESIGN §7, `simulate`)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from workbench.playtest.coverage import Covered
from workbench.playtest.statistics import mean, wilson


@dataclass(frozen=True, slots=True)
class BatchResult:
    """What a batch of games showed. `decisions` and `rounds` are totals; `wins` holds every seat.

    Everything but `seconds` depends on content, agents, seed and the number of games alone.
    """

    games: int
    wins: dict[int, int]
    draws: int
    decisions: int
    rounds: int
    reasons: dict[str, int]
    coverage: dict[str, Covered]
    agents: dict[int, str]
    seed: int
    seconds: float

    @property
    def decisions_per_game(self) -> float:
        """Mean count of decisions."""
        return mean(self.decisions, self.games)

    @property
    def rounds_per_game(self) -> float:
        """Mean count of rounds."""
        return mean(self.rounds, self.games)

    @property
    def games_per_second(self) -> float:
        """Speed of the whole batch, starting the workers included."""
        return self.games / self.seconds if self.seconds else 0.0

    def interval(self, seat: int) -> tuple[float, float]:
        """Return where the seat's true share of wins lies, 95 times of 100 (Wilson)."""
        return wilson(self.wins[seat], self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the JSON of `simulate`; seats are texts."""
        return {
            "games": self.games,
            "wins": {str(seat): won for seat, won in self.wins.items()},
            "draws": self.draws,
            "win_share": {str(seat): [round(end, 4) for end in self.interval(seat)] for seat in self.wins},
            "decisions_per_game": round(self.decisions_per_game, 2),
            "rounds": round(self.rounds_per_game, 2),
            "games_per_second": round(self.games_per_second, 2),
            "reasons": self.reasons,
            "agents": {str(seat): name for seat, name in sorted(self.agents.items())},
            "seed": self.seed,
            "coverage": {
                group: {**asdict(covered), "never": list(covered.never)} for group, covered in self.coverage.items()
            },
        }
