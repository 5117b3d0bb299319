"""Asking where to save what is played, and what to load."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_save(parent: QWidget, title: str, name: str, sort: str) -> Path | None:
    """Return where to save, None when the user thinks better of it; `name` is offered, `sort` says what files."""
    path, _ = QFileDialog.getSaveFileName(parent, title, name, sort)
    return Path(path) if path else None


def ask_load(parent: QWidget, title: str, folder: str, sort: str) -> Path | None:
    """Return what to load, None when the user thinks better of it."""
    path, _ = QFileDialog.getOpenFileName(parent, title, folder, sort)
    return Path(path) if path else None
