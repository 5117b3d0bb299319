"""The frame of a window, without commands."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.gui.document import Document
from workbench.gui.settings import Settings
from workbench.gui.window_frame import WindowFrame
from workbench.model.ref import EntityRef


def test_it_opens_entities_and_says_when_one_is_gone(
    document: Document, ref: Callable[[str], EntityRef], qtbot: QtBot
) -> None:
    frame = WindowFrame(document, Settings(keep=False))
    qtbot.addWidget(frame)
    editor = frame.open_entity(ref("species:sprout"))
    assert editor
    assert frame.tabs.current_ref() == ref("species:sprout")
    assert frame.open_entity(ref("species:nobody")) is None
    assert "species:nobody" in frame.statusBar().currentMessage()


def test_a_pane_is_brought_to_the_front_from_its_fold(document: Document, qtbot: QtBot) -> None:
    frame = on_screen(qtbot, WindowFrame(document, Settings(keep=False)))
    assert not frame.search.isVisible()
    frame.show_pane(frame.search)
    assert frame.search.isVisible()
