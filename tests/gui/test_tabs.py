"""The tabs in the middle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import DeleteEntity, SetValue
from workbench.gui.document import Document
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def tabs(document: Document, qtbot: QtBot) -> EditorTabs:
    return on_screen(qtbot, EditorTabs(document))


def test_an_entity_has_one_tab(tabs: EditorTabs, ref: Ref) -> None:
    first = tabs.open_entity(ref("species:sprout"))
    tabs.open_entity(ref("trainer:ann"))
    assert tabs.open_entity(ref("species:sprout")) is first
    assert tabs.count() == 2
    assert tabs.current_ref() == ref("species:sprout")


def test_stars_come_and_go(tabs: EditorTabs, document: Document, ref: Ref) -> None:
    tabs.open_entity(ref("species:sprout"))
    document.push(SetValue(ref("species:sprout"), "/number", 5))
    assert tabs.tabText(0) == "✱ Sprout"
    document.undo_stack.undo()
    assert tabs.tabText(0) == "Sprout"


def test_the_tab_of_an_entity_that_is_gone_closes(tabs: EditorTabs, document: Document, ref: Ref) -> None:
    tabs.open_entity(ref("trainer:ann"))
    document.push(DeleteEntity(ref("trainer:ann")))
    assert tabs.count() == 0
    assert tabs.open_entity(ref("trainer:ann")) is None


def test_a_tab_whose_text_is_no_json_yet_does_not_close(tabs: EditorTabs, ref: Ref) -> None:
    editor = tabs.open_entity(ref("species:sprout"))
    assert editor
    editor.show_json(True)
    assert editor.json
    editor.json.editor.setPlainText("{")
    tabs.close_tab(0)
    assert tabs.count() == 1
    editor.json.discard()
    tabs.close_tab(0)
    assert tabs.count() == 0
