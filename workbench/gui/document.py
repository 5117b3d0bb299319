"""The opened pack as the window holds it: the workspace, one undo stack, what changed, what is wrong.

What edits and saving need is imported by the first of them: it is no part of the first paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

if TYPE_CHECKING:
    from workbench.edits.base import Applied, Edit
    from workbench.model.diagnostic import Diagnostic
    from workbench.model.entity import Entity
    from workbench.model.pack import PackSet
    from workbench.model.ref import EntityRef
    from workbench.pack.reload import Reloaded
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
    #: tuple[str, ...]: files that were written.
    saved = Signal(object)
    #: The disk may say something else than what was read: someone should look.
    disk_asked = Signal()

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workspace = workspace
        self.undo_stack = QUndoStack(self)
        self.generation = 0
        #: What others made of entities that are changed here too, None for one that is gone there.
        self.clashes: dict[EntityRef, Entity | None] = {}
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
        from workbench.edits.base import EditRefused  # noqa: PLC0415 see above
        from workbench.gui.edit_command import EditCommand  # noqa: PLC0415 see above

        try:
            applied = self.swap(edit)
        except EditRefused as error:
            self.refused.emit(str(error))
            return False
        self.undo_stack.push(EditCommand(self.swap, edit, applied, self._step))
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

        A save whose files cannot be written yet has happened all the same: `refused` says when they will be.

        Raises:
            ChangedOutside: others changed the files since they were read; everything stays unsaved.
            OSError: the disk said no; everything stays unsaved.
        """
        from workbench.pack.save import NotInPlace  # noqa: PLC0415 see above

        late = ""
        try:
            self.saved.emit(self.workspace.save())
        except NotInPlace as later:
            late = str(later)
        self.end_step()
        self.undo_stack.setClean()
        self.dirty_changed.emit()
        if late:
            self.refused.emit(late)

    def rebase(self, found: Reloaded) -> frozenset[EntityRef]:
        """Take the disk as read again for what is saved, and what others changed and clashes with nothing, as an edit.

        Returns what was taken in. Where both sides changed something, ours stays, and `clashes` has theirs.
        """
        self.end_step()
        edit = self.workspace.rebase(found)
        self.clashes.update({ref: found.theirs.packs.get(ref) for ref in found.both})
        self.generation += 1
        taken = found.outside - found.both
        self.changed.emit(frozenset())
        if edit:
            self.push(edit)
        self.dirty_changed.emit()
        self.end_step()
        return taken

    def take_theirs(self) -> None:
        """Put what others made of the clashing entities in the place of ours; undo brings ours back."""
        from workbench.edits import PutEntities  # noqa: PLC0415 see above

        self.end_step()
        self.push(PutEntities("Take theirs from disk", dict(self.clashes)))
        self.end_step()
        self.clashes.clear()

    def keep_mine(self) -> None:
        """Keep ours; the next save writes it over theirs."""
        self.clashes.clear()

    def show_findings(self, findings: tuple[Diagnostic, ...]) -> None:
        """Take new findings and tell the panes, when they differ from the last ones."""
        if findings != self._findings:
            self._findings = findings
            self.findings_changed.emit()

    def findings_of(self, ref: EntityRef) -> tuple[Diagnostic, ...]:
        """Findings about one entity."""
        return tuple(found for found in self._findings if found.ref == ref)
