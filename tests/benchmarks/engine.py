"""Figures of the engine: battles a second on one core, copying a state, replaying a decision.

Times are CPU time of this process, so that a busy machine disturbs them less. `WORKBENCH_PROTOTYPES`, a folder with
engine_lists.py and engine_bitboards.py, has those measured in the same run, for comparison; nothing is said of them
otherwise.
"""

from __future__ import annotations

import importlib
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.play import STREAMS, play
from workbench.engine.rerun import rerun
from workbench.workspace import Workspace

Figure = tuple[str, float, str]
PACK = "kanto"
REPEATS = 5


def measure() -> list[Figure]:
    """Return (label, value, unit) of every figure."""
    workspace = Workspace.open(PACK)
    figures: list[Figure] = []
    for name in sorted(workspace.packs.opened.of_kind("scenario")):
        figures += measure_game(name, workspace.compile(workspace.snapshot(name)))
    return [*figures, *measure_chance(), *measure_prototypes()]


def measure_game(name: str, game: Any) -> Iterator[Figure]:
    """Yield the figures of one compiled game, played greedy against greedy."""
    ends = [play(game, ["greedy"], 10_000 + n) for n in range(5)]
    decisions = statistics.mean(len(end.decisions) for end in ends)
    yield f"{name}: battles", rate(lambda n: play(game, ["greedy"], n), 20), "/s/core"
    yield f"{name}: decisions a battle", decisions, ""
    end = ends[0]
    half = middle(game, end.decisions)
    yield f"{name}: copy of a state", cost(lambda: game.copy(half), 2000), "µs"
    yield f"{name}: observation", cost(lambda: game.observe(half, 1), 2000), "µs"
    yield f"{name}: packed state", cost(lambda: game.pack(half), 500), "µs"
    for checked, label in ((False, "replay of a decision"), (True, "replay of a decision, checked to be legal")):
        whole = cost(lambda checked=checked: replayed(game, 10_000, end.decisions, checked), 10)
        yield f"{name}: {label}", whole / len(end.decisions), "µs"


def measure_chance() -> Iterator[Figure]:
    """Yield what draws cost."""
    chance = Chance(1)
    yield "chance: one d20", cost(lambda: chance.roll(20), 20_000), "µs"
    yield "chance: six dice", cost(lambda: chance.dice(6, 6), 20_000), "µs"


def measure_prototypes() -> Iterator[Figure]:
    """Yield the figures of the prototypes, if a folder of them is named."""
    folder = os.environ.get("WORKBENCH_PROTOTYPES")
    if not folder or not (Path(folder) / "engine_lists.py").is_file():
        return
    sys.path.insert(0, folder)
    try:
        lists, boards = (importlib.import_module(name) for name in ("engine_lists", "engine_bitboards"))
    finally:
        sys.path.remove(folder)
    game = lists.Game(lists.Board(), lists.CARDS)
    yield "prototype with lists: battles", rate(lambda n: lists.play(game, n, (lists.greedy,) * 2), 60), "/s/core"
    fast = boards.G3(boards.B3(), lists.CARDS)
    yield "prototype with masks: battles", rate(lambda n: lists.play(fast, n, (boards.greedy3,) * 2), 60), "/s/core"
    state = game.new(5)
    yield "prototype: copy of a state", cost(state.clone, 5000), "µs"
    record: list[int] = []
    lists.play(game, 3, (lists.greedy,) * 2, rec=record)
    whole = cost(lambda: lists.replay(game, 3, record), 50)
    yield "prototype: replay of a decision", whole / len(record), "µs"


def middle(game: Any, decisions: list[int]) -> Any:
    """Return the state in the middle of a game."""
    state = game.new(Chance(10_000, STREAMS))
    for action in decisions[: len(decisions) // 2]:
        game.apply(state, action)
    return state


def replayed(game: Any, seed: int, decisions: list[int], checked: bool) -> None:
    """Play a record again."""
    for _ in rerun(game, seed, decisions, checked=checked):
        pass


def rate(run: Callable[[int], object], count: int) -> float:
    """Return how often `run(n)` is done in a second of CPU time: the median of several series of `count`."""
    run(1_000_003)
    found = []
    for series in range(REPEATS):
        began = time.process_time()
        for n in range(count):
            run(series * count + n)
        found.append(count / (time.process_time() - began))
    return statistics.median(found)


def cost(run: Callable[[], object], count: int) -> float:
    """Return the microseconds of CPU time that `run()` takes: the median of several series of `count`."""
    run()
    found = []
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(count):
            run()
        found.append((time.process_time() - began) / count * 1e6)
    return statistics.median(found)


if __name__ == "__main__":
    for label, value, unit in measure():
        print(f"{label:62} {value:10.2f} {unit}")
