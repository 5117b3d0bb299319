"""Search over all packs: by id, by name in any language."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.fields.heading import small_button
from workbench.gui.lang import tr
from workbench.gui.matching import VAGUE, fold, rank
from workbench.gui.naming import display_name, kind_title
from workbench.gui.plain_text import PlainLabel
from workbench.model.ref import EntityRef

_REST = 150


class SearchPane(QWidget):
    """Shows what the workspace finds, and who refers to an entity when asked for its usages."""

    #: The user wants the room back.
    fold_requested = Signal()

    def __init__(self, document: Document, ref: EntityRef | None = None) -> None:
        super().__init__()
        self._document = document
        self._targets: list[tuple[EntityRef, str]] = []
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Search ids and names in every language"))
        self.line.setAccessibleName(tr("Search"))
        self.line.setClearButtonEnabled(True)
        self.line.addAction(icons.action("find"), QLineEdit.ActionPosition.LeadingPosition)
        self._said = PlainLabel(role="hint")
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Results"))
        self.list.setIconSize(QSize(18, 18))
        self.list.itemActivated.connect(lambda item: self._open(self.list.row(item)))
        self.list.itemClicked.connect(lambda item: self._open(self.list.row(item)))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self.search)
        self.line.textEdited.connect(lambda _: self._rest.start())
        self.line.returnPressed.connect(self._enter)
        self._lay_out()
        self.setFocusProxy(self.line)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, 0)
        layout.setSpacing(theme.TINY)
        across = QHBoxLayout()
        across.addWidget(self.line, 1)
        across.addWidget(small_button("down", tr("Fold this pane"), self.fold_requested.emit))
        layout.addLayout(across)
        layout.addWidget(self._said)
        layout.addWidget(self.list, 1)

    def search(self) -> None:
        """Look for what stands in the line."""
        self._rest.stop()
        text = self.line.text().strip()
        found = find(self._document, text)
        self._show([(ref, "") for ref in found])
        self._said.setText(tr("{count} found", count=len(found)) if text else "")

    def show_usages(self, ref: EntityRef) -> None:
        """List every reference to an entity."""
        usages = self._document.workspace.usages(ref)
        self.line.clear()
        self._show([(user, pointer) for user, pointer, _ in usages])
        self._said.setText(tr("{count} references to {ref}", count=len(usages), ref=ref))

    def _show(self, targets: list[tuple[EntityRef, str]]) -> None:
        self.list.clear()
        self._targets = targets
        kinds = self._document.workspace.kinds
        for ref, pointer in targets:
            entity = self._document.packs.get(ref)
            name = display_name(entity, self._document.packs, kinds.get(ref.kind)) if entity else ref.id
            where = pointer or f"{kind_title(kinds, ref.kind)}, {ref.full}"
            item = QListWidgetItem(icons.of_kind(kinds.get(ref.kind), ref.kind), f"{name}   ·   {where}")
            item.setToolTip(ref.full)
            self.list.addItem(item)

    def _enter(self) -> None:
        self.search()
        if self._targets:
            self.list.setCurrentRow(0)
            self._open(0)

    def _open(self, row: int) -> None:
        ref, pointer = self._targets[row]
        self._document.open_requested.emit(ref, pointer)


def find(document: Document, text: str, limit: int = 200) -> list[EntityRef]:
    """Entities of all packs by id or name in any language, best first; in memory, so that typing never waits."""
    wanted = fold(text)
    if not wanted:
        return []
    ranked = []
    for pack in document.packs.packs:
        for entity in pack.all():
            said = entity.data.get("name") if isinstance(entity.data, dict) else None
            names = said.values() if isinstance(said, dict) else (said,)
            place = rank(wanted, entity.ref.id, *(name for name in names if isinstance(name, str)))
            if 0 <= place < VAGUE:
                ranked.append((place, len(entity.ref.id), entity.ref))
    return [ref for _, _, ref in sorted(ranked)[:limit]]
