"""The numbers of a batch."""

from workbench.playtest.batch_result import BatchResult
from workbench.playtest.coverage import Covered

RESULT = BatchResult(
    games=4,
    wins={1: 3, 2: 0},
    draws=1,
    decisions=50,
    rounds=10,
    reasons={"knock-out": 3, "round limit": 1},
    coverage={"powers": Covered(1, 2, ("b",))},
    agents={0: "greedy", 1: "greedy", 2: "random"},
    seed=9,
    seconds=2.0,
)


def test_means_and_speed():
    assert (RESULT.decisions_per_game, RESULT.rounds_per_game, RESULT.games_per_second) == (12.5, 2.5, 2.0)


def test_the_interval_of_a_seat_holds_its_share():
    low, high = RESULT.interval(1)
    assert low < 0.75 < high


def test_the_json_is_what_the_command_line_promises():
    told = RESULT.to_json()
    assert told["wins"] == {"1": 3, "2": 0}
    assert (told["games"], told["draws"], told["decisions_per_game"], told["games_per_second"]) == (4, 1, 12.5, 2.0)
    assert told["coverage"] == {"powers": {"fired": 1, "total": 2, "never": ["b"]}}
    assert told["agents"] == {"0": "greedy", "1": "greedy", "2": "random"}
