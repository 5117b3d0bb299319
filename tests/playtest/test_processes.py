"""A game is the same in every process, whatever the order of its sets."""

import os
import signal
import subprocess
import sys
import time

import pytest

from workbench.playtest.batch import run_batch
from workbench.pluginhost.activate import compile_snapshot
from workbench.workspace import Workspace

PROGRAM = """
from workbench.engine.play import play
from workbench.engine.replay import state_hash
from workbench.workspace import Workspace
workspace = Workspace.open("kanto")
game = workspace.compile(workspace.snapshot("intro_one_on_one"))
end = play(game, ["greedy", "random"], 7)
print(end.decisions, state_hash(game, end.state), end.result)
"""


def played(hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_order_of_sets_decides_nothing():
    assert played("1") == played("2")


def test_a_shipped_scenario_gives_the_same_numbers_with_workers():
    snapshot = Workspace.open("kanto").snapshot("intro_one_on_one")
    alone, shared = (run_batch(snapshot, 30, ["greedy", "random"], 3, n, compile_snapshot).to_json() for n in (1, 2))
    assert {**alone, "games_per_second": 0} == {**shared, "games_per_second": 0}


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="process groups are signalled otherwise there")
@pytest.mark.parametrize("after", [0.8, 1.6, 3.0])
def test_an_interrupted_batch_ends_without_a_word_from_its_workers(after):
    command = ["simulate", "kanto", "intro_one_on_one", "--games", "5000", "--agents", "greedy", "--workers", "2"]
    batch = subprocess.Popen(
        [sys.executable, "-m", "workbench", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # who is in the background ignores it else
    )
    time.sleep(after)
    os.killpg(batch.pid, signal.SIGINT)
    _, said = batch.communicate(timeout=60)
    assert batch.returncode != 0
    assert "Traceback" not in said
