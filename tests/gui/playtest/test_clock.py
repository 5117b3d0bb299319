"""The clock that lets agents decide."""

from PySide6.QtCore import QObject

from workbench.gui.playtest.clock import SPEEDS, Clock


def clock(decisions):
    """A clock of an agent that can decide so many times."""
    left = [decisions]

    def advance():
        left[0] -= 1
        return left[0] >= 0

    parent = QObject()
    made = Clock(advance, parent)
    made.left, made.keep = left, parent
    return made


def test_agents_decide_until_nobody_can(qtbot):
    made = clock(40)
    made.set_speed("At once")

    qtbot.waitUntil(lambda: made.left[0] < 0, timeout=8000)

    assert not made.running


def test_one_decision_a_tick_at_ordinary_speeds(qtbot):
    made, ticks = clock(3), []
    made.ticked.connect(lambda: ticks.append(made.left[0]))
    made.set_speed("Fast")

    qtbot.waitUntil(lambda: len(ticks) == 3, timeout=8000)

    assert ticks == [2, 1, 0]


def test_step_by_step_waits_for_step(qtbot):
    made = clock(5)
    made.set_speed("Step by step")
    qtbot.wait(20)
    assert made.left == [5]

    made.step()

    assert made.left == [4]
    assert not made.running


def test_stop_holds_the_next_decision_back(qtbot):
    made = clock(5)
    made.set_speed("Fast")
    made.stop()
    qtbot.wait(SPEEDS["Fast"] * 2)

    assert made.left == [5]
