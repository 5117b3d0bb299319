"""Search over all packs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.gui.document import Document
from workbench.gui.panes.search import SearchPane, find
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

Ref = Callable[[str], EntityRef]


@pytest.mark.parametrize(("text", "first"), [("flabebe", "flabebe"), ("germoglio", "sprout"), ("LEAFLING", "leafling")])
def test_ids_and_names_of_every_language_are_found(document: Document, text: str, first: str) -> None:
    assert find(document, text)[0].id == first


def test_nothing_is_found_for_nothing(document: Document) -> None:
    assert find(document, "") == find(document, "♀") == find(document, "zzz") == []


def test_signs_and_apostrophes_do_not_hide_a_name(shipped_content: Path) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    assert {ref.id for ref in find(document, "nidoran") if ref.kind == "species"} == {"nidoran_f", "nidoran_m"}
    assert find(document, "farfetch'd")[0].id == "farfetchd"


def test_typing_finds_after_a_rest_and_enter_opens_the_best(document: Document, ref: Ref, qtbot: QtBot) -> None:
    pane = on_screen(qtbot, SearchPane(document))
    qtbot.keyClicks(pane.line, "leafl")
    qtbot.waitUntil(lambda: pane.list.count() == 1)
    with qtbot.waitSignal(document.open_requested) as told:
        qtbot.keyClick(pane.line, Qt.Key.Key_Return)
    assert told.args == [ref("species:leafling"), ""]


def test_usages_name_each_place(document: Document, ref: Ref, qtbot: QtBot) -> None:
    pane = SearchPane(document)
    qtbot.addWidget(pane)
    pane.show_usages(ref("species:sprout"))
    assert {str(target) for target, _ in pane._targets} == {
        "encounter_table:meadow",
        "evolution_chain:sprout",
        "trainer:ann",
    }
