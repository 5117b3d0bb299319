"""The tab of one entity: heading, special editor at the left, form or JSON at the right."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from workbench.gui.document import Document
from workbench.gui.panes.entity_heading import EntityHeading
from workbench.gui.panes.form import FormPane
from workbench.gui.panes.json_view import JsonView
from workbench.gui.panes.pointing import Pointing
from workbench.gui.panes.special import make_special, special_of
from workbench.model.ref import EntityRef

#: Pixels that a form needs for its labels and fields.
_NARROWEST = 350


class EntityEditor(QWidget):
    """The JSON view is made when it is first wanted. Whatever changes the entity is shown by all of them.

    A large special editor stands alone until the form or a place in it is wanted.
    """

    usages_requested = Signal(object)
    rename_requested = Signal(object)
    #: EntityRef: what can be played shall be.
    play_requested = Signal(object)

    _pointing: Pointing | None = None
    _focused = ""

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self.ref = ref
        self.heading = EntityHeading(document, ref)
        self.form = FormPane(document, ref)
        self.json: JsonView | None = None
        self.special: QWidget | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.form)
        self._stack.setMinimumWidth(_NARROWEST)
        self._splitter = QSplitter()
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._stack)
        rule = QFrame()
        rule.setProperty("role", "rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.heading)
        layout.addWidget(rule)
        layout.addWidget(self._splitter, 1)
        self.heading.view_chosen.connect(self.show_view)
        self.heading.usages.connect(lambda: self.usages_requested.emit(ref))
        self.heading.rename.connect(lambda: self.rename_requested.emit(ref))
        self.heading.play.connect(lambda: self.play_requested.emit(ref))
        self.form.set_read_only(self.read_only)
        self.setFocusProxy(self.form)

    @property
    def read_only(self) -> bool:
        """True when the entity's pack may not be written."""
        pack = self._document.packs.pack(self.ref.pack)
        return pack is None or bool(pack.read_only)

    @property
    def pending(self) -> bool:
        """True while the JSON text says something that is not in the entity."""
        return self.json is not None and self.json.pending

    @property
    def shows_json(self) -> bool:
        """True while the text is in sight."""
        return self.json is not None and self._stack.currentWidget() is self.json

    @property
    def alone(self) -> bool:
        """True while the special editor has all the room."""
        return self._stack.isHidden()

    def show_json(self, on: bool) -> None:
        """Turn between the form and the text; a text that is no JSON stays in sight."""
        if on and self.json is None:
            self.json = JsonView(self._document, self.ref)
            self.json.set_read_only(self.read_only)
            self._stack.addWidget(self.json)
            self.json.pointed.connect(self._focus_moved)
        if not on and self.json and not self.json.commit():
            self.heading.show_view("json")
            return
        self._stack.setCurrentWidget(self.json if on and self.json else self.form)
        self._stack.show()
        self.heading.show_view("json" if on else "form")

    def show_view(self, name: str) -> None:
        """Show the special editor alone (`editor`), or beside it the `form` or the `json` text."""
        self.show_json(name == "json")
        if name == "editor" and self.special and not self.shows_json:
            self._stack.hide()
            self.heading.show_view("editor")

    def focus_pointer(self, pointer: str) -> None:
        """Show a place in the entity."""
        if self.json and self.shows_json:
            self.json.focus_pointer(pointer)
        elif pointer:
            self.show_view("form")
            self.form.focus_pointer(pointer)

    def fill(self) -> None:
        """Make the special editor, once the tab stands in its window: Qt styles a widget again when it moves there."""
        found = special_of(self._document, self.ref)
        if self.special or not found:
            return
        self.special = make_special(found, self._document, self.ref)
        self._stack.setHidden(found.alone)  # before both stand side by side, or the window takes room from its docks
        pointing = getattr(self.special, "pointing", None)
        if isinstance(pointing, Pointing):
            self._join(pointing)
        self._splitter.insertWidget(0, self.special)
        self._splitter.setStretchFactor(0, found.share)
        self._splitter.setStretchFactor(1, 100 - found.share)
        self._splitter.setSizes([found.share * 12, (100 - found.share) * 12])
        self.heading.offer_editor()
        if found.alone:
            self.show_view("editor")
            self.setFocusProxy(self.special)

    def _join(self, pointing: Pointing) -> None:
        """Let the special editor and what stands beside it point at the same field."""
        self._pointing = pointing
        pointing.chosen.connect(self.focus_pointer)
        pointing.hovered.connect(self._point_at)
        self.form.pointed.connect(self._focus_moved)

    def _point_at(self, pointer: str) -> None:
        """Light up here and there what the mouse is on; once it left, what the focus is on."""
        self.form.point_at(pointer)
        if self.json:
            self.json.point_at(pointer)
        if self._pointing:
            self._pointing.shown.emit(pointer or self._focused)

    def _focus_moved(self, pointer: str) -> None:
        """Light up what says the field with the focus."""
        self._focused = pointer
        if self._pointing:
            self._pointing.shown.emit(pointer)
