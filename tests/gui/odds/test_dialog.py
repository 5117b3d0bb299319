"""Exact odds in the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.odds.dialog import OddsDialog
from workbench.gui.settings import Settings
from workbench.gui.window_session import WindowSession
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace


@pytest.fixture
def kanto() -> Document:
    """A pack whose rules answer questions."""
    return Document(Workspace.open("kanto"))


def asked(qtbot: QtBot, document: Document, question: str = "", front: EntityRef | None = None) -> OddsDialog:
    """The dialog at a question."""
    dialog = on_screen(qtbot, OddsDialog(None, document, front))
    if question:
        dialog.question.setCurrentIndex(dialog.question.findData(question))
    return dialog


def cell(dialog: OddsDialog, row: int, column: int) -> str:
    item = dialog.table.item(row, column)
    return item.text() if item else ""


def test_every_question_of_the_rules_is_offered_and_answered_at_once(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto)
    ids = [question.id for question in kanto.workspace.questions()]
    assert [dialog.question.itemData(at) for at in range(dialog.question.count())] == ids
    for at in range(len(ids)):
        dialog.question.setCurrentIndex(at)
        assert dialog.table.rowCount() > 0
        assert dialog.refused.isHidden()


def test_choosing_answers_anew(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto, "capture")
    for name, value in {"target": "onix", "ball": "great_ball", "status": "sleep", "wounds": 2}.items():
        dialog.choosers[name].choose(value)
    assert cell(dialog, 0, 1) == "30 % (3/10)"
    assert dialog.said.text().startswith("30 %")


def test_values_that_make_no_question_are_said_and_the_table_is_empty(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto, "capture")
    dialog.choosers["wounds"].choose(20)
    assert "20 wounds destroy" in dialog.refused.text()
    assert dialog.table.rowCount() == 0
    dialog.choosers["wounds"].choose(0)
    assert dialog.refused.isHidden()


def test_the_answer_follows_edits_and_keeps_what_was_chosen(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto, "encounter")
    dialog.choosers["table"].choose("route_1")
    dialog.choosers["hexes"].choose(10)
    chooser = dialog.choosers["table"]
    before = cell(dialog, 0, 1)
    assert kanto.push(SetValue(EntityRef("kanto", "encounter_table", "route_1"), "/rows/0/species", "paras"))
    assert dialog.choosers["hexes"].choice() == 10
    assert dialog.choosers["table"] is chooser, "what has the focus stays"
    assert cell(dialog, 0, 0) == "Paras"
    assert cell(dialog, 0, 1) != before


def test_it_begins_with_the_entity_in_front(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto, front=EntityRef("kanto", "encounter_table", "route_1_water"))
    assert dialog.question.currentData() == "encounter"
    assert dialog.choosers["table"].choice() == "route_1_water"


def test_a_row_leads_to_its_entity(qtbot: QtBot, kanto: Document) -> None:
    dialog = asked(qtbot, kanto, "encounter")
    with qtbot.waitSignal(kanto.open_requested) as opened:
        dialog.table.itemActivated.emit(dialog.table.item(0, 0))
    assert opened.args[0].kind == "species"


def test_it_speaks_italian(qtbot: QtBot, kanto: Document) -> None:
    lang.use("it")
    dialog = asked(qtbot, kanto, "capture")
    assert dialog.windowTitle() == "Probabilità"
    assert dialog.question.currentText() == "Cattura"
    assert dialog.choosers["target"].accessibleName() == "Pokémon selvatico"


def test_a_pack_without_rules_says_so_and_its_command_is_off(session: WindowSession) -> None:
    window = session.window
    window.actions_by_name["odds"].trigger()
    said = "The rules of this pack answer no questions of odds"
    assert window.statusBar().currentMessage() == said
    assert not window.actions_by_name["odds"].isEnabled()
    assert not window.findChildren(OddsDialog)


def test_the_command_opens_the_dialog_over_the_window(
    qapp: QApplication, pack_folder: Callable[..., Path], ref: Callable[[str], EntityRef]
) -> None:
    folder = pack_folder()
    manifest = (folder / "pack.json").read_text(encoding="utf-8")
    (folder / "pack.json").write_text(manifest.replace('"version"', '"ruleset": "pokescape", "version"'))
    made = WindowSession(qapp, Settings(keep=False))
    made.open(folder)
    made.window.asks = False
    made.window.show()
    made.window.open_entity(ref("encounter_table:meadow"))
    made.window.actions_by_name["odds"].trigger()
    (dialog,) = made.window.findChildren(OddsDialog)
    assert dialog.choosers["table"].choice() == "meadow"
    assert cell(dialog, 0, 0) == "Sprout"
    dialog.question.setCurrentIndex(dialog.question.findData("capture"))
    assert dialog.refused.text() == "The pack has nothing to choose for “Wild Pokémon”"
    dialog.close()
    made.window.close()
    made.close()
