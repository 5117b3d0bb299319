"""Opening packs, background findings, turning theme and language."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from workbench import places
from workbench.edits import SetValue
from workbench.gui import lang, theme
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.settings import Settings
from workbench.gui.window_session import WindowSession
from workbench.model.ref import EntityRef
from workbench.workspace import NotFound, Workspace

Ref = Callable[[str], EntityRef]


def test_findings_come_in_after_an_edit_and_go_with_its_undo(session: WindowSession, ref: Ref) -> None:
    document = session.document
    assert document
    assert not [found for found in document.findings if found.code.startswith("REF")]
    document.push(SetValue(ref("trainer:ann"), "/party/0/species", "nobody"))
    assert session.wait(10)
    assert [found.pointer for found in document.findings_of(ref("trainer:ann"))] == ["/party/0/species"]
    document.undo_stack.undo()
    assert session.wait(10)
    assert not document.findings_of(ref("trainer:ann"))


def test_findings_of_an_older_generation_are_dropped(session: WindowSession, ref: Ref) -> None:
    document = session.document
    assert document
    before = document.findings
    document.push(SetValue(ref("trainer:ann"), "/party/0/species", "nobody"))
    session._take(document.generation - 1, ())
    assert document.findings == before


def test_the_theme_turns_and_comes_back(session: WindowSession) -> None:
    session.window.actions_by_name["dark"].trigger()
    assert theme.current().dark
    session.window.actions_by_name["dark"].trigger()
    assert not theme.current().dark


def test_a_pack_is_remembered_by_a_path_that_holds_in_every_folder(
    session: WindowSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session.open("pack")
    assert session.window.settings.texts("recent")[0] == str((tmp_path / "pack").resolve())
    session.open("kanto")
    assert session.window.settings.texts("recent")[0] == "kanto"


@pytest.mark.parametrize(("answer", "after"), [("No", "en"), ("Yes", "it")])
def test_a_text_that_is_no_json_yet_is_asked_about_before_the_language_turns(
    session: WindowSession, ref: Ref, monkeypatch: pytest.MonkeyPatch, answer: str, after: str
) -> None:
    asked: list[str] = []

    def question(*given: Any) -> QMessageBox.StandardButton:
        asked.append(given[2])
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QMessageBox, "question", question)
    editor = session.window.open_entity(ref("species:sprout"))
    assert editor
    editor.show_json(True)
    assert editor.json
    editor.json.editor.setPlainText("{")
    session.window.asks = True
    session.window.language_requested.emit("it")
    session.window.asks = False
    assert lang.current() == after
    assert "species:sprout" in asked[0]


def test_the_language_turns_with_tabs_and_undo_kept(session: WindowSession, ref: Ref) -> None:
    document = session.document
    assert document
    session.window.open_entity(ref("species:sprout"))
    document.push(SetValue(ref("species:sprout"), "/number", 9))
    session.window.actions_by_name["language"].trigger()
    assert lang.current() == "it"
    assert [editor.ref for editor in session.window.tabs.editors()] == [ref("species:sprout")]
    session.window.show()
    labels = {label.text() for label in session.window.tabs.editors()[0].form.field.findChildren(QLabel)}
    assert "Numero" in labels
    session.window.actions_by_name["undo"].trigger()
    assert not document.workspace.dirty


def test_a_picture_is_written_and_nothing_else(
    qapp: QApplication, pack_folder: Callable[..., Path], tmp_path: Path, state_folder: Path
) -> None:
    folder = pack_folder()
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    session = WindowSession(qapp, Settings(keep=False))
    session.open(folder)
    assert session.take_picture(tmp_path / "shot.png", 1280, 800) == 0
    session.close()
    assert (tmp_path / "shot.png").read_bytes().startswith(b"\x89PNG")
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before
    assert not list(state_folder.rglob("*.json"))


def test_a_picture_shows_what_moves_where_it_comes_to_rest(
    qapp: QApplication, pack_folder: Callable[..., Path], tmp_path: Path
) -> None:
    session = WindowSession(qapp, Settings(keep=False))
    session.open(pack_folder())
    motion = QVariantAnimation(session.window)
    motion.setDuration(60_000)
    motion.setStartValue(0.0)
    motion.setEndValue(1.0)
    motion.start()
    session.take_picture(tmp_path / "shot.png", 1280, 800)
    assert motion.currentValue() == 1.0
    session.close()


def test_a_picture_shows_a_game_after_as_many_decisions_as_were_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    session = WindowSession(qapp, Settings(keep=False))
    session.open(places.content() / "kanto")
    session.play("training_battle", 1)
    (pane,) = session.window.findChildren(PlaytestPane)
    assert pane.session is not None
    assert not pane.session.waits_for_person, "an agent would go on"
    pane.clock.set_speed("At once")
    session.take_picture(tmp_path / "shot.png", 1280, 800)
    assert pane.session.here.depth == 1
    session.close()


def test_a_picture_that_cannot_be_written_is_told(
    qapp: QApplication, pack_folder: Callable[..., Path], tmp_path: Path
) -> None:
    session = WindowSession(qapp, Settings(keep=False))
    session.open(pack_folder())
    with pytest.raises(OSError, match="cannot be written"):
        session.take_picture(tmp_path / "nowhere" / "shot.png", 1280, 800)
    session.close()


def test_an_unknown_pack_or_entity_is_told(session: WindowSession, tmp_path: Path) -> None:
    with pytest.raises(NotFound, match="nowhere"):
        session.open(tmp_path / "nowhere")
    with pytest.raises(NotFound, match="sprot"):
        session.open_ref("species:sprot")


def test_a_campaign_is_played_by_its_name_as_a_scenario_is(session: WindowSession) -> None:
    session.open("kanto")
    session.play("kanto", 2)
    pane = session.window.tabs.currentWidget()
    assert isinstance(pane, CampaignPane)
    assert pane.session
    assert len(pane.session.decisions) == 2
    with pytest.raises(NotFound, match="has no scenario `nowhere`"):
        session.play("nowhere")


@pytest.mark.parametrize("name", ["kanto", "training_battle"])
def test_what_is_played_goes_on_in_another_language(session: WindowSession, name: str) -> None:
    session.open("kanto")
    session.play(name, 3)
    pane: Any = session.window.tabs.currentWidget()
    going = pane.session
    going.seat_agent(2, None)
    session.window.language_requested.emit("it")
    again: Any = session.window.tabs.currentWidget()
    assert type(again) is type(pane)
    assert again is not pane
    assert again.session is going
    table = getattr(again, "step", again)
    assert table.bar.agents() == {1: None, 2: None}
    assert table.bar.start.text() == "Nuova partita"


def test_unsaved_work_of_a_window_that_died_is_offered_and_can_be_undone(
    qapp: QApplication, pack_folder: Callable[..., Path], ref: Ref, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack_folder()
    died = Workspace.open(folder)
    died.hold()
    died.apply(SetValue(ref("species:sprout"), "/number", 44))
    asked: list[str] = []

    def yes(parent: object, title: str, text: str, *rest: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", yes)
    session = WindowSession(qapp, Settings())
    session.open(folder)
    session.wait(10)
    document = session.document
    assert document
    assert len(asked) == 1
    assert document.workspace.dirty == {ref("species:sprout")}
    document.undo_stack.undo()
    assert not document.workspace.dirty
    session.window.close()
    session.close()
    again = Workspace.open(folder)
    assert again.hold() is None


def test_no_thread_is_left_when_the_window_is_gone(qapp: QApplication, pack_folder: Callable[..., Path]) -> None:
    before = threading.active_count()
    session = WindowSession(qapp, Settings(keep=False))
    session.open(pack_folder())
    session.open(pack_folder())
    session.window.asks = False
    session.window.close()
    session.close()
    assert threading.active_count() == before
