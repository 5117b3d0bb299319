"""Moving about in a game."""

from types import SimpleNamespace

from tests.gui.playtest.skirmish import WAIT, Skirmish
from workbench.engine.rerun import IllegalDecision
from workbench.engine.ruleset import SetupRefused
from workbench.gui.playtest.banner import Banner
from workbench.gui.playtest.clock import Clock
from workbench.gui.playtest.travel import Travel
from workbench.playtest.session import Session


def test_it_goes_back_forth_and_to_any_decision_and_has_it_shown(qapp):
    session, shown, banner = Session(Skirmish(), 1, {1: None, 2: None}), [], Banner("New game")
    clock = Clock(lambda: False, banner)
    travel = Travel(SimpleNamespace(session=session), clock, banner, lambda: shown.append(session.decisions), list)
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


def test_an_edited_pack_is_gone_over_to_or_the_banner_says_why_not(qapp):
    class Match:
        session, faults = None, [IllegalDecision(3, 7), SetupRefused(["no map"]), None]

        def carry_over(self):
            fault = self.faults.pop(0)
            if fault:
                raise fault

    begun, banner = [], Banner("New game", "Apply now")
    Travel(Match(), Clock(lambda: False, banner), banner, list, lambda: begun.append(1))
    banner.say("The pack changed", also=True)
    assert not banner.other.isHidden()
    banner.other.click()
    assert "7" in banner.text.text()
    assert banner.other.isHidden()
    banner.second.emit()
    assert "no map" in banner.text.text()
    assert begun == []
    banner.second.emit()
    assert begun == [1]
    assert banner.isHidden()


def test_without_a_game_nothing_happens(qapp):
    banner = Banner("New game")
    travel = Travel(SimpleNamespace(session=None), Clock(lambda: False, banner), banner, lambda: 1 / 0, lambda: 1 / 0)
    travel.turn(back=True)
    travel.go_to(0)
    travel.go_back(0)
