"""The window as a person uses it, off screen."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.playtest.skirmish import WAIT, workspace
from workbench.gui import splitters
from workbench.gui.chooser import Chooser
from workbench.gui.document import Document
from workbench.gui.panes.campaign_pane import CampaignPane
from workbench.gui.panes.playtest_pane import PlaytestPane
from workbench.gui.window_session import WindowSession
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]
Open = Callable[[Path], WindowSession]
CONTROL = Qt.KeyboardModifier.ControlModifier


def line_named(parent: QWidget, name: str) -> QLineEdit:
    return next(line for line in parent.findChildren(QLineEdit) if line.accessibleName() == name)


def test_an_edit_is_typed_undone_redone_saved_and_read_again(
    session: WindowSession, ref: Ref, qtbot: QtBot, tmp_path: Path
) -> None:
    window = session.window
    editor = window.open_entity(ref("species:sprout"))
    assert editor
    line = line_named(editor.form, "Name, English")
    line.setFocus()
    line.end(False)
    qtbot.keyClicks(line, "ling")
    assert line.text() == "Sproutling"
    assert window.windowTitle().startswith("✱")
    assert window.tabs.tabText(1) == "✱ Sproutling"
    window.actions_by_name["undo"].trigger()
    assert line.text() == "Sprout"
    assert not window.windowTitle().startswith("✱")
    window.actions_by_name["redo"].trigger()
    window.actions_by_name["save"].trigger()
    assert not window.windowTitle().startswith("✱")
    saved = json.loads((tmp_path / "pack" / "species" / "sprout.json").read_text(encoding="utf-8"))
    assert saved["name"] == {"en": "Sproutling", "it": "Germoglio"}
    window.actions_by_name["undo"].trigger()
    assert window.windowTitle().startswith("✱")


def test_ctrl_z_in_a_line_of_text_is_the_windows_undo(session: WindowSession, ref: Ref, qtbot: QtBot) -> None:
    window = session.window
    editor = window.open_entity(ref("species:sprout"))
    assert editor
    window.activateWindow()
    line = line_named(editor.form, "Name, English")
    line.setFocus()
    qtbot.keyClicks(line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Z, CONTROL)
    assert line.text() == "Sprout"
    assert not session.document.workspace.dirty if session.document else False


def test_f8_jumps_to_the_field_of_a_problem_and_its_fix_mends_it(
    qapp: QApplication, opened: Open, pack_folder: Callable[..., Path], ref: Ref
) -> None:
    broken = {"roll": {"die": 20}, "name": {"en": "Bog"}, "rows": [{"range": [1, 20], "species": "sprot"}]}
    session = opened(pack_folder(encounter_table__bog=broken))
    window = session.window
    window.show()
    assert session.wait(10)
    window.actions_by_name["next_problem"].trigger()
    qapp.processEvents()
    assert window.tabs.current_ref() == ref("encounter_table:bog")
    focus = window.focusWidget()
    assert isinstance(focus, QLineEdit)
    assert focus.text() == "sprot"
    assert focus.property("fault") == "error"


def test_quick_open_finds_names_without_their_accents(session: WindowSession, ref: Ref, qtbot: QtBot) -> None:
    session.window.actions_by_name["quick_open"].trigger()
    chooser = session.window.findChild(Chooser)
    assert chooser
    qtbot.keyClicks(chooser.line, "flabebe")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert session.window.tabs.current_ref() == ref("species:flabebe")


def test_the_palette_runs_a_command_by_its_name(session: WindowSession, qtbot: QtBot) -> None:
    session.window.actions_by_name["palette"].trigger()
    chooser = session.window.findChild(Chooser)
    assert chooser
    qtbot.keyClicks(chooser.line, "find the")
    qtbot.keyClicks(chooser.line, "")
    chooser.line.setText("search")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert session.window.focusWidget() is session.window.search.line


def test_closing_with_unsaved_work_asks_and_cancel_keeps_the_window(
    session: WindowSession, ref: Ref, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = session.window
    window.asks = True
    editor = window.open_entity(ref("species:sprout"))
    assert editor
    qtbot.keyClicks(line_named(editor.form, "Name, English"), "x")
    asked: list[str] = []

    def cancel(parent: QWidget, title: str, text: str, *rest: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", cancel)
    assert not window.close()
    assert "species:sprout" in asked[0]
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    assert window.close()


def test_closing_asks_before_a_game_goes_that_somebody_plays(
    session: WindowSession, qtbot: QtBot, packs_of: Callable[..., PackSet], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, duel = session.window, EntityRef("test", "scenario", "duel")
    played = Document(workspace(packs_of(scenario__duel={"sides": [{"seat": 1}, {"seat": 2}]})))
    pane = window.tabs.open_pane(PlaytestPane, "Playtest", "scenario", lambda: PlaytestPane(played, duel))
    assert isinstance(pane, PlaytestPane)
    pane.choose(WAIT)
    asked: list[str] = []

    def cancel(parent: QWidget, title: str, text: str, *rest: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", cancel)
    window.asks = True
    assert not window.close()
    assert "is under way" in asked[0]
    window.asks = False
    assert window.close()


def test_tabs_are_reached_and_closed_by_keys(session: WindowSession, ref: Ref) -> None:
    window = session.window
    window.open_entity(ref("species:sprout"))
    window.open_entity(ref("trainer:ann"))
    window.actions_by_name["previous_tab"].trigger()
    assert window.tabs.current_ref() == ref("species:sprout")
    window.actions_by_name["close_tab"].trigger()
    assert window.tabs.count() == 2
    window.actions_by_name["overview"].trigger()
    window.actions_by_name["close_tab"].trigger()
    assert window.tabs.count() == 2


def test_every_widget_that_takes_the_focus_has_a_name_for_screen_readers(session: WindowSession, ref: Ref) -> None:
    window = session.window
    for text in ("species:sprout", "encounter_table:meadow", "evolution_chain:sprout", "trainer:ann"):
        editor = window.open_entity(ref(text))
        assert editor
        editor.show_json(True)
        editor.show_json(False)
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.isVisible()
        and not widget.accessibleName()
        and not getattr(widget, "text", lambda: "")()
        and not widget.objectName().startswith("qt_")
        and type(widget).__name__ not in ("QTabBar", "QHeaderView", "QMenuBar", "QSplitter")
    ]
    assert not nameless, [(type(widget).__name__, widget.parent()) for widget in nameless]


def test_kanto_opens_whole_and_shows_each_special_editor(opened: Open, shipped_content: Path) -> None:
    session = opened(shipped_content / "kanto")
    window = session.window
    window.show()
    for text in ("encounter_table:route_1", "evolution_chain:eevee", "scenario:intro_one_on_one"):
        session.open_ref(text)
        editor = window.tabs.editors()[-1]
        assert editor.special is not None
    assert session.document
    assert not session.document.workspace.dirty


def test_the_button_of_what_can_be_played_plays_it_in_a_tab(opened: Open, shipped_content: Path) -> None:
    session = opened(shipped_content / "kanto")
    window = session.window
    editor = window.open_entity(EntityRef("kanto", "campaign", "kanto"))
    assert editor
    next(button for button in editor.findChildren(QToolButton) if button.text() == "Play").click()
    assert isinstance(window.tabs.currentWidget(), CampaignPane)


def test_a_read_only_pack_says_so_and_lets_nothing_be_changed(
    opened: Open, pack_folder: Callable[..., Path], tmp_path: Path, ref: Ref
) -> None:
    shutil.make_archive(str(tmp_path / "closed"), "zip", pack_folder())
    session = opened(tmp_path / "closed.zip")
    assert "read-only" in session.window.windowTitle()
    assert not session.window.actions_by_name["new_entity"].isEnabled()
    editor = session.window.open_entity(ref("species:sprout"))
    assert editor
    assert editor.read_only
    assert not line_named(editor.form.field, "Name, English").isEnabled()


def test_the_tree_keeps_its_width_whatever_is_opened(qapp: QApplication, opened: Open, shipped_content: Path) -> None:
    session = opened(shipped_content / "kanto")
    window = session.window
    window.resize(1280, 800)
    window.show()
    qapp.processEvents()
    wide = window.tree.width()
    assert wide >= 240
    for text in ("map:training_field", "trainer:jr_trainer", "evolution_chain:eevee"):
        session.open_ref(text)
        qapp.processEvents()
    assert window.tree.width() == wide


def test_where_splitters_were_put_is_kept_when_the_window_closes(
    session: WindowSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(splitters, "_kept", {"playtest": [700, 400]})
    window = session.window
    window.close()
    monkeypatch.setattr(splitters, "_kept", {})
    window.restore()
    assert splitters.kept() == '{"playtest": [700, 400]}'
