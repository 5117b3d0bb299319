"""The buttons in the corner of the board."""

import pytest
from PySide6.QtWidgets import QWidget

from tests.gui.showing import on_screen
from workbench.gui.playtest.board_tools import TOOLS, BoardTools


@pytest.fixture
def tools(qtbot):
    over = on_screen(qtbot, QWidget(), 700, 400)
    made = BoardTools(over)
    made.show()
    return made


def test_every_tool_has_a_name_a_tip_and_a_key(tools):
    for tool in TOOLS:
        button = tools.buttons[tool.id]
        assert button.accessibleName()
        assert f"({tool.key})" in button.toolTip()
        assert button.isChecked() == tool.down
    assert len({tool.key for tool in TOOLS}) == len(TOOLS)


def test_keys_use_tools_in_either_case_and_others_do_nothing(tools):
    seen = []
    tools.used.connect(lambda tool, down: seen.append((tool, down)))
    assert tools.press("h")
    assert tools.press("F")
    assert not tools.press("q")
    assert not tools.press("")
    assert seen == [("levels", True), ("follow", False)]
    assert tools.is_down("levels")


def test_they_stay_in_the_corner(tools, qtbot):
    tools.parentWidget().resize(500, 300)
    assert tools.geometry().right() <= 500
    assert tools.geometry().right() > 480
