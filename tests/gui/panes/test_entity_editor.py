"""The tab of one entity."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from workbench.gui.document import Document
from workbench.gui.fields.base import Field
from workbench.gui.panes.card_text import CardText
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


@pytest.fixture
def card(shipped_content: Path, qtbot: QtBot) -> EntityEditor:
    """The tab of an army card, with its card at the left."""
    kanto = Document(Workspace.open(shipped_content / "kanto"))
    editor = editor_of(kanto, kanto.workspace.resolve_ref("army_card:pikachu"), qtbot)
    editor.resize(1000, 700)
    return editor


def lit(editor: EntityEditor) -> list[str]:
    """The pointers of the form's fields that are lit up."""
    fields = editor.form.findChildren(Field)
    return [field.pointer for field in fields if (field.focusProxy() or field).property("pointed")]


def words_of(editor: EntityEditor) -> list[str]:
    """What is lit up in the text of the card."""
    words = editor.findChild(CardText)
    assert words
    return [mark.cursor.selectedText() for mark in words.extraSelections()]


def test_a_phrase_of_the_card_that_is_clicked_brings_its_field(card: EntityEditor) -> None:
    words = card.findChild(CardText)
    assert words
    words.chosen.emit("/powers/0/dice")
    focus = card.form.focusWidget()
    assert focus is card.form.field.reveal("/powers/0/dice")


def test_the_mouse_on_a_phrase_lights_up_its_field_until_it_leaves(card: EntityEditor) -> None:
    words = card.findChild(CardText)
    assert words
    words.hovered.emit("/powers/0/dice")
    assert lit(card) == ["/powers"]
    card.focus_pointer("/powers/0/range")
    words.hovered.emit("/powers/0/dice")
    assert lit(card) == ["/powers/0/dice"]
    assert words_of(card) == ["3"]
    words.hovered.emit("")
    assert lit(card) == []


def test_the_field_with_the_focus_lights_up_its_phrase(card: EntityEditor) -> None:
    card.form.pointed.emit("/powers/0/range")
    assert words_of(card) == ["5"]
    words = card.findChild(CardText)
    assert words
    words.hovered.emit("/powers/0/dice")
    words.hovered.emit("")
    assert words_of(card) == ["5"]


def test_the_card_follows_the_real_focus_in_form_and_text(card: EntityEditor, qtbot: QtBot) -> None:
    card.activateWindow()
    qtbot.waitUntil(card.isActiveWindow)
    card.focus_pointer("/powers/0/range")
    assert words_of(card) == ["5"]
    card.show_json(True)
    card.focus_pointer("/powers/0/dice")
    assert card.json
    card.json.editor.go_to(card.json.editor.textCursor().blockNumber() + 1, 10)
    assert words_of(card) == ["3"]


def test_the_json_text_and_the_card_point_at_each_other(card: EntityEditor) -> None:
    card.show_json(True)
    assert card.json
    card.json.pointed.emit("/powers/0/range")
    assert words_of(card) == ["5"]
    words = card.findChild(CardText)
    assert words
    words.chosen.emit("/powers/0/dice")
    assert '"dice"' in card.json.editor.textCursor().block().text()
    words.hovered.emit("/life")
    marked = [mark.cursor.block().text() for mark in card.json.editor.extraSelections()]
    assert any('"life"' in line for line in marked)
