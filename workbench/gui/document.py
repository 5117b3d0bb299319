"""The opened pack as the window holds it: the workspace, one undo stack, what changed, what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from workbench.edits.base import Applied, Edit, EditRefused
from workbench.gui.edit_command import EditCommand
from workbench.model.diagnostic import Diagnostic
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.workspace import Workspace


class Document(QObject):
    """What every pane of a window looks at and pushes its edits to. Lives in the window's thread."""

    #: frozenset[EntityRef]: entities that an edit, an undo or a redo touched.
    changed = Signal(object)
    #: The findings are other ones now: read `findings`.
    findings_changed = Signal()
    #: What has unsaved changes is other now: after an edit, an undo, a save.
    dirty_changed = Signal()
    #: str: why an edit could not be made.
    refused = Signal(str)
    #: EntityRef, str pointer: someone wants to see an entity, or a place in it.
    open_requested = Signal(object, str)
    #: tuple[str, ...] kinds, str id: someone wants to make what a reference names.
    create_requested = Signal(object, str)

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.undo_stack = QUndoStack(self)
        self.generation = 0
        self._findings: tuple[Diagnostic, ...] = ()
        self._step = 0

    @property
    def packs(self) -> PackSet:
        """The packs as they are now."""
        return self.workspace.packs

    @property
    def findings(self) -> tuple[Diagnostic, ...]:
        """The latest findings that came in; they may be a moment behind the packs."""
        return self._findings

    def push(self, edit: Edit) -> bool:
        """Make an edit and remember how to take it back; False, and `refused` says why, when it cannot be made."""
        try:
            applied = self.swap(edit)
        except EditRefused as error:
            self.refused.emit(str(error))
            return False
        self.undo_stack.push(EditCommand(self, edit, applied, self._step))
        return True

    def end_step(self) -> None:
        """Say that the user turned to something else: the next edit is an undo step of its own."""
        self._step += 1

    def swap(self, edit: Edit) -> Applied:
        """Apply an edit without remembering it: what the undo command calls.

        Raises:
            EditRefused: it cannot be made.
        """
        applied = self.workspace.apply(edit)
        self.generation += 1
        self.changed.emit(applied.changed)
        self.dirty_changed.emit()
        return applied

    def save(self) -> None:
        """Save what changed; undo goes on working across it.

        Raises:
            OSError: the disk said no; everything stays unsaved.
        """
        self.workspace.save()
        self.end_step()
        self.undo_stack.setClean()
        self.dirty_changed.emit()

    def show_findings(self, findings: tuple[Diagnostic, ...]) -> None:
        """Take new findings and tell the panes, when they differ from the last ones."""
        if findings != self._findings:
            self._findings = findings
            self.findings_changed.emit()

    def findings_of(self, ref: EntityRef) -> tuple[Diagnostic, ...]:
        """Findings about one entity."""
        return tuple(found for found in self._findings if found.ref == ref)
