"""Prompts as buttons, with what each would bring."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.showing import in_little_room, on_screen
from workbench.engine.prompt import Option
from workbench.gui.playtest.prompt_panel import PromptPanel
from workbench.gui.playtest.side_column import _scrolled


@pytest.fixture
def panel(qtbot):
    return on_screen(qtbot, PromptPanel(), 320, 500)


def details(panel):
    return [label.text() for label in panel.findChildren(QLabel) if label in panel._details]


def test_few_answers_say_below_what_they_promise(panel):
    panel.ask("Red", "#d00", "Whom?", [Option(1, "Blow", ("b",), "wounds 62%"), Option(2, "Pass", (), "", 9)])
    assert [button.accessibleName() for button in panel.buttons] == ["Blow", "Pass"]
    assert details(panel) == ["wounds 62%"]
    assert panel.buttons[0].accessibleDescription() == "wounds 62%"


def test_many_answers_stay_short_and_a_new_question_forgets_the_old(panel):
    panel.ask("Red", "#d00", "Whom?", [Option(1, "Blow", (), "wounds 62%")])
    panel.ask("Red", "#d00", "Which?", [Option(n, f"Way {n}", (), "some ground") for n in range(8)])
    assert len(panel.buttons) == 8
    assert details(panel) == []


def test_a_long_detail_makes_no_panel_wider(panel):
    before = panel.minimumSizeHint().width()
    panel.ask("Red", "#d00", "Whom?", [Option(1, "Blow", (), "wounds most of the time " * 12)])
    assert panel.minimumSizeHint().width() <= max(before, 320)


def test_digits_choose(panel, qtbot):
    seen = []
    panel.chosen.connect(seen.append)
    panel.ask("Red", "#d00", "Whom?", [Option(4, "Blow"), Option(5, "Pass")])
    panel.activateWindow()
    qtbot.keyClick(panel.buttons[1], Qt.Key.Key_2)
    qtbot.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
    assert seen[-1] == 4


def test_in_little_room_answers_keep_their_height_and_scroll(qtbot):
    panel = PromptPanel()
    scroll = in_little_room(qtbot, panel, 300, 130)
    panel.ask("Red", "#d00", "Whom?", [Option(n, f"Blow {n}", (), "wounds most of the time " * 4) for n in range(4)])
    QApplication.processEvents()
    assert all(button.height() >= button.sizeHint().height() for button in panel.buttons)
    assert panel.height() > scroll.viewport().height()


@pytest.mark.parametrize("many", [False, True])
def test_long_answers_never_scroll_sideways(qtbot, many):
    panel = PromptPanel()
    side = on_screen(qtbot, _scrolled(panel), 300, 500)
    long = "Fai evolvere Charmander in Charmeleon e poi muovilo fin dove vuoi"
    panel.ask(
        "Chi gioca ha un nome molto lungo " * 2,
        "#d00",
        "?",
        [Option(n, long, ("a",)) for n in range(12 if many else 2)],
    )
    QApplication.processEvents()
    assert side.horizontalScrollBar().maximum() == 0
    assert panel.width() <= 300
    assert panel.list.horizontalScrollBar().maximum() == 0
    line = panel.fontMetrics().height()
    if many:
        assert panel.list.visualItemRect(panel.list.item(0)).height() > 2 * line
    else:
        assert all(button.height() >= button.heightForWidth(button.width()) > 2 * line for button in panel.buttons)


def test_the_answer_that_the_pointer_is_on_elsewhere_is_lit_up(panel):
    panel.ask("Red", "#d00", "Whom?", [Option(1, "Blow"), Option(2, "Pass")])
    panel.point_out(Option(2, "Pass"))
    assert [bool(button.property("pointed")) for button in panel.buttons] == [False, True]
    panel.point_out(None)
    assert not any(button.property("pointed") for button in panel.buttons)


def test_the_row_of_a_place_under_the_pointer_comes_into_sight_and_marks_nothing_back(panel):
    seen = []
    panel.pointed.connect(seen.append)
    places = [Option(n, f"Go to {n}", (f"hex:{n}",)) for n in range(60)]
    panel.ask("Red", "#d00", "Where?", places)
    panel.point_out(places[47])
    assert panel.list.currentItem().text() == "Go to 47"
    assert panel.list.viewport().rect().contains(panel.list.visualItemRect(panel.list.currentItem()).center())
    assert seen == []


def test_nothing_jumps_while_the_pointer_goes_over_places(panel):
    panel.ask("Red", "#d00", "Where?", [Option(n, f"Go to {n}", (f"hex:{n}",), "Grass") for n in range(60)])
    before = panel.minimumHeight()
    panel.say("Go to 3 · Grass")
    assert panel.minimumHeight() == before
