"""The protocol of games."""

import inspect

from tests.engine.toy import GAME
from workbench.engine.game import Game


def test_the_toy_game_has_every_method_with_the_protocols_parameters():
    for name, method in inspect.getmembers(Game, inspect.isfunction):
        if not name.startswith("_"):
            asked = list(inspect.signature(method).parameters)[1:]
            assert list(inspect.signature(getattr(GAME, name)).parameters) == asked, name
