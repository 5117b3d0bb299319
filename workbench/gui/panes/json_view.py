"""An entity as JSON text, both ways."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.edits import ReplaceEntity
from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.json_editor import JsonEditor
from workbench.gui.json_text import JsonFault, editable, read_json
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel
from workbench.model.ref import EntityRef

#: Milliseconds of rest after which what was typed becomes an edit.
_REST = 350


class JsonView(QWidget):
    """What is typed becomes the entity as soon as it is JSON; until then it stays here, with the place of the fault.

    A change made elsewhere is shown, except over a text that is no JSON yet: that one waits until the user says so.
    """

    #: bool: the text holds something that is not in the entity.
    pending_changed = Signal(bool)
    #: str pointer of the value that the cursor came to.
    pointed = Signal(str)

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        self._document = document
        self._ref = ref
        self._shown: Any = None
        self._text = ""
        self._pending = False
        self._pushing = False
        self.editor = JsonEditor()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self.commit)
        self._banner = self._make_banner()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._banner)
        layout.addWidget(self.editor, 1)
        self.setFocusProxy(self.editor)
        self.editor.textChanged.connect(self._typed)
        self.editor.left.connect(self.commit)
        self.editor.cursorPositionChanged.connect(self._tell_place)
        document.changed.connect(self._changed)
        self._show()

    @property
    def pending(self) -> bool:
        """True while the text says something that the entity does not."""
        return self._pending

    def commit(self) -> bool:
        """Make the text the entity; False when it is no JSON, which is then said."""
        self._rest.stop()
        if not self._pending:
            return True
        try:
            data = read_json(self.editor.toPlainText())
        except JsonFault as fault:
            self._say(str(fault))
            self.editor.mark_fault(fault.line)
            return False
        self._say("")
        self._set_pending(False)
        if json.dumps(data) != json.dumps(self._data()):
            self._pushing = True
            self._document.push(ReplaceEntity(self._ref, data))
            self._pushing = False
        self._shown = self._data()
        return True

    def discard(self) -> None:
        """Show the entity again and forget what was typed."""
        self._rest.stop()
        self._say("")
        self._show()

    def focus_pointer(self, pointer: str) -> None:
        """Put the cursor on the value of a pointer."""
        # the scanner is for places in texts only; nothing else here needs the reader
        from workbench.pack.text import locate  # noqa: PLC0415 - keeps the validators out of the first paint

        line, column = locate(self.editor.toPlainText(), pointer)
        self.editor.go_to(line, column)
        self.editor.setFocus()

    def point_at(self, pointer: str) -> None:
        """Light up the line of a pointer; an empty one takes the light away."""
        from workbench.pack.text import locate  # noqa: PLC0415 - keeps the validators out of the first paint

        self.editor.mark_place(locate(self.editor.toPlainText(), pointer)[0] if pointer else 0)

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be changed."""
        self.editor.setReadOnly(read_only)

    def _tell_place(self) -> None:
        """Say which value the cursor is on, while somebody reads or writes here."""
        from workbench.pack.text import pointer_at  # noqa: PLC0415 - keeps the validators out of the first paint

        if self.editor.hasFocus():
            cursor = self.editor.textCursor()
            text = self.editor.toPlainText()
            self.pointed.emit(pointer_at(text, cursor.blockNumber() + 1, cursor.positionInBlock() + 1))

    def _data(self) -> Any:
        entity = self._document.packs.get(self._ref)
        return entity.data if entity else None

    def _show(self) -> None:
        from workbench.pack.canonical import to_text  # noqa: PLC0415 - keeps the validators out of the first paint

        self._shown = self._data()
        text = editable(to_text(self._shown, self._document.workspace.kinds.get(self._ref.kind)))
        self._text = text
        place = self.editor.textCursor().position()
        if text != self.editor.toPlainText():
            self.editor.blockSignals(True)
            self.editor.setPlainText(text)
            self.editor.blockSignals(False)
            cursor = self.editor.textCursor()
            cursor.setPosition(min(place, len(text)))
            self.editor.setTextCursor(cursor)
        self._set_pending(False)

    def _changed(self, changed: frozenset[EntityRef]) -> None:
        if self._pushing or self._ref not in changed or self._data() is self._shown:
            return
        if self._pending:
            self._say(tr("changed elsewhere meanwhile; the text here is kept until it is JSON, or is discarded"))
        else:
            self._show()

    def _typed(self) -> None:
        text = self.editor.toPlainText()
        if text == self._text:
            return  # Qt tells of new colours as of new text
        self._text = text
        self._set_pending(True)
        self.editor.mark_fault(0)
        self._rest.start()

    def _set_pending(self, pending: bool) -> None:
        self.editor.own_undo = pending
        if not pending:
            self.editor.mark_fault(0)
        if pending != self._pending:
            self._pending = pending
            self.pending_changed.emit(pending)

    def _make_banner(self) -> QFrame:
        banner = QFrame()
        banner.setProperty("role", "banner")
        self._said = PlainLabel(wrap=True)
        discard = QPushButton(tr("Discard text"))
        discard.clicked.connect(self.discard)
        layout = QHBoxLayout(banner)
        layout.setContentsMargins(theme.NORMAL, theme.TINY, theme.SMALL, theme.TINY)
        layout.addWidget(self._said, 1)
        layout.addWidget(discard)
        banner.hide()
        return banner

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self._banner.setVisible(bool(text))
