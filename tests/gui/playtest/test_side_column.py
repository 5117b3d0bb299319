"""The column beside the table."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QTabWidget

from tests.gui.showing import on_screen
from workbench.engine.prompt import Option
from workbench.gui import lang
from workbench.gui.playtest.last_dice import LastDice
from workbench.gui.playtest.log_view import LogView
from workbench.gui.playtest.prompt_panel import PromptPanel
from workbench.gui.playtest.side_column import SharedSplit, side_column
from workbench.playtest.log import LogLine


def test_a_long_question_with_many_answers_squashes_nothing_and_makes_no_window_higher(qtbot):
    prompt, last, log = PromptPanel(), LastDice(), LogView()
    side = on_screen(
        qtbot, side_column(prompt, last, log, QLabel("rulings"), QLabel("dice"), [QLabel("own")]), 320, 620
    )
    prompt.ask("Blue", "#0000ff", "Long question " * 30, [Option(n, f"Answer {n}") for n in range(8)])
    last.show_lines([LogLine(1, "Blue rolls 3 dice: hit, hit, miss", "roll", "", (1, 2, 3)), LogLine(1, "So", "x")])
    QApplication.processEvents()
    QApplication.processEvents()

    assert side.height() == 620
    assert all(button.height() >= button.sizeHint().height() - 1 for button in prompt.buttons)
    assert log.height() >= 80


WAYS = [Option(n, f"Way {n}", (), "what it costs and what it brings") for n in range(5)]
PLACES = [Option(n, f"Go to {n}", (f"hex:{n}",)) for n in range(80)]
FIGHT = [LogLine(2, "Ann attacks Bob", "attack"), LogLine(2, "Ann rolls 2 dice: hit, miss", "roll", "", (1, 6)),
         LogLine(2, "Bob rolls 1 die: block", "roll", "", (4,)), LogLine(2, "Bob takes no wound", "wound")]  # fmt: skip


@pytest.fixture
def column(qtbot):
    prompt, last, log = PromptPanel(), LastDice(), LogView()
    side = on_screen(
        qtbot, side_column(prompt, last, log, QLabel("rulings"), QLabel("dice"), [QLabel("own")]), 340, 560
    )
    return SimpleNamespace(side=side, prompt=prompt, last=last, log=log, split=side.findChild(SharedSplit))


def settle():
    for _ in range(3):
        QApplication.processEvents()


def test_what_is_asked_gets_the_height_that_it_needs(column):
    column.prompt.ask("Ann", "#00f", "Which way?", WAYS)
    settle()
    assert column.split.sizes()[0] >= column.prompt.minimumHeight()


def test_a_list_of_places_leaves_the_last_dice_whole(column):
    column.last.show_lines(FIGHT)
    column.prompt.ask("Ann", "#00f", "Where to?", PLACES)
    settle()
    frame = column.last.parentWidget()
    assert column.last.height() <= frame.height()
    assert column.split.sizes()[0] >= column.prompt.minimumHeight()


def test_room_that_nobody_needs_stays_and_who_moves_the_handle_keeps_it(column):
    column.side.resize(340, 700)
    column.prompt.ask("Ann", "#00f", "Which way?", WAYS)
    settle()
    before = column.split.sizes()
    column.prompt.ask("Bob", "#f00", "Bob decides", [])
    settle()
    assert column.split.sizes() == before
    column.split.moveSplitter(160, 1)
    column.prompt.ask("Ann", "#00f", "Which way?", WAYS)
    settle()
    assert column.split.sizes()[0] == 160


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_tab_has_its_whole_name_in_a_column_of_the_usual_width(qtbot, language):
    lang.use(language)
    parts = (
        PromptPanel(),
        LastDice(),
        LogView(),
        QLabel("rulings"),
        QLabel("dice"),
        [],
        QLabel("rami"),
        QLabel("about"),
    )
    side = side_column(*parts)
    qtbot.addWidget(side)
    side.resize(330, 620)
    side.show()
    bar = side.findChild(QTabWidget).tabBar()
    assert bar.count() == 4
    assert sum(bar.tabRect(at).width() for at in range(4)) <= bar.width()
    assert all(bar.tabSizeHint(at).width() <= bar.tabRect(at).width() for at in range(4))
