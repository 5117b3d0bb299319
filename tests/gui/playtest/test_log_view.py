"""The list of a game's log."""

from PySide6.QtWidgets import QApplication

from workbench.engine.account import Account
from workbench.gui.playtest.log_delegate import FIRST
from workbench.gui.playtest.log_view import LogView, sorts_of
from workbench.playtest.log import LogLine

LINES = [LogLine(0, "Begins", "begin"), LogLine(1, "Rolls", "roll", "", (3, 4)), LogLine(1, "Wound", "wound", "item:x")]


def texts(view):
    return [view.list.item(row).text() for row in range(view.list.count())]


def opened(qtbot, lines=LINES):
    view = LogView()
    qtbot.addWidget(view)
    view.show_lines(lines)
    return view


def test_first_line_of_each_decision_is_told_apart(qtbot):
    view = opened(qtbot)

    assert [view.list.item(row).data(FIRST) for row in range(3)] == [True, True, False]


def test_only_what_changed_is_listed_again(qtbot):
    view = opened(qtbot)
    kept = view.list.item(0)

    view.show_lines([*LINES[:2], LogLine(2, "Other", "wound"), LogLine(3, "More", "wound")])

    assert view.list.item(0) is kept
    assert texts(view) == ["Begins", "Rolls", "Other", "More"]


def test_undo_shortens_the_list(qtbot):
    view = opened(qtbot)

    view.show_lines(LINES[:1])

    assert texts(view) == ["Begins"]


def test_filters_hold_for_lines_that_come_later(qtbot):
    view = opened(qtbot)
    view.words.setText("wou")

    view.show_lines([*LINES, LogLine(4, "Rolls again", "roll")])

    assert [view.list.item(row).isHidden() for row in range(4)] == [True, True, False, True]


def test_line_with_nothing_behind_it_leads_nowhere(qtbot):
    view, seen = opened(qtbot), []
    view.jump.connect(seen.append)

    view.list.itemActivated.emit(view.list.item(0))
    view.list.itemActivated.emit(view.list.item(2))

    assert seen == ["item:x"]


def test_long_lines_wrap(qtbot):
    view = opened(qtbot, [LogLine(0, "word " * 60, "x"), LogLine(1, "word", "x")])
    view.resize(200, 300)
    view.show()

    assert view.list.sizeHintForRow(0) > 3 * view.list.sizeHintForRow(1)


def many(count):
    return [LogLine(number, f"Line {number} " + "and more " * 12, "move") for number in range(count)]


def test_the_newest_line_stays_in_sight_whatever_the_width(qtbot):
    view = opened(qtbot, [])
    view.resize(500, 200)
    view.show()
    for count in range(1, 40, 6):
        view.show_lines(many(count))
        view.resize(500 - 5 * count, 200)
        QApplication.processEvents()
    bar = view.list.verticalScrollBar()

    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_who_scrolled_up_is_left_there_until_the_end_is_wanted_again(qtbot):
    view = opened(qtbot, many(40))
    view.resize(400, 200)
    view.show()
    QApplication.processEvents()
    bar = view.list.verticalScrollBar()
    bar.setValue(10)
    view.show_lines(many(60))
    QApplication.processEvents()
    assert bar.value() == 10
    bar.setValue(bar.maximum())
    view.show_lines(many(80))
    QApplication.processEvents()

    assert bar.value() == bar.maximum()


def test_lines_that_a_game_explains_are_sorted_by_what_they_are(qtbot):
    lines = [
        LogLine(1, "Ann attacks", "attack", "", (), Account("cause")),
        LogLine(1, "Ann rolls", "roll", "", (3,), Account("roll", "Ann")),
        LogLine(1, "Bob is caught", "caught", "", (), Account("outcome", "Bob", moment="won")),
        LogLine(1, "A marker", "marker"),
    ]
    view = LogView()
    qtbot.addWidget(view)
    view.show_lines(lines)
    assert [view.sort.itemData(n) for n in range(view.sort.count())] == ["", "cause", "roll", "outcome", "moment"]
    view.sort.setCurrentIndex(view.sort.findData("moment"))
    shown = [view.list.item(row).text() for row in range(view.list.count()) if not view.list.item(row).isHidden()]
    assert shown == ["Bob is caught"]
    assert sorts_of(lines[3], explained=True) == ()
    assert sorts_of(lines[3], explained=False) == ("marker",)
