"""Asking where to save what is played, and what to load; telling what keeps a file from being written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from workbench.playtest.progress_files import InAPack


def ask_save(parent: QWidget, title: str, name: str, sort: str) -> Path | None:
    """Return where to save, None when the user thinks better of it; `name` is offered, `sort` says what files."""
    path, _ = QFileDialog.getSaveFileName(parent, title, name, sort)
    return Path(path) if path else None


def write_or_tell(parent: QWidget, title: str, write: Callable[[], None]) -> bool:
    """Do `write`, and tell the user what keeps a file from being written; return whether it was."""
    try:
        write()
    except (InAPack, OSError) as error:
        QMessageBox.warning(parent, title, str(error))
        return False
    return True


def ask_load(parent: QWidget, title: str, folder: str, sort: str) -> Path | None:
    """Return what to load, None when the user thinks better of it."""
    path, _ = QFileDialog.getOpenFileName(parent, title, folder, sort)
    return Path(path) if path else None
