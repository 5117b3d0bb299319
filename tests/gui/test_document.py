"""The document: one undo stack, dirty stars that tell the truth."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

Ref = Callable[[str], EntityRef]


def number(document: Document, ref: EntityRef) -> Any:
    entity = document.packs.get(ref)
    assert entity
    return entity.data["number"]


def test_undo_restores_the_very_same_data(document: Document, ref: Ref) -> None:
    sprout = ref("species:sprout")
    before = document.packs.get(sprout)
    document.push(SetValue(sprout, "/number", 9))
    assert number(document, sprout) == 9
    document.undo_stack.undo()
    assert document.packs.get(sprout) == before
    document.undo_stack.redo()
    assert number(document, sprout) == 9


def test_typing_in_one_field_is_one_step_until_the_user_turns_away(document: Document, ref: Ref) -> None:
    sprout = ref("species:sprout")
    for value in (2, 21, 213):
        document.push(SetValue(sprout, "/number", value))
    assert document.undo_stack.count() == 1
    document.end_step()
    document.push(SetValue(sprout, "/number", 7))
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert number(document, sprout) == 213
    document.undo_stack.undo()
    assert number(document, sprout) == 1


def test_changed_names_what_changed(document: Document, ref: Ref, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.changed) as told:
        document.push(SetValue(ref("species:sprout"), "/number", 2))
    assert told.args == [frozenset({ref("species:sprout")})]


def test_a_refused_edit_is_told_and_leaves_no_step(document: Document, ref: Ref, qtbot: QtBot) -> None:
    with qtbot.waitSignal(document.refused) as told:
        assert not document.push(SetValue(ref("species:nobody"), "/number", 2))
    assert told.args
    assert "nobody" in told.args[0]
    assert document.undo_stack.count() == 0


def test_stars_tell_the_truth_across_save_and_undo(document: Document, ref: Ref) -> None:
    sprout = ref("species:sprout")
    document.push(SetValue(sprout, "/number", 2))
    assert document.workspace.dirty == {sprout}
    document.save()
    assert not document.workspace.dirty
    document.undo_stack.undo()
    assert document.workspace.dirty == {sprout}
    document.undo_stack.redo()
    assert not document.workspace.dirty


def test_a_value_typed_back_is_not_dirty(document: Document, ref: Ref) -> None:
    document.push(SetValue(ref("species:sprout"), "/number", 2))
    document.push(SetValue(ref("species:sprout"), "/number", 1))
    assert not document.workspace.dirty


def test_saving_writes_the_edit_and_the_pack_opens_again(
    document: Document, ref: Ref, pack_folder: Callable[..., Path], tmp_path: Path
) -> None:
    document.push(SetValue(ref("species:sprout"), "/number", 77))
    document.save()
    again = Document(Workspace.open(tmp_path / "pack"))
    assert number(again, ref("species:sprout")) == 77


def test_two_hundred_steps_survive_the_garbage_collector(document: Document, ref: Ref) -> None:
    for value in range(200):
        document.end_step()
        document.push(SetValue(ref("species:sprout"), "/number", value + 100))
    gc.collect()
    for _ in range(200):
        document.undo_stack.undo()
    assert number(document, ref("species:sprout")) == 1


def test_findings_are_told_only_when_they_differ(document: Document, ref: Ref, qtbot: QtBot) -> None:
    found = (Diagnostic("REF001", Severity.ERROR, ref("species:sprout"), "/types/0", "no such type"),)
    with qtbot.waitSignal(document.findings_changed):
        document.show_findings(found)
    with qtbot.assertNotEmitted(document.findings_changed):
        document.show_findings(found)
    assert document.findings_of(ref("species:sprout")) == found
    assert document.findings_of(ref("species:leafling")) == ()
