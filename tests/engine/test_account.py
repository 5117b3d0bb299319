"""Accounts of events."""

from tests.engine.toy import Toy
from workbench.engine.account import Account, Explains, Part


def test_parts_add_up():
    assert Account("roll", parts=(Part("base", 3), Part("weak", -1))).total == 2
    assert Account("cause").total == 0


def test_a_game_need_not_explain():
    class Explaining(Toy):
        def account(self, event, lang):
            return None

    assert isinstance(Explaining(), Explains)
    assert not isinstance(Toy(), Explains)
