"""The one QUndoCommand."""

from __future__ import annotations

from collections.abc import Callable

from workbench.edits import InsertItem, SetValue
from workbench.gui.document import Document
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_the_undo_menu_says_what_the_edit_says(document: Document, ref: Ref) -> None:
    edit = SetValue(ref("species:sprout"), "/number", 2)
    document.push(edit)
    assert document.undo_stack.undoText() == edit.title


def test_edits_that_do_not_absorb_stay_two_steps(document: Document, ref: Ref) -> None:
    for _ in range(2):
        document.push(InsertItem(ref("species:sprout"), "/types/-", "plant"))
    assert document.undo_stack.count() == 2


def test_edits_of_two_entities_are_undone_in_order(document: Document, ref: Ref) -> None:
    document.push(SetValue(ref("species:sprout"), "/number", 5))
    document.push(SetValue(ref("species:leafling"), "/number", 6))
    document.undo_stack.undo()
    assert document.workspace.dirty == {ref("species:sprout")}
