"""What the commands do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from workbench import places
from workbench.edits import SetValue
from workbench.gui.chooser import Chooser
from workbench.gui.panes.json_view import JsonView
from workbench.gui.window_session import WindowSession
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_usages_are_listed_and_lead_there(session: WindowSession, ref: Ref) -> None:
    window = session.window
    window.open_entity(ref("species:sprout"))
    window.actions_by_name["usages"].trigger()
    texts = [window.search.list.item(at).text() for at in range(window.search.list.count())]
    assert "Ann   ·   /party/0/species" in texts
    window.search._open(texts.index("Ann   ·   /party/0/species"))
    assert window.tabs.current_ref() == ref("trainer:ann")


def test_ctrl_j_turns_between_form_and_json(session: WindowSession, ref: Ref) -> None:
    editor = session.window.open_entity(ref("species:sprout"))
    assert editor
    session.window.actions_by_name["json"].trigger()
    assert isinstance(editor.json, JsonView)
    assert editor.shows_json
    session.window.actions_by_name["json"].trigger()
    assert not editor.shows_json


def test_a_text_that_is_no_json_yet_is_not_called_saved(session: WindowSession, tmp_path: Path, ref: Ref) -> None:
    window = session.window
    editor = window.open_entity(ref("species:sprout"))
    assert editor
    assert session.document
    window.actions_by_name["json"].trigger()
    assert isinstance(editor.json, JsonView)
    editor.json.editor.setPlainText('{"id": ')
    session.document.push(SetValue(ref("species:leafling"), "/number", 9))
    window.actions_by_name["save"].trigger()
    said = "The JSON text of species:sprout is no JSON yet and is not saved"
    assert window.statusBar().currentMessage() == said
    assert '"number": 9' in (tmp_path / "pack/species/leafling.json").read_text(encoding="utf-8")


def test_a_new_pack_is_made_and_opened(
    session: WindowSession, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = tmp_path / "fresh"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(fresh), ""))
    session.window.actions_by_name["new_pack"].trigger()
    assert session.document
    assert session.document.packs.opened.id == "fresh"


def test_a_folder_that_is_no_pack_is_told_and_this_one_stays(
    session: WindowSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("PySide6.QtWidgets.QMessageBox.warning", lambda *given: told.append(given[2]))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    session.window.actions_by_name["open_pack"].trigger()
    assert len(told) == 1
    assert session.document
    assert session.document.packs.opened.id == "test"


def test_f5_without_a_scenario_says_so(session: WindowSession) -> None:
    session.window.actions_by_name["playtest"].trigger()
    assert session.window.statusBar().currentMessage() == "The pack has no scenario to play"


def test_docks_and_filter_are_reached_by_their_keys(session: WindowSession) -> None:
    window = session.window
    window.activateWindow()
    for name, widget in (
        ("filter", window.tree.filter),
        ("show_tree", window.tree.view),
        ("find", window.search.line),
    ):
        window.actions_by_name[name].trigger()
        assert window.focusWidget() is widget


def test_a_pack_that_ships_is_opened_by_its_name(session: WindowSession, qtbot: QtBot) -> None:
    name = places.shipped_packs()[0]
    session.window.actions_by_name["recent"].trigger()
    chooser = session.window.findChild(Chooser)
    assert chooser
    with qtbot.waitSignal(session.window.pack_requested) as told:
        session.window.pack_requested.disconnect(session._open_other)
        qtbot.keyClicks(chooser.line, name)
        qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert told.args == [name]


def test_undo_says_what_it_took_back(session: WindowSession, ref: Ref) -> None:
    assert session.document
    session.document.push(SetValue(ref("species:sprout"), "/number", 5))
    session.window.actions_by_name["undo"].trigger()
    assert session.window.statusBar().currentMessage() == "Undone: Set number of species:sprout"
    session.window.actions_by_name["redo"].trigger()
    assert session.window.statusBar().currentMessage().startswith("Made again: ")


def test_an_entity_whose_file_cannot_be_read_leads_to_the_problems(
    session: WindowSession, tmp_path: Path, ref: Ref
) -> None:
    (tmp_path / "pack" / "species" / "broken.json").write_text("{", encoding="utf-8")
    session.open(tmp_path / "pack")
    session.window.asks = False
    session.window.open_entity(ref("species:broken"))
    assert "cannot be read" in session.window.statusBar().currentMessage()
    assert session.wait(10)
    assert session.document
    assert [str(found.ref) for found in session.document.findings if found.severity == "error"] == ["species:broken"]
