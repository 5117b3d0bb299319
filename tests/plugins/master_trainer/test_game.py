"""The shipped game as a whole: it is quick to an end, and thinking beats guessing."""

import functools

from workbench.engine.play import play
from workbench.workspace import Workspace


@functools.cache
def game():
    workspace = Workspace.open("master_trainer")
    return workspace.compile(workspace.snapshot("standard_game"))


def test_greedy_has_more_pcs_than_random_on_the_average():
    scores = [play(game(), ["greedy", "random", "random", "random"], seed).result.scores for seed in range(30)]
    assert sum(score[1] for score in scores) > 1.2 * sum(score[2] for score in scores)
