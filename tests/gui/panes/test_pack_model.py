"""The pack tree as a Qt model."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from workbench.edits import CreateEntity, SetValue
from workbench.gui.document import Document
from workbench.gui.panes.pack_model import NODE, PackModel
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_it_is_a_sound_model(document: Document, qtmodeltester: ModelTester) -> None:
    model = PackModel(document)
    qtmodeltester.check(model)
    model.filter("species:")
    qtmodeltester.check(model)


def test_stars_and_dots_rise_to_the_kind(document: Document, ref: Ref) -> None:
    model = PackModel(document)
    row = model.index_of(ref("species:sprout"))
    node, kind = row.data(NODE), row.parent().data(NODE)
    document.push(SetValue(ref("species:sprout"), "/number", 7))
    document.show_findings((Diagnostic("A", Severity.WARNING, ref("species:sprout"), "", "m"),))
    assert model.is_dirty(node)
    assert model.is_dirty(kind)
    assert model.worst(node) == model.worst(kind) == Severity.WARNING
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "Sprout, unsaved, warning"
    document.undo_stack.undo()
    assert not model.is_dirty(node)


def test_a_new_name_and_a_new_entity_make_new_rows(document: Document, ref: Ref, qtbot: QtBot) -> None:
    model = PackModel(document)
    with qtbot.waitSignal(model.modelReset):
        document.push(CreateEntity(ref("species:oak"), {"id": "oak"}))
    assert model.index_of(ref("species:oak")).isValid()
    with qtbot.waitSignal(model.modelReset):
        document.push(SetValue(ref("species:oak"), "/name", {"en": "Oak"}))
    assert model.index_of(ref("species:oak")).data() == "Oak"


def test_a_kind_that_nobody_unfolded_takes_new_names_and_dots_too(document: Document, ref: Ref, qtbot: QtBot) -> None:
    model = PackModel(document)
    kind = next(node for node in map(model.index, range(model.rowCount()), [0] * 99) if node.data() == "Species")
    document.show_findings((Diagnostic("A", Severity.ERROR, ref("species:sprout"), "", "m"),))
    assert model.hasChildren(kind)
    assert model.worst(kind.data(NODE)) == Severity.ERROR
    assert not kind.data(NODE).is_made
    with qtbot.waitSignal(model.modelReset):
        document.push(SetValue(ref("species:sprout"), "/name", {"en": "Oak"}))
    assert model.index_of(ref("species:sprout")).data() == "Oak"


def test_an_edit_of_something_else_keeps_the_rows(document: Document, ref: Ref, qtbot: QtBot) -> None:
    model = PackModel(document)
    with qtbot.assertNotEmitted(model.modelReset):
        document.push(SetValue(ref("species:sprout"), "/generation", 2))


def test_notes_make_no_dot(document: Document, ref: Ref) -> None:
    model = PackModel(document)
    document.show_findings((Diagnostic("A", Severity.INFO, ref("species:sprout"), "", "m"),))
    assert model.worst(model.index_of(ref("species:sprout")).data(NODE)) is None
