"""The Italian of boards and playtests."""

from __future__ import annotations

from workbench.gui.lang_it import ITALIAN
from workbench.gui.lang_it_play import PLAY
from workbench.gui.map_editor.tools import TOOLS


def test_it_is_part_of_the_whole_table() -> None:
    assert PLAY.items() <= ITALIAN.items()


def test_every_tool_of_the_map_has_its_italian() -> None:
    assert not [tool.id for tool in TOOLS if tool.title not in PLAY or tool.hint not in PLAY]
