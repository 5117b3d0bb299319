"""An entity as JSON text, both ways."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.json_view import JsonView
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def view(document: Document, ref: Ref, qtbot: QtBot) -> JsonView:
    return on_screen(qtbot, JsonView(document, ref("species:sprout")))


def data(document: Document, ref: Ref) -> Any:
    entity = document.packs.get(ref("species:sprout"))
    assert entity
    return entity.data


def retype(view: JsonView, old: str, new: str) -> None:
    view.editor.setPlainText(view.editor.toPlainText().replace(old, new))


def test_what_is_typed_becomes_the_entity_after_a_rest(
    view: JsonView, document: Document, ref: Ref, qtbot: QtBot
) -> None:
    retype(view, '"Germoglio"', '"Virgulto"')
    assert view.pending
    with qtbot.waitSignal(document.changed, timeout=2000):
        pass
    assert data(document, ref)["name"]["it"] == "Virgulto"
    assert not view.pending
    document.undo_stack.undo()
    assert '"Germoglio"' in view.editor.toPlainText()


def test_a_change_made_elsewhere_is_shown(view: JsonView, document: Document, ref: Ref) -> None:
    document.push(SetValue(ref("species:sprout"), "/number", 42))
    assert json.loads(view.editor.toPlainText())["number"] == 42


def test_a_text_that_is_no_json_is_told_with_its_line_and_nothing_is_lost(
    view: JsonView, document: Document, ref: Ref
) -> None:
    before = data(document, ref)
    text = view.editor.toPlainText().replace('"number": 1', '"number": nan')
    view.editor.setPlainText(text)
    line = text[: text.index("nan")].count("\n") + 1
    assert not view.commit()
    assert view._said.text().startswith(f"line {line}, column")
    assert view._banner.isVisible()
    assert view.editor.toPlainText() == text
    assert data(document, ref) == before
    document.push(SetValue(ref("species:sprout"), "/generation", 3))
    assert view.editor.toPlainText() == text
    view.discard()
    assert json.loads(view.editor.toPlainText())["generation"] == 3
    assert not view._banner.isVisible()


def test_blanks_alone_are_no_edit(view: JsonView, document: Document) -> None:
    view.editor.setPlainText("\n\n" + view.editor.toPlainText())
    assert view.commit()
    assert document.undo_stack.count() == 0


def test_a_number_that_becomes_another_sort_of_number_is_an_edit(view: JsonView, document: Document, ref: Ref) -> None:
    view.editor.setPlainText('{"id": "sprout", "number": 1.0}')
    assert view.commit()
    assert type(data(document, ref)["number"]) is float


def test_undo_belongs_to_the_text_only_while_it_is_not_in_the_entity(view: JsonView) -> None:
    assert not view.editor.own_undo
    view.editor.insertPlainText(" ")
    assert view.editor.own_undo
    view.commit()
    assert not view.editor.own_undo


def test_a_place_is_shown(view: JsonView) -> None:
    view.focus_pointer("/name/it")
    assert '"it"' in view.editor.textCursor().block().text()


def test_read_only_text_cannot_be_typed_in(view: JsonView) -> None:
    view.set_read_only(True)
    assert view.editor.isReadOnly()


def test_letters_that_editors_take_for_blanks_or_line_ends_stay(view: JsonView, document: Document, ref: Ref) -> None:
    odd = "dieci\u00a0cm\u2028alto\u2029"
    document.push(SetValue(ref("species:sprout"), "/name/it", odd))
    retype(view, '"number": 1', '"number": 7')
    assert view.commit()
    assert data(document, ref)["number"] == 7
    assert data(document, ref)["name"]["it"] == odd
