"""A list that drops down under a line of text and forgives accents, signs and case."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLineEdit

#: Gives (text to take, name to show) for what was typed, best first.
Offers = Callable[[str], list[tuple[str, str]]]


class Completion(QObject):
    """Asks for offers while the user types. `chosen` says which text was taken."""

    chosen = Signal(str)

    def __init__(self, edit: QLineEdit, offers: Offers) -> None:
        super().__init__(edit)
        self._edit = edit
        self._offers = offers
        self._model = QStandardItemModel(self)
        self._completer: QCompleter | None = None

    def offer(self, typed: str) -> None:
        """Show what fits `typed`; nothing is shown when only the text itself would be."""
        found = self._offers(typed)
        if not found or (len(found) == 1 and found[0][0] == typed):
            self.hide()
            return
        self._model.clear()
        for text, name in found:
            item = QStandardItem(text if name == text else f"{text}   ·   {name}")
            item.setData(text, Qt.ItemDataRole.UserRole)
            self._model.appendRow(item)
        self._drop()

    def hide(self) -> None:
        """Close the list."""
        popup = self._completer.popup() if self._completer else None
        if popup:
            popup.hide()

    def _drop(self) -> None:
        """Make the completer on first use: most fields of a form never need one."""
        self._completer = self._completer or self._make()
        popup = self._completer.popup()
        if popup:
            popup.setMinimumWidth(max(self._edit.width(), 260))
        self._completer.complete()

    def _make(self) -> QCompleter:
        made = QCompleter(self._model, self)
        made.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        made.setWidget(self._edit)
        made.setMaxVisibleItems(10)
        if popup := made.popup():
            popup.setProperty("popup", True)
        made.activated[QModelIndex].connect(self._activated)  # type: ignore[index]  # the stubs lack overloads
        return made

    def _activated(self, index: QModelIndex) -> None:
        text = str(index.data(Qt.ItemDataRole.UserRole))
        self._edit.setText(text)
        self.chosen.emit(text)
