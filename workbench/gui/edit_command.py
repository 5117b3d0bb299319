"""The one QUndoCommand: any edit on Qt's undo stack."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from workbench.edits.base import Applied, Edit
from workbench.gui.edit_titles import said


class EditCommand(QUndoCommand):
    """An edit that was already applied, with what takes it back. There is no other QUndoCommand subclass.

    `step` numbers the user's action: only edits of one step are absorbed into one another, so that leaving a field
    and coming back begins a new undo step. `swap` applies an edit without remembering it.
    """

    def __init__(self, swap: Callable[[Edit], Applied], edit: Edit, applied: Applied, step: int) -> None:
        super().__init__(said(edit.title))
        self._swap = swap
        self._edit = edit
        self._inverse = applied.inverse
        self._step = step
        self._fresh = True

    def redo(self) -> None:
        """Apply the edit again; the first call, which Qt makes on push, finds it applied."""
        if self._fresh:
            self._fresh = False
            return
        self._inverse = self._swap(self._edit).inverse

    def undo(self) -> None:
        """Take the edit back."""
        self._swap(self._inverse)

    def id(self) -> int:
        """One id for all, so that Qt offers every pair to `mergeWith`."""
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Swallow a later edit when the edits say that both are one step to a person."""
        if not isinstance(other, EditCommand) or other._step != self._step:
            return False
        merged = self._edit.absorb(other._edit)
        if merged is None:
            return False
        self._edit = merged
        self.setText(said(merged.title))
        return True
