"""Figures of the other games: games a second, greedy against greedy, on one core, of every scenario that ships.

Times are CPU time of this process, so that a busy machine disturbs them less; the median of several rounds.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any

from workbench import places
from workbench.engine.play import play
from workbench.workspace import Workspace

Figure = tuple[str, float, str]
#: Its battles have figures of their own, see engine.py.
ELSEWHERE = "kanto"
ROUNDS, GAMES = 5, 20


def measure() -> Iterator[Figure]:
    """Yield (label, value, unit) of every scenario."""
    for folder in sorted({path.parent.parent for path in places.content().glob("*/scenario/*.json")}):
        if folder.name == ELSEWHERE:
            continue
        workspace = Workspace.open(folder.name)
        for name in sorted(workspace.packs.opened.of_kind("scenario")):
            game = workspace.compile(workspace.snapshot(name))
            yield f"{folder.name} {name}, greedy v greedy", speed(game), "games/s"


def speed(game: Any) -> float:
    """Return how many games a second are played."""
    found = []
    for number in range(ROUNDS):
        start = time.process_time()
        for seed in range(number * GAMES, (number + 1) * GAMES):
            play(game, ["greedy"], seed)
        found.append(GAMES / (time.process_time() - start))
    return statistics.median(found)
