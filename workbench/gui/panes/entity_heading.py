"""The heading of an entity's tab: what it is, where it comes from, what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import display_name, kind_title
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playable import CHAINED, PLAYED
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef


class EntityHeading(QWidget):
    """Name, `kind:id`, pack; usages and rename; the switch between editor, form and JSON."""

    #: str: `editor`, `form` or `json` is wanted.
    view_chosen = Signal(str)
    usages = Signal()
    rename = Signal()
    play = Signal()

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        self._icon = PlainLabel()
        self._title = PlainLabel(role="title")
        self._about = PlainLabel(role="muted")
        self._views = {
            "editor": self._switch("wide", tr("Editor")),
            "form": self._switch("form", tr("Form")),
            "json": self._switch("json", "JSON"),
        }
        group = QButtonGroup(self)
        for name, button in self._views.items():
            group.addButton(button)
            button.clicked.connect(lambda _=False, name=name: self.view_chosen.emit(name))
        self._views["editor"].setToolTip(tr("The editor alone, with all the room"))
        self._views["editor"].hide()
        self.show_view("form")
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
        for button in self._views.values():
            layout.addWidget(button)

    def show_view(self, name: str) -> None:
        """Show which view is on."""
        self._views[name].setChecked(True)

    def offer_editor(self) -> None:
        """Offer the special editor alone too."""
        self._views["editor"].show()

    def _tools(self) -> list[QToolButton]:
        if self._ref.kind == MANIFEST:
            return []
        usages = self._tool(tr("Usages"), tr("Who refers to it (Shift+F12)"))
        usages.clicked.connect(lambda: self.usages.emit())
        rename = self._tool(tr("Rename"), tr("Give it another id, everywhere (F2)"))
        rename.clicked.connect(lambda: self.rename.emit())
        pack = self._document.packs.pack(self._ref.pack)
        rename.setEnabled(bool(pack and not pack.read_only))
        return [*([self._play_tool()] if self._ref.kind in (PLAYED, CHAINED) else []), usages, rename]

    def _play_tool(self) -> QToolButton:
        """The button that plays what is shown."""
        tool = self._tool(tr("Play"), tr("Play it (F5)"))
        tool.setProperty("flat", False)
        tool.setProperty("primary", True)
        tool.setIcon(icons.action("play", primary=True))
        tool.setToolButtonStyle(icons.BESIDE)
        tool.clicked.connect(lambda: self.play.emit())
        return tool

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
