"""What is asked before a window goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox, QWidget

from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.pack.save import ChangedOutside

if TYPE_CHECKING:
    from workbench.gui.panes.entity_editor import EntityEditor

_BUTTON = QMessageBox.StandardButton


def may_close(window: QWidget, document: Document, editors: Sequence[EntityEditor]) -> bool:
    """True when nothing would be lost, or the user says what to do with it."""
    if not may_drop_texts(window, editors):
        return False
    dirty = document.workspace.dirty
    if not dirty:
        return True
    asked = tr("{count} entities are unsaved.", count=len(dirty))
    names = "\n".join(sorted(str(ref) for ref in dirty)[:12])
    choices = _BUTTON.Save | _BUTTON.Discard | _BUTTON.Cancel
    answer = QMessageBox.question(window, tr("Close"), f"{asked}\n\n{names}", choices, _BUTTON.Save)
    if answer == _BUTTON.Save:
        return save(window, document)
    return answer == _BUTTON.Discard


def may_drop_texts(window: QWidget, editors: Sequence[EntityEditor]) -> bool:
    """True when every JSON text is in its entity, or the user lets go of those that are no JSON yet."""
    for editor in editors:
        if editor.json and not editor.json.commit():
            asked = tr("The JSON text of {ref} is no JSON yet and would be lost. Close all the same?", ref=editor.ref)
            answer = QMessageBox.question(window, tr("Close"), asked, _BUTTON.Yes | _BUTTON.No, _BUTTON.No)
            if answer != _BUTTON.Yes:
                return False
    return True


def save(window: QWidget, document: Document) -> bool:
    """Save; a disk that says no is told in a dialog, and everything stays unsaved.

    What others changed meanwhile is taken in, or asked about, before anything is written over it.
    """
    try:
        if document.clashes:
            document.disk_asked.emit()
            return False
        try:
            document.save()
        except ChangedOutside:
            document.disk_asked.emit()
            if document.clashes:
                return False
            document.save()
    except OSError as error:
        said = tr("Nothing was saved and nothing is lost: {why}", why=error)
        QMessageBox.critical(window, tr("Save"), said)
        return False
    return True
