"""What a question is asked with: a spin box for a number, a chooser that finds what is typed for an entity."""

from __future__ import annotations

from typing import Any, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox

from workbench.engine.question import Argument, EntityArgument, NumberArgument, Titles
from workbench.gui import icons, lang, theme
from workbench.gui.document import Document
from workbench.gui.matching import fold
from workbench.gui.naming import display_name
from workbench.model.entity import localised
from workbench.model.ref import EntityRef

#: Lines of a chooser that are seen at once.
_SEEN = 16


def title_of(titles: Titles) -> str:
    """Return a title in the window's language."""
    return localised(dict(titles), lang.current())


class NumberChooser(QSpinBox):
    """A number in its range."""

    chosen = Signal()

    def __init__(self, argument: NumberArgument) -> None:
        super().__init__()
        self.setRange(argument.least, argument.most)
        self.lineEdit().setTextMargins(theme.TINY, 0, 0, 0)  # as far in as texts of other fields
        self.setValue(argument.least if argument.default is None else argument.default)
        self.setAccessibleName(title_of(argument.title))
        self.valueChanged.connect(lambda _: self.chosen.emit())

    def choice(self) -> Any:
        """Return the number."""
        return self.value()

    def refresh(self) -> None:
        """Follow the packs: a number has nothing to follow."""

    def choose(self, value: Any) -> None:
        """Show a value that was chosen before, if it is one."""
        if isinstance(value, int):
            self.setValue(value)


class EntityChooser(QComboBox):
    """Entities by name; what is typed finds them, and what finds none is taken back."""

    chosen = Signal()

    def __init__(self, argument: EntityArgument, document: Document) -> None:
        super().__init__()
        self._argument = argument
        self._document = document
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMaxVisibleItems(_SEEN)
        self.setAccessibleName(title_of(argument.title))
        completer, line = self.completer(), self.lineEdit()
        assert completer
        assert line
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(completer.CompletionMode.PopupCompletion)
        line.editingFinished.connect(self._settle)
        self._offered: list[tuple[str, str, EntityRef]] = []
        self.refresh()
        self.currentIndexChanged.connect(lambda _: self.chosen.emit())

    def choice(self) -> Any:
        """Return the reference of the entity, None for none."""
        return self.currentData()

    def choose(self, value: Any) -> None:
        """Show an entity that was chosen before, if it is still offered."""
        at = self.findData(value)
        if at >= 0:
            self.setCurrentIndex(at)

    def refresh(self) -> None:
        """Offer what the packs have now; what is chosen stays, and focus with it."""
        offered = sorted(self._offers(), key=lambda offer: (fold(offer[0]), offer[1]))
        if self.count() and offered == self._offered:
            return
        chosen, self._offered = self.choice(), offered
        quiet = self.blockSignals(True)
        self.clear()
        if self._argument.optional:
            self.addItem("–", None)
        for name, text, ref in offered:
            self.addItem(icons.of_kind(self._document.workspace.kinds.get(ref.kind), ref.kind), name, text)
        self.choose(chosen)
        self.blockSignals(quiet)

    def _offers(self) -> list[tuple[str, str, EntityRef]]:
        """Name, reference and ref of all that fits."""
        packs, kinds = self._document.packs, self._document.workspace.kinds
        several = len(self._argument.kinds) > 1
        return [
            (display_name(entity, packs, kinds.get(kind)), f"{kind}:{id}" if several else id, entity.ref)
            for kind in self._argument.kinds
            for id, entity in packs.visible(kind).items()
            if self._argument.fits(entity.data)
        ]

    def _settle(self) -> None:
        """Take what was typed when it names an entity, else show again what is chosen."""
        at = self.findText(self.currentText(), Qt.MatchFlag.MatchFixedString)
        if at >= 0 and self.itemText(self.currentIndex()) != self.itemText(at):
            self.setCurrentIndex(at)
        self.setEditText(self.itemText(self.currentIndex()))


ArgumentChooser: TypeAlias = NumberChooser | EntityChooser


def chooser_of(argument: Argument, document: Document) -> ArgumentChooser:
    """Return what an argument is chosen with."""
    return NumberChooser(argument) if isinstance(argument, NumberArgument) else EntityChooser(argument, document)
