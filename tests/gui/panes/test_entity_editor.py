"""The tab of one entity."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.panes.entity_editor import EntityEditor
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

Ref = Callable[[str], EntityRef]


def editor_of(document: Document, ref: EntityRef, qtbot: QtBot) -> EntityEditor:
    editor = EntityEditor(document, ref)
    qtbot.addWidget(editor)
    editor.fill()
    editor.show()
    return editor


def test_the_json_view_is_made_when_it_is_wanted(document: Document, ref: Ref, qtbot: QtBot) -> None:
    editor = editor_of(document, ref("species:sprout"), qtbot)
    assert editor.json is None
    editor.show_json(True)
    assert editor.shows_json
    editor.show_json(False)
    assert not editor.shows_json


def test_a_text_that_is_no_json_stays_in_sight(document: Document, ref: Ref, qtbot: QtBot) -> None:
    editor = editor_of(document, ref("species:sprout"), qtbot)
    editor.show_json(True)
    assert editor.json
    editor.json.editor.setPlainText("{")
    editor.show_json(False)
    assert editor.shows_json
    assert editor.pending


def test_typing_in_the_text_shows_in_the_form(document: Document, ref: Ref, qtbot: QtBot) -> None:
    editor = editor_of(document, ref("species:sprout"), qtbot)
    editor.show_json(True)
    assert editor.json
    editor.json.editor.setPlainText('{"id": "sprout", "name": {"en": "Twig"}, "number": 1, "types": []}')
    editor.show_json(False)
    assert editor.form.field.reveal("/name/en").text() == "Twig"  # type: ignore[attr-defined]


def test_a_place_is_shown_in_what_is_in_front(document: Document, ref: Ref, qtbot: QtBot) -> None:
    editor = editor_of(document, ref("species:sprout"), qtbot)
    editor.show_json(True)
    editor.focus_pointer("/number")
    assert editor.json
    assert '"number"' in editor.json.editor.textCursor().block().text()


def test_filling_twice_makes_one_special_editor(document: Document, ref: Ref, qtbot: QtBot) -> None:
    editor = editor_of(document, ref("encounter_table:meadow"), qtbot)
    special = editor.special
    editor.fill()
    assert editor.special is special
    assert special is not None


def test_a_map_has_all_the_room_until_the_form_is_wanted(shipped_content: Path, qtbot: QtBot) -> None:
    document = Document(Workspace.open(shipped_content / "kanto"))
    editor = editor_of(document, document.workspace.resolve_ref("map:training_field"), qtbot)
    assert editor.alone
    for view, alone in (("form", False), ("editor", True), ("json", False), ("editor", True)):
        editor.show_view(view)
        assert editor.alone == alone
    editor.focus_pointer("/name/en")
    assert not editor.alone
