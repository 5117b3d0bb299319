"""Events."""

from workbench.engine.event import ALL, Event


def test_an_event_is_for_everybody_unless_it_says_otherwise():
    assert Event("move", (1, 2)) == ("move", (1, 2), ALL)
    assert Event("pick", visible_to=1 << 1).visible_to & 1 == 0
