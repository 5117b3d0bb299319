"""Dice that people roll at the table."""

import pytest
from PySide6.QtCore import Qt

from tests.gui.showing import on_screen
from workbench.engine.scripted import NeedsRoll
from workbench.engine.throw import Throw
from workbench.gui.playtest.dice_panel import DicePanel


@pytest.fixture
def panel(qtbot):
    return on_screen(qtbot, DicePanel())


def test_it_says_what_is_rolled_and_what_has_led_to_it(panel):
    panel.ask(NeedsRoll(0, 6, 3), "Ann attacks Bob")
    assert "3 dice of 6 sides" in panel.what.text()
    assert panel.why.text() == "Ann attacks Bob"
    panel.ask(None)
    assert not panel.isVisible()


def test_faces_that_cannot_fall_are_refused_and_those_that_can_are_taken(panel, qtbot):
    seen = []
    panel.rolled.connect(seen.append)
    panel.ask(NeedsRoll(0, 6, 2))
    qtbot.keyClicks(panel.faces, "3 7")
    qtbot.keyClick(panel.faces, Qt.Key.Key_Return)
    assert "2 numbers from 1 to 6" in panel.fault.text()
    panel.faces.clear()
    qtbot.keyClicks(panel.faces, "3, 6")
    qtbot.keyClick(panel.faces, Qt.Key.Key_Return)
    assert seen == [[3, 6]]


def test_a_0_is_taken_for_the_last_face_of_a_large_die(panel, qtbot):
    seen = []
    panel.rolled.connect(seen.append)
    panel.ask(NeedsRoll(0, 11, 1))
    qtbot.keyClicks(panel.faces, "0")
    qtbot.keyClick(panel.faces, Qt.Key.Key_Return)
    assert seen == [[11]]


def words(panel):
    return [button.text() for button in panel.answers]


def test_what_the_ruleset_names_is_asked_by_name_and_answered_by_a_click(panel, qtbot):
    seen = []
    panel.rolled.connect(seen.append)
    spin = Throw("Spin: where does it stop?", tuple((str(n), n or 11) for n in range(11)))
    panel.ask(NeedsRoll(0, 11, 1, ("spinner",)), "Ann’s turn", spin)
    assert panel.what.text() == "Spin: where does it stop?"
    assert words(panel) == [str(n) for n in range(11)]
    assert not panel.faces.isVisible()
    qtbot.mouseClick(panel.answers[0], Qt.MouseButton.LeftButton)
    assert seen == [[11]]
    panel.ask(NeedsRoll(0, 20, 1))
    assert (panel.what.text(), words(panel)) == ("Roll a die of 20 sides", [])
    assert panel.faces.isVisible()


def test_of_several_named_dice_each_is_clicked_in_turn(panel, qtbot):
    seen = []
    panel.rolled.connect(seen.append)
    panel.ask(NeedsRoll(0, 6, 2, together=True), "", Throw("Two dice", (("skull", 1), ("shield", 4), ("blank", 6))))
    qtbot.mouseClick(panel.answers[1], Qt.MouseButton.LeftButton)
    assert (seen, panel.told.text()) == ([], "shield: 1 more")
    qtbot.mouseClick(panel.answers[0], Qt.MouseButton.LeftButton)
    assert seen == [[4, 1]]
