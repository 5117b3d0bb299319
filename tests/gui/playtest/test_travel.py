"""Moving about in a game."""

from types import SimpleNamespace

from PySide6.QtCore import QObject

from tests.gui.playtest.skirmish import WAIT, Skirmish
from workbench.gui.playtest.clock import Clock
from workbench.gui.playtest.travel import Travel
from workbench.playtest.session import Session


def test_it_goes_back_forth_and_to_any_decision_and_has_it_shown(qapp):
    session, shown, parent = Session(Skirmish(), 1, {1: None, 2: None}), [], QObject()
    clock = Clock(lambda: False, parent)
    travel = Travel(SimpleNamespace(session=session), clock, lambda: shown.append(session.decisions), parent)
    for action in (6, 8, WAIT):
        session.choose(action)
    clock.go_on()
    travel.go_back(1)
    assert not clock.running
    travel.turn(back=False)
    travel.turn(back=True)
    travel.go_to(3)
    assert shown == [[6], [6, 8], [6], [6, 8, WAIT]]
    travel.turn(back=False)
    assert len(shown) == 4, "there is nothing ahead"


def test_without_a_game_nothing_happens(qapp):
    parent = QObject()
    travel = Travel(SimpleNamespace(session=None), Clock(lambda: False, parent), lambda: 1 / 0, parent)
    travel.turn(back=True)
    travel.go_to(0)
    travel.go_back(0)
