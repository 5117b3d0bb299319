"""The tabs in the middle: the overview, one tab an entity, one playtest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from workbench.gui import icons
from workbench.gui.document import Document
from workbench.gui.fields.heading import small_button
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.gui.panes.entity_editor import EntityEditor


#: A sort of pane, or several of which only one has a tab.
Panes = type[QWidget] | tuple[type[QWidget], ...]


class EditorTabs(QTabWidget):
    """Opens an entity once; a star stands before what is unsaved; a tab of an entity that is gone closes."""

    #: EntityRef or None: another tab is in front.
    current_changed = Signal(object)
    #: EntityEditor: a new one, to be connected.
    opened = Signal(object)

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._editors: list[EntityEditor] = []
        #: Says whether a tab may go that the user closes, or puts another in the place of.
        self.may_drop: Callable[[QWidget | None], bool] = lambda pane: True
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setAccessibleName(tr("Editors"))
        self.tabBar().setElideMode(self.tabBar().elideMode().ElideRight)
        self.tabBar().setExpanding(False)
        self.currentChanged.connect(lambda _: self.current_changed.emit(self.current_ref()))
        document.changed.connect(self._changed)
        document.dirty_changed.connect(self.show_stars)

    def editors(self) -> list[EntityEditor]:
        """Every open editor."""
        return sorted(self._editors, key=self.indexOf)

    def current_ref(self) -> EntityRef | None:
        """The entity in front."""
        front = self.currentWidget()
        return next((editor.ref for editor in self._editors if editor is front), None)

    def open_entity(self, ref: EntityRef, pointer: str = "") -> EntityEditor | None:
        """Bring an entity's tab to the front, made when needed; None when there is no such entity."""
        entity = self._document.packs.get(ref)
        if entity is None:
            return None
        editor = next((each for each in self.editors() if each.ref == ref), None)
        if editor is None:
            # editors and fields are no part of the first paint
            from workbench.gui.panes.entity_editor import EntityEditor  # noqa: PLC0415

            editor = EntityEditor(self._document, ref)
            self._editors.append(editor)
            self.opened.emit(editor)
            kind = self._document.workspace.kinds.get(ref.kind)
            self.addTab(editor, icons.of_kind(kind, ref.kind), display_name(entity, self._document.packs, kind))
            self._add_closer(editor)
            self.setCurrentWidget(editor)
            editor.fill()
            self.setTabToolTip(self.indexOf(editor), ref.full)
            self.show_stars()
        self.setCurrentWidget(editor)
        if pointer:
            editor.focus_pointer(pointer)
        return editor

    def open_pane(self, pane_type: Panes, title: str, kind: str, make: Callable[[], QWidget]) -> QWidget:
        """Bring the tab that holds a `pane_type` to the front, made when needed."""
        for at in range(self.count()):
            there = self.widget(at)
            if isinstance(there, pane_type):
                self.setCurrentIndex(at)
                return there
        pane = make()
        self.setCurrentIndex(self.addTab(pane, icons.of_kind(None, kind), title))
        if self.count() > 1:
            self._add_closer(pane)
        return pane

    def replace_pane(self, pane_type: Panes, title: str, kind: str, make: Callable[[], QWidget]) -> QWidget | None:
        """Put a fresh pane in the place of the one of its type; None when that one may not go."""
        for at in range(self.count()):
            if isinstance(self.widget(at), pane_type):
                if not self.may_drop(self.widget(at)):
                    return None
                self._drop(at)
                break
        return self.open_pane(pane_type, title, kind, make)

    def close_tab(self, at: int) -> None:
        """Close a tab; a JSON text that is no entity yet keeps its tab, and what may not go."""
        editor = next((each for each in self._editors if each is self.widget(at)), None)
        if editor and editor.json and not editor.json.commit():
            self.setCurrentIndex(at)
            return
        if self.may_drop(self.widget(at)):
            self._drop(at)

    def show_stars(self) -> None:
        """Put the stars right."""
        dirty = self._document.workspace.dirty
        for editor in self.editors():
            entity = self._document.packs.get(editor.ref)
            kind = self._document.workspace.kinds.get(editor.ref.kind)
            name = display_name(entity, self._document.packs, kind) if entity else editor.ref.id
            star = "✱ " if editor.ref in dirty else ""
            self.setTabText(self.indexOf(editor), f"{star}{name}".replace("&", "&&"))

    def _add_closer(self, widget: QWidget) -> None:
        """A close button that follows the theme; the first tab, the overview, has none."""
        button = small_button("remove", tr("Close tab (Ctrl+W)"), lambda: self.close_tab(self.indexOf(widget)))
        button.setProperty("closer", True)
        button.setIconSize(QSize(12, 12))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tabBar().setTabButton(self.indexOf(widget), QTabBar.ButtonPosition.RightSide, button)

    def _changed(self, changed: frozenset[EntityRef]) -> None:
        for editor in self.editors():
            if editor.ref in changed and self._document.packs.get(editor.ref) is None:
                self._drop(self.indexOf(editor))

    def _drop(self, at: int) -> None:
        widget = self.widget(at)
        self._editors = [editor for editor in self._editors if editor is not widget]
        self.removeTab(at)
        if widget:
            widget.hide()
            widget.deleteLater()
