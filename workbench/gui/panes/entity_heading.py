"""The heading of an entity's tab: what it is, where it comes from, what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef


class EntityHeading(QWidget):
    """Name, `kind:id`, pack; usages and rename; the switch between form and JSON."""

    json_toggled = Signal(bool)
    usages = Signal()
    rename = Signal()

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        self._icon = QLabel()
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._about = QLabel()
        self._about.setProperty("role", "muted")
        self._form, self._json = self._switch("form", tr("Form")), self._switch("json", "JSON")
        group = QButtonGroup(self)
        for button in (self._form, self._json):
            group.addButton(button)
        self._form.setChecked(True)
        self._json.clicked.connect(lambda: self.json_toggled.emit(True))
        self._form.clicked.connect(lambda: self.json_toggled.emit(False))
        self._lay_out()
        document.changed.connect(self._changed)
        self._show()

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.NORMAL, 10, theme.NORMAL, 10)
        layout.setSpacing(theme.SMALL)
        layout.addWidget(self._icon)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._about)
        layout.addLayout(words, 1)
        for button in self._tools():
            layout.addWidget(button)
        layout.addWidget(self._form)
        layout.addWidget(self._json)

    def show_json(self, on: bool) -> None:
        """Show which of the two is on."""
        (self._json if on else self._form).setChecked(True)

    def _tools(self) -> list[QToolButton]:
        if self._ref.kind == MANIFEST:
            return []
        usages = self._tool(tr("Usages"), tr("Who refers to it (Shift+F12)"))
        usages.clicked.connect(lambda: self.usages.emit())
        rename = self._tool(tr("Rename"), tr("Give it another id, everywhere (F2)"))
        rename.clicked.connect(lambda: self.rename.emit())
        pack = self._document.packs.pack(self._ref.pack)
        rename.setEnabled(bool(pack and not pack.read_only))
        return [usages, rename]

    def _tool(self, text: str, hint: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(hint)
        button.setAccessibleName(hint)
        button.setProperty("flat", True)
        return button

    def _switch(self, icon: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setIcon(icons.action(icon))
        button.setToolButtonStyle(icons.BESIDE)
        button.setCheckable(True)
        button.setAccessibleName(tr("Show as {view}", view=text))
        return button

    def _changed(self, changed: frozenset[EntityRef]) -> None:
        self._show()

    def _show(self) -> None:
        entity = self._document.packs.get(self._ref)
        kinds = self._document.workspace.kinds
        kind = kinds.get(self._ref.kind)
        name = display_name(entity, self._document.packs, kind) if entity else self._ref.id
        self._title.setText(name)
        self._icon.setPixmap(icons.of_kind(kind, self._ref.kind).pixmap(32, 32))
        pack = self._document.packs.pack(self._ref.pack)
        closed = "  ·  " + tr("read-only: {why}", why=pack.read_only) if pack and pack.read_only else ""
        self._about.setText(f"{kind_title(kinds, self._ref.kind)}  ·  {self._ref}  ·  {self._ref.pack}{closed}")
