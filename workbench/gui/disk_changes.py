"""What the window does when others changed the files of its pack: takes in, asks, never loses what is unsaved."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from workbench import places
from workbench.gui.disk_watch import DiskWatch
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.window_frame import WindowFrame
from workbench.model.ref import EntityRef
from workbench.pack.open import NotAPack

if TYPE_CHECKING:
    from workbench.pack.record import Record
    from workbench.pack.reload import Reloaded

#: A file that cannot be read is looked at so often again before it counts as broken, after so many milliseconds.
_PATIENCE, _PAUSE = 4, 700


class DiskChanges(QObject):
    """Follows the disk for one document and the window that shows it."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._window: WindowFrame | None = None
        self._looks = 0
        self.watch = DiskWatch(self._folders, self)
        self.watch.changed.connect(self.look)
        document.disk_asked.connect(self.look)
        document.saved.connect(self.watch.wrote)

    def show_in(self, window: WindowFrame) -> None:
        """Ask in this window from now on; what was asked is asked again."""
        self._window = window
        window.activated.connect(self.watch.look_again)
        self._ask_clashes()

    def look(self) -> None:
        """Read the disk again and take in what clashes with nothing; ask about the rest."""
        try:
            found = self._document.workspace.reread()
        except NotAPack as gone:
            self._tell(str(gone))
            return
        if found.theirs.packs.opened.id != self._document.packs.opened.id:
            self._tell(tr("The pack on disk has another id now: open it again"))
            return
        if self._torn(found) and self._looks < _PATIENCE:
            self._looks += 1
            QTimer.singleShot(_PAUSE, self, self.look)
            return
        self._looks = 0
        if found.outside or self._torn(found):
            taken = self._document.rebase(found)
            if taken:
                self._tell(tr("Taken in from disk: {names}. Undo takes it back.", names=_names(taken)))
        self._ask_clashes()

    def offer(self, records: Iterable[Record]) -> None:
        """Ask about saves that a crash interrupted and whose files others changed since."""
        ours = self._document.workspace.folder().resolve()
        for record in records:
            files = [file for file in map(Path, (each.path for each in record.files)) if file.is_relative_to(ours)]
            if files and self._window:
                names = ", ".join(sorted(file.name for file in files)[:6])
                said = tr("A save was interrupted, and others changed its files since: {names}", names=names)
                from workbench.pack.recover import discard  # noqa: PLC0415 no part of the first paint

                answers = (
                    (tr("Put the save in place"), partial(self._accept, record)),
                    (tr("Give the save up"), partial(discard, record, places.home())),
                    (tr("Later"), lambda: None),
                )
                self._window.disk_bar.ask(said, answers)
                return

    def _accept(self, record: Record) -> None:
        from workbench.pack.recover import accept  # noqa: PLC0415 no part of the first paint

        try:
            accept(record, places.home())
        except OSError as fault:
            self._tell(str(fault))
        self.look()

    def _ask_clashes(self) -> None:
        clashes = self._document.clashes
        if not clashes or not self._window:
            return
        said = tr("Changed here and on disk: {names}", names=_names(clashes))
        answers = (
            (tr("Take theirs"), self._document.take_theirs),
            (tr("Keep mine"), self._document.keep_mine),
            (tr("Save mine over theirs"), self._overwrite),
        )
        self._window.disk_bar.ask(said, answers)

    def _overwrite(self) -> None:
        from workbench.gui.closing import save  # noqa: PLC0415 no part of the first paint

        self._document.keep_mine()
        if self._window and save(self._window, self._document):
            self._tell(tr("Saved"))

    def _torn(self, found: Reloaded) -> bool:
        """Whether files that could be read cannot be read now."""
        before = {ref for pack in self._document.workspace.opened.packs.packs for ref in pack.unread}
        return any(ref not in before for pack in found.theirs.packs.packs for ref in pack.unread)

    def _folders(self) -> list[Path]:
        folders = self._document.workspace.opened.folders.values()
        return [folder for folder in folders if folder.is_dir()]

    def _tell(self, text: str) -> None:
        if self._window:
            self._window.tell(text)


def _names(refs: Iterable[EntityRef]) -> str:
    said = sorted(str(ref) for ref in refs)
    return ", ".join(said[:4]) + (f" + {len(said) - 4}" if len(said) > 4 else "")
