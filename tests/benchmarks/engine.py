"""Figures of the engine: battles a second on one core, copying a state, replaying a decision.

Times are CPU time of this process, so that a busy machine disturbs them less. `WORKBENCH_PROTOTYPES`, a folder with
engine_lists.py and engine_bitboards.py, has those measured in the same run, for comparison; nothing is said of them
otherwise.
"""

from __future__ import annotations

import importlib
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.engine.chance import Chance
from workbench.engine.play import STREAMS, play
from workbench.engine.rerun import rerun
from workbench.engine.snapshot import Snapshot
from workbench.workspace import Workspace

Figure = tuple[str, float, str]
PACK = "kanto"
#: Scenarios of other rulesets that are measured beside those of `PACK`: (pack, scenario).
OTHERS = (("figure_arena", "standard_match"), ("master_trainer", "standard_game"))
REPEATS = 5


def measure() -> list[Figure]:
    """Return (label, value, unit) of every figure."""
    workspace = Workspace.open(PACK)
    names = sorted(workspace.packs.opened.of_kind("scenario"))
    games = {name: workspace.compile(workspace.snapshot(name)) for name in names}
    games["sea_cave_gym, six at once"] = workspace.compile(at_once(workspace.snapshot("sea_cave_gym")))
    for pack, name in OTHERS:
        other = Workspace.open(pack)
        games[f"{pack}, {name}"] = other.compile(other.snapshot(name))
    figures = list(measure_battles(games))
    for name, game in games.items():
        figures += measure_states(name, game)
    return [*figures, *measure_chance(), *measure_prototype_states()]


def at_once(snapshot: Snapshot) -> Snapshot:
    """Return a scenario of single actives as a battle of whole armies."""
    key = f"scenario:{snapshot.scenario}"
    scenario = json.loads(snapshot.entities[key])
    scenario["rules"]["mode"] = "army"
    return replace(snapshot, entities={**snapshot.entities, key: json.dumps(scenario).encode()})


def measure_battles(games: dict[str, Any]) -> Iterator[Figure]:
    """Yield battles a second of each game, greedy against greedy, and of the prototypes, measured in turns."""
    runs: dict[str, Callable[[int], object]] = {
        name: lambda n, game=game: play(game, ["greedy"], n) for name, game in games.items()
    }
    found = prototypes()
    if found:
        lists, boards = found
        slow, fast = lists.Game(lists.Board(), lists.CARDS), boards.G3(boards.B3(), lists.CARDS)
        runs["prototype with lists"] = lambda n: lists.play(slow, n, (lists.greedy,) * 2)
        runs["prototype with masks"] = lambda n: lists.play(fast, n, (boards.greedy3,) * 2)
    rates = alternating(runs, 15)
    for name, found_rates in rates.items():
        yield f"{name}: battles", statistics.median(found_rates), "/s/core"
        yield f"{name}: best series", max(found_rates), "/s/core"
    for name in games if found else ():
        ratios = [a / b for a, b in zip(rates[name], rates["prototype with lists"], strict=True)]
        yield f"{name}: of the prototype with lists", statistics.median(ratios), "×"


def measure_states(name: str, game: Any) -> Iterator[Figure]:
    """Yield what the states of one compiled game cost."""
    ends = [play(game, ["greedy"], 10_000 + n) for n in range(5)]
    decisions = sum(len(end.decisions) for end in ends)
    yield f"{name}: decisions a battle", decisions / len(ends), ""
    whole = cost(lambda: [play(game, ["greedy"], 10_000 + n) for n in range(len(ends))], 3)
    yield f"{name}: a decision, once walks and sight are known", whole / decisions, "µs"
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


def measure_prototype_states() -> Iterator[Figure]:
    """Yield what the states of the prototype cost, if there is one."""
    found = prototypes()
    if found:
        lists, _ = found
        game = lists.Game(lists.Board(), lists.CARDS)
        yield "prototype: copy of a state", cost(game.new(5).clone, 5000), "µs"
        record: list[int] = []
        lists.play(game, 3, (lists.greedy,) * 2, rec=record)
        whole = cost(lambda: lists.replay(game, 3, record), 50)
        yield "prototype: replay of a decision", whole / len(record), "µs"


def prototypes() -> tuple[Any, Any] | None:
    """Return the modules of the prototypes in the folder that `WORKBENCH_PROTOTYPES` names, or None."""
    folder = os.environ.get("WORKBENCH_PROTOTYPES")
    if not folder or not (Path(folder) / "engine_lists.py").is_file():
        return None
    sys.path.insert(0, folder)
    try:
        return importlib.import_module("engine_lists"), importlib.import_module("engine_bitboards")
    finally:
        sys.path.remove(folder)


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


def alternating(runs: dict[str, Callable[[int], object]], count: int) -> dict[str, list[float]]:
    """Return how often each `run(n)` is done in a second of CPU time, series by series of `count`.

    The runs take turns, so that a machine that is busier for a while slows them all.
    """
    found: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run(1_000_003)
    for series in range(REPEATS):
        for name, run in runs.items():
            began = time.process_time()
            for n in range(count):
                run(series * count + n)
            found[name].append(count / (time.process_time() - began))
    return found


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
