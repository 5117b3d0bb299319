"""Stretches of a playtest, what led where, what waits for dice."""

import pytest

from tests.gui.playtest.skirmish import BLOW, WAIT, Skirmish
from workbench.engine.event import Event
from workbench.playtest.history import decision_said, position_at, stretches, under_way
from workbench.playtest.session import Session


def session():
    return Session(Skirmish(), 1, {1: None, 2: None})


def test_a_line_is_one_stretch_and_every_other_choice_begins_one():
    game = session()
    for action in (6, 8, WAIT):
        game.choose(action)
    (only,) = stretches(game)
    assert (only.first.depth, only.last.depth, only.parent, only.here) == (0, 3, -1, True)
    game.go_to(1)
    game.choose(WAIT)
    first, old, new = stretches(game)
    assert (first.last.depth, first.here) == (1, False)
    assert [(each.first.action, each.parent, each.here) for each in (old, new)] == [(8, 0, False), (WAIT, 0, True)]


def test_a_decision_is_said_as_its_option_was():
    game = session()
    game.choose(6)
    assert decision_said(game, game.here, "en") == "Step to 6"
    assert decision_said(game, game.here.parent, "en") == ""


class Secret(Skirmish):
    """Where somebody steps to is told to nobody else, only that they did."""

    def apply(self, state, action, out=None):
        if out is not None:
            out += [Event("secret", (action,), 1 << (state.seat - 1)), Event("wound", (state.seat,))]
        super().apply(state, action, None)


@pytest.mark.parametrize(
    ("agents", "said"),
    [
        ({1: None, 2: None}, "Loses 1 life"),
        ({1: "random", 2: None}, "Loses 1 life"),
        ({1: None, 2: "random"}, "Step to 6"),
        ({1: "random", 2: "random"}, "Step to 6"),
    ],
)
def test_a_secret_decision_is_said_to_nobody_who_may_not_know_it(agents, said):
    game = Session(Secret(), 1, agents)
    game.choose(6)
    assert decision_said(game, game.here, "en") == said


def test_the_position_after_so_many_decisions_is_on_the_line_that_leads_here():
    game = session()
    game.choose(6)
    game.undo()
    game.choose(WAIT)
    assert [position_at(game, depth) for depth in (-3, 0, 1, 9)] == [0, 0, 2, 2]


def test_what_led_to_dice_is_told_while_they_are_waited_for():
    class Loud(Skirmish):
        def apply(self, state, action, out=None):
            if out is not None and action == BLOW:
                out.append(type(self).MOVE)
            super().apply(state, action, out)

    Loud.MOVE = Event("move", (1, 2))
    game = Session(Loud(), 1, {1: None, 2: None})
    for action in (6, 8, 7):
        game.choose(action)
    assert under_way(game, "en") == []
    game.table_dice = True
    assert not game.choose(BLOW)
    assert [line.text for line in under_way(game, "en")] == ["Moves"]
    game.lay_dice([5])
    assert under_way(game, "en") == []
