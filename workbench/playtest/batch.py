"""Many games by agents: in this process or in several, with the same numbers either way.

Game i of a batch is seeded by derive(seed, i); games are cut into chunks that do not depend on the workers.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from workbench.engine.chance import derive
from workbench.engine.event import Event
from workbench.engine.game import Game
from workbench.engine.play import play
from workbench.engine.seats import AgentNames, by_seat
from workbench.engine.snapshot import Snapshot
from workbench.playtest.batch_result import BatchResult
from workbench.playtest.coverage import Coverage

__all__ = ["BatchResult", "Chunk", "GameFailed", "Row", "play_chunk", "run_batch", "summarise"]

#: Makes the game of a snapshot; picklable by name when there are workers.
Compile = Callable[[Snapshot], Game[Any]]
#: Games that a worker plays before it reports.
CHUNK = 25


class GameFailed(Exception):
    """A game of a batch came to grief in the rules; the text names it, so that it can be played again."""


@dataclass(frozen=True, slots=True)
class Row:
    """How one game of a batch went; `winner` is 0 for none."""

    winner: int
    decisions: int
    rounds: int
    reason: str


@dataclass(frozen=True, slots=True)
class Chunk:
    """The rows of games start, start + 1 …, and what happened in them by group."""

    start: int
    rows: tuple[Row, ...]
    seen: dict[str, set[str]]


def run_batch(
    snapshot: Snapshot,
    games: int,
    agents: AgentNames,
    seed: int,
    workers: int,
    compile: Compile,
    initialise: Callable[[], None] | None = None,
    progress: Callable[[int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> BatchResult:
    """Play `games` games and return the numbers.

    `agents` are names by seat, or in order of seats. `workers` up to 1 plays here; 0 is as many as there are cores.
    With workers, `compile` and `initialise` (called once in each, first) are pickled by name. `progress` gets the
    count of games played; `stop` is asked between chunks, and what was played so far is the result.

    Raises:
        UnknownAgent: a name or a seat is wrong.
        SetupRefused: the scenario cannot be played.
        GameFailed: a rule raised; the first such game is named.
    """
    began = time.perf_counter()
    game = compile(snapshot)
    named = by_seat(agents, game.seats)
    spans = [(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    count = min(workers if workers > 0 else os.cpu_count() or 1, len(spans))
    if count > 1:
        work = _in_processes(snapshot, compile, initialise, spans, named, seed, count)
    else:
        work = (play_chunk(game, span, named, seed) for span in spans)
    chunks = _gathered(work, progress, stop)
    return summarise(game, sorted(chunks, key=lambda c: c.start), named, seed, time.perf_counter() - began)


def _gathered(
    work: Generator[Chunk, None, None], progress: Callable[[int], None] | None, stop: Callable[[], bool] | None
) -> list[Chunk]:
    """Take chunks as they come, telling how many games were played, until they end or a stop is asked for."""
    chunks: list[Chunk] = []
    with closing(work):
        for chunk in work:
            chunks.append(chunk)
            if progress:
                progress(sum(len(done.rows) for done in chunks))
            if stop and stop():
                break
    return chunks


def play_chunk(game: Game[Any], span: tuple[int, int], agents: dict[int, str], seed: int) -> Chunk:
    """Play games span[0] … span[1] - 1 of a batch."""
    rows, coverage = [], Coverage()
    for i in range(*span):
        out: list[Event] = []
        own = derive(seed, i)
        try:
            end = play(game, agents, own, out)
        except Exception as error:
            raise GameFailed(f"game {i} of the batch (seed {own}) failed: {type(error).__name__}: {error}") from error
        coverage.note(game, out)
        rows.append(Row(end.result.winner or 0, len(end.decisions), game.rounds(end.state), end.result.reason))
    return Chunk(span[0], tuple(rows), coverage.seen)


def summarise(game: Game[Any], chunks: list[Chunk], agents: dict[int, str], seed: int, seconds: float) -> BatchResult:
    """Return the numbers of a batch's chunks."""
    rows = [row for chunk in chunks for row in chunk.rows]
    coverage = Coverage()
    for chunk in chunks:
        coverage.merge(chunk.seen)
    won = Counter(row.winner for row in rows)
    return BatchResult(
        games=len(rows),
        wins={seat: won[seat] for seat in range(1, game.seats + 1)},
        draws=won[0],
        decisions=sum(row.decisions for row in rows),
        rounds=sum(row.rounds for row in rows),
        reasons=dict(sorted(Counter(row.reason for row in rows).items())),
        coverage=coverage.against(game.coverage()),
        agents=agents,
        seed=seed,
        seconds=seconds,
    )


_game: Game[Any] | None = None


def _in_processes(
    snapshot: Snapshot,
    compile: Compile,
    initialise: Callable[[], None] | None,
    spans: list[tuple[int, int]],
    agents: dict[int, str],
    seed: int,
    workers: int,
) -> Generator[Chunk, None, None]:
    """Yield chunks as spawned workers finish them; no more than two a worker are handed out ahead."""
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), _start_worker, (snapshot, compile, initialise)
    )
    try:
        left = iter(spans)
        running: set[Future[Chunk]] = set()
        while True:
            for span in left:
                with _deaf_children():
                    running.add(pool.submit(_work, span, agents, seed))
                if len(running) >= 2 * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_children() -> Generator[None, None, None]:
    """Let processes that start now not hear Ctrl+C, not even while they import; the parent hears it right after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(snapshot: Snapshot, compile: Compile, initialise: Callable[[], None] | None) -> None:
    """Compile the game once in a worker. Ctrl+C is the parent's: it hands out no more chunks."""
    global _game  # one game a worker process, for as long as it lives
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if initialise:
        initialise()
    _game = compile(snapshot)


def _work(span: tuple[int, int], agents: dict[int, str], seed: int) -> Chunk:
    """Play a chunk in a worker."""
    assert _game is not None, "workers are started by _start_worker"
    return play_chunk(_game, span, agents, seed)
