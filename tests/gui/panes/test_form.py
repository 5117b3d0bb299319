"""An entity as a form."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import CreateEntity, DeleteEntity, SetValue
from workbench.gui.document import Document
from workbench.gui.panes.form import FormPane
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def form_of(document: Document, ref: EntityRef, qtbot: QtBot) -> FormPane:
    form = on_screen(qtbot, FormPane(document, ref))
    return form


def labels(form: FormPane) -> set[str]:
    QApplication.processEvents()  # the layout shows what was added
    return {label.text() for label in form.findChildren(QLabel) if label.isVisible()}


def test_fields_are_made_when_they_come_into_sight(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = FormPane(document, ref("species:sprout"))
    qtbot.addWidget(form)
    assert not form.findChildren(QLineEdit)
    form.show()
    assert form.findChildren(QLineEdit)


def test_the_id_is_no_field_since_renaming_follows_references(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    assert "Number" in labels(form)
    assert "Id" not in labels(form)


def test_a_change_made_elsewhere_is_shown(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    document.push(SetValue(ref("species:sprout"), "/name/en", "Oak"))
    assert "Oak" in {line.text() for line in form.findChildren(QLineEdit)}


def test_findings_stand_beside_their_field(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    found = Diagnostic("SCH001", Severity.ERROR, ref("species:sprout"), "/number", "too small", "at least 1")
    document.show_findings((found,))
    assert "too small. at least 1" in labels(form)
    document.show_findings(())
    assert "too small. at least 1" not in labels(form)


def test_a_place_inside_a_closed_card_is_opened_and_gets_the_focus(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("trainer:ann"), qtbot)
    form.focus_pointer("/party/0/species")
    focus = form.focusWidget()
    assert isinstance(focus, QLineEdit)
    assert focus.text() == "sprout"


def test_the_focused_field_says_below_what_it_means(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    form.focus_pointer("/number")
    form._context.focused.emit("Number", "Its place in the list.")
    assert form._hint.text() == "<b>Number</b>&nbsp; Its place in the list."


def test_what_a_reference_names_is_told_anew_when_it_comes_or_goes(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("trainer:ann"), qtbot)
    form.focus_pointer("/party/0/species")
    document.push(DeleteEntity(ref("species:sprout")))
    tips = {button.toolTip() for button in form.findChildren(object) if hasattr(button, "toolTip")}  # type: ignore[call-overload]
    assert "Create sprout" in tips


def test_odd_data_is_shown_and_not_lost(document: Document, ref: Ref, qtbot: QtBot) -> None:
    odd = {"id": "odd", "number": "many", "types": "plant", "name": 5, "nmae": 1, "base_stats": []}
    document.push(CreateEntity(ref("species:odd"), odd))
    form_of(document, ref("species:odd"), qtbot)
    entity = document.packs.get(ref("species:odd"))
    assert entity
    assert entity.data == odd


def test_data_that_is_no_object_is_shown(document: Document, ref: Ref, qtbot: QtBot) -> None:
    document.push(CreateEntity(ref("species:odd"), [1, 2]))
    form_of(document, ref("species:odd"), qtbot)


def test_read_only_switches_the_fields_off(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    form.set_read_only(True)
    assert not form.field.isEnabled()


def test_pack_json_has_a_form_too(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("pack:test"), qtbot)
    assert "0.1.0" in {line.text() for line in form.findChildren(QLineEdit)}


def test_signs_in_a_hint_are_read_as_they_are(document: Document, ref: Ref, qtbot: QtBot) -> None:
    form = form_of(document, ref("species:sprout"), qtbot)
    form._context.focused.emit("A & B", "such as `>=1.0,<2`; empty for any.")
    page = QTextDocument()
    page.setHtml(form._hint.text())
    assert page.toPlainText() == "A & B  such as `>=1.0,<2`; empty for any."
