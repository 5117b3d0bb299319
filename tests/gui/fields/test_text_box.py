"""The box that grows with its text."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.gui.fields.text_box import TextBox


def test_it_grows_with_its_lines_up_to_a_height(qtbot: QtBot) -> None:
    box = on_screen(qtbot, TextBox(), 400, 60)
    heights = []
    for lines in (1, 5, 9, 50):
        box.show_text("\n".join("line" for _ in range(lines)))
        heights.append(box.sizeHint().height())
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_showing_is_not_typing(qtbot: QtBot) -> None:
    box = TextBox()
    qtbot.addWidget(box)
    with qtbot.assertNotEmitted(box.typed):
        box.show_text("shown")
    with qtbot.waitSignal(box.typed) as told:
        qtbot.keyClicks(box, "x")
    assert told.args == ["xshown"]


def test_no_break_spaces_and_line_separators_stay(qtbot: QtBot) -> None:
    box = TextBox()
    qtbot.addWidget(box)
    box.show_text("10\u00a0cm\u2028high\nwide")
    with qtbot.waitSignal(box.typed) as told:
        qtbot.keyClicks(box, "x")
    assert told.args == ["x10\u00a0cm\u2028high\nwide"]
