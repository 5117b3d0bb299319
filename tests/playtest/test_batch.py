"""Batches: the same numbers however they are played."""

import dataclasses
import os

import pytest

from tests.engine.toy import GAME, Toy
from workbench.engine.chance import derive
from workbench.engine.play import play
from workbench.engine.seats import UnknownAgent
from workbench.engine.snapshot import Snapshot
from workbench.playtest.batch import GameFailed, run_batch

SNAPSHOT = Snapshot("toy", "duel", {})


def compiled(snapshot):
    """The toy game; a name that workers can import."""
    return GAME


def initialise():
    """Leaves a trace in a worker."""
    os.environ["TOY_WORKER"] = "ready"


def compiled_after_initialise(snapshot):
    """Fails in a worker that was not initialised."""
    assert os.environ.get("TOY_WORKER") == "ready" or os.environ.get("TOY_PARENT") == str(os.getpid())
    return GAME


def numbers(result):
    return dataclasses.replace(result, seconds=0)


def batch(games=60, agents=("random", "greedy"), seed=3, workers=1, **more):
    return run_batch(SNAPSHOT, games, agents, seed, workers, more.pop("compile", compiled), **more)


def test_the_numbers_add_up():
    result = batch()
    assert result.games == 60 == sum(result.wins.values()) + result.draws
    assert sum(result.reasons.values()) == 60
    assert (result.decisions_per_game, result.rounds_per_game) == (8, 5)
    assert result.coverage["cards"].fired == 8
    assert result.coverage["duels"].never == ("drawn by magic",)


def test_game_i_is_the_game_of_its_own_seed():
    winners = [play(GAME, ["random", "greedy"], derive(3, i)).result.winner for i in range(60)]
    assert batch().wins == {seat: winners.count(seat) for seat in (1, 2)}


def test_workers_change_nothing(monkeypatch):
    monkeypatch.setenv("TOY_PARENT", str(os.getpid()))
    alone = batch()
    shared = batch(workers=2, compile=compiled_after_initialise, initialise=initialise)
    assert numbers(shared) == numbers(alone)


def test_another_seed_gives_other_numbers():
    assert len({tuple(batch(seed=seed).wins.values()) for seed in range(6)}) > 1


def test_progress_is_told_and_a_stop_keeps_what_was_played():
    told = []
    result = batch(progress=told.append)
    assert told == [25, 50, 60]
    stopped = batch(stop=lambda: True)
    assert stopped.games == 25
    assert result.games == 60


def test_a_game_that_fails_is_named():
    class Broken(Toy):
        def _reveal(self, state, out):
            raise ZeroDivisionError("no duel")

    with pytest.raises(
        GameFailed, match=rf"game 0 of the batch \(seed {derive(3, 0)}\) failed: ZeroDivisionError: no duel"
    ):
        batch(compile=lambda snapshot: Broken())


def test_unknown_agents_are_refused_before_anything_is_played():
    with pytest.raises(UnknownAgent):
        batch(agents=["nobody"])


def test_the_json_has_the_keys_of_simulate():
    told = batch().to_json()
    assert told["games"] == 60
    assert set(told["wins"]) == {"1", "2"}
    assert told["coverage"]["duels"] == {"fired": 1, "total": 2, "never": ["drawn by magic"]}
    assert told["games_per_second"] > 0
    low, high = told["win_share"]["1"]
    assert low < told["wins"]["1"] / 60 < high


def test_no_games_are_no_numbers():
    result = batch(games=0)
    assert (result.games, result.wins, result.decisions_per_game) == (0, {1: 0, 2: 0}, 0)
