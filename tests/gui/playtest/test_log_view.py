"""The list of a game's log."""

from workbench.gui.playtest.log_delegate import FIRST
from workbench.gui.playtest.log_view import LogView
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
