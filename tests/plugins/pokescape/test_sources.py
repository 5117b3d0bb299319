"""Which entity a line of the log opens."""

import pytest

from workbench.engine.event import Event
from workbench.engine.play import play
from workbench.workspace import Workspace


@pytest.fixture(scope="module")
def workspace():
    """The pack that ships."""
    return Workspace.open("kanto")


@pytest.fixture(scope="module")
def game(workspace):
    """Its first battle."""
    return workspace.compile(workspace.snapshot("intro_one_on_one"))


def test_every_event_of_a_battle_is_about_something_that_exists_or_about_the_rules(workspace, game):
    out = []
    play(game, ["greedy"], 3, out)
    found = {event.what: game.source(event) for event in out}
    assert all(workspace.resolve_ref(name) for name in found.values() if name)
    assert {what for what, name in found.items() if not name} <= {"begin", "round", "first", "markers", "over", "roll"}


def test_a_figure_s_doing_opens_its_card(game):
    card = f"army_card:{game.battle.cards[1].id}"
    assert game.source(Event("move", (1, 0, 0))) == card
    assert game.source(Event("placed", (1, 1, 0, 0))) == card
    assert game.source(Event("marker", (1, 2, 1))) == card
    assert game.source(Event("roll", (0, 6, 1, "attack figure=1 other=2 base=1"))) == card
    assert game.source(Event("roll", (0, 6, 1, "defense figure=2 other=1 base=1"))) == card


def test_rolls_of_sides_open_nothing(game):
    assert game.source(Event("roll", (0, 20, 7, "initiative seat=1 bonus=0"))) == ""
