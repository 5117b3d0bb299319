"""The pack tree."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import CreateEntity
from workbench.gui.document import Document
from workbench.gui.panes.pack_model import NODE
from workbench.gui.panes.pack_tree import PackTree
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def tree(document: Document, qtbot: QtBot) -> PackTree:
    return on_screen(qtbot, PackTree(document))


def test_typing_filters_and_enter_opens_the_first_match(
    tree: PackTree, document: Document, ref: Ref, qtbot: QtBot
) -> None:
    qtbot.keyClicks(tree.filter, "flabebe")
    with qtbot.waitSignal(document.open_requested) as told:
        qtbot.keyClick(tree.filter, Qt.Key.Key_Return)
    assert told.args[0] == ref("species:flabebe")
    qtbot.keyClick(tree.filter, Qt.Key.Key_Escape)
    assert tree.filter.text() == ""


def test_a_filter_opens_kinds_and_leaving_it_closes_them_again(tree: PackTree, ref: Ref, qtbot: QtBot) -> None:
    qtbot.keyClicks(tree.filter, "sprout")
    kind = tree.model.index_of(ref("species:sprout")).parent()
    assert tree.view.isExpanded(kind)
    tree.filter.clear()
    kind = tree.model.index_of(ref("species:sprout")).parent()
    assert not tree.view.isExpanded(kind)


def test_what_was_open_stays_open_when_an_entity_comes(tree: PackTree, document: Document, ref: Ref) -> None:
    tree.view.expand(tree.model.index_of(ref("species:sprout")).parent())
    document.push(CreateEntity(ref("species:oak"), {"id": "oak"}))
    assert tree.view.isExpanded(tree.model.index_of(ref("species:oak")).parent())


def test_a_click_opens_an_entity_and_selecting_one_does_not(
    tree: PackTree, document: Document, ref: Ref, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(document.open_requested):
        tree.select(ref("trainer:ann"))
    assert tree.view.currentIndex().data(NODE).ref == ref("trainer:ann")
    with qtbot.waitSignal(document.open_requested):
        tree.view.clicked.emit(tree.view.currentIndex())


def test_down_goes_from_the_filter_to_the_rows(tree: PackTree, qtbot: QtBot) -> None:
    tree.activateWindow()
    tree.filter.setFocus()
    qtbot.keyClick(tree.filter, Qt.Key.Key_Down)
    assert tree.focusWidget() is tree.view
