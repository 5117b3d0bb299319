"""A special editor with the card of its entity under it, where the kind has both."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.panes.card_preview import CardPreview
from workbench.model.ref import EntityRef


class WithCard(QSplitter):
    """The editor above, the card below; they point at fields as a card alone does."""

    def __init__(self, document: Document, ref: EntityRef, editor: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setAccessibleName(tr("Editor and card"))
        self.setChildrenCollapsible(False)
        self.editor, self.card = editor, CardPreview(document, ref)
        self.pointing = self.card.pointing
        for pane in (self.editor, self.card):
            self.addWidget(pane)
        self.setSizes([1, 1])
