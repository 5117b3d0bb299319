"""One run of the window: which pack is open, its background checks, turning to another pack or language."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from workbench.gui import lang, theme
from workbench.gui.background import Background
from workbench.gui.disk_changes import DiskChanges
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.main_window import MainWindow
from workbench.gui.qt_words import speak
from workbench.gui.settings import Settings
from workbench.workspace import NotFound, Workspace

if TYPE_CHECKING:
    from workbench.edits.base import Edit
    from workbench.model.diagnostic import Diagnostic

#: Milliseconds of rest after an edit before the packs are checked again.
_REST = 120
#: Seconds that a picture waits for the background at most.
_PATIENCE = 60.0


class WindowSession(QObject):
    """Owns the document and its background thread; the window is made anew for another language."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        super().__init__()
        self._app = app
        self._settings = settings
        self._background: Background | None = None
        self.document: Document | None = None
        self._shown: MainWindow | None = None
        self._told_ruleset = False
        self._disk: DiskChanges | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._submit)

    @property
    def window(self) -> MainWindow:
        """The window, once a pack is open."""
        assert self._shown is not None
        return self._shown

    def open(self, target: str | Path) -> None:
        """Open a pack in a new window.

        Raises:
            NotFound: there is no such pack.
        """
        workspace = Workspace.open(target)
        self._settings.add_recent(_lasting(target))
        self._stop()
        left = workspace.hold() if self._settings.keep else None
        self.document = Document(workspace)
        self._background = Background(workspace.finder(), self)
        self._background.done.connect(self._take)
        self._background.failed.connect(self._tell)
        self.document.changed.connect(self._changed)
        self._disk = DiskChanges(self.document, self)
        self._make_window()
        self._disk.watch.start()
        # the first check begins when the window has been painted: its thread would take the time that painting needs
        self._rest.start()
        if left:
            QTimer.singleShot(0, self, lambda: self.offer(left))
        self._disk.offer(workspace.interrupted)

    def offer(self, left: Edit) -> bool:
        """Offer the unsaved work of a window that died; an ordinary edit brings it back, so that it can be undone."""
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 no part of the first paint

        asked = tr("The last window ended without saving. Bring its unsaved work back? Undo takes it away again.")
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(self.window, tr("Unsaved work"), asked, buttons.Yes | buttons.No, buttons.Yes)
        return bool(answer == buttons.Yes and self.document and self.document.push(left))

    def open_ref(self, text: str) -> None:
        """Show the entity of `kind:id`.

        Raises:
            NotFound: nothing of that name.
        """
        assert self.document is not None
        self.window.open_entity(self.document.workspace.resolve_ref(text))

    def play(self, name: str, decisions: int = 0) -> None:
        """Begin a playtest of a scenario or a campaign; greedy agents make the first decisions of all seats.

        Raises:
            NotFound: there is neither.
        """
        from workbench.gui.playable import to_be_played  # noqa: PLC0415 no part of the first paint
        from workbench.gui.playing import show_playtest  # noqa: PLC0415 neither

        assert self.document is not None
        show_playtest(self.window.tabs, self.document, to_be_played(self.document.workspace, name), decisions)

    def wait(self, patience: float = _PATIENCE) -> bool:
        """Let the window work until the background has nothing left; False when that takes too long."""
        from PySide6.QtCore import QEventLoop  # noqa: PLC0415 no part of the first paint

        end = time.monotonic() + patience
        self._submit()
        while time.monotonic() < end:
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            if self._background and self._background.idle and not self._rest.isActive():
                self._app.processEvents()
                return True
            time.sleep(0.005)
        return False

    def take_picture(self, file: Path, width: int, height: int) -> int:
        """Show the window, wait, write a PNG and return 0.

        Raises:
            OSError: the file cannot be written.
        """
        from workbench.gui.picture_file import write_png  # noqa: PLC0415 no part of the first paint

        self.window.asks = False
        self._halt()
        self.window.resize(width, height)
        self.window.show()
        self.wait()
        self._app.processEvents()
        self._still()
        picture = self.window.grab().toImage()
        self.window.close()
        write_png(picture, file)
        return 0

    def close(self) -> None:
        """End the background thread and let the window go."""
        self._stop()
        if self._shown is not None:
            self._shown.deleteLater()
            self._shown = None

    # ---------------------------------------------------------------- inside

    def _still(self) -> None:
        """Put everything that moves where it comes to rest: a picture shows what is, not a moment on the way."""
        from PySide6.QtCore import QAbstractAnimation  # noqa: PLC0415 no part of the first paint

        for motion in self.window.findChildren(QAbstractAnimation):
            if motion.state() == QAbstractAnimation.State.Running and motion.totalDuration() > 0:
                motion.setCurrentTime(motion.totalDuration())

    def _halt(self) -> None:
        """Let no agent decide while the picture waits: it shows a game as far as it was asked for."""
        from workbench.gui.playtest.clock import Clock  # noqa: PLC0415 no part of the first paint

        for clock in self.window.findChildren(Clock):
            clock.interval = None
            clock.stop()

    def _make_window(self) -> None:
        assert self.document is not None
        speak(self._app)
        old, self._shown = self._shown, MainWindow(self.document, self._settings)
        if old is not None:
            old.deleteLater()
        self._told_ruleset = False
        if self._disk:
            self._disk.show_in(self.window)
        self.window.closed.connect(self._closed)
        self.window.pack_requested.connect(self._open_other)
        self.window.theme_requested.connect(self._use_theme)
        self.window.language_requested.connect(self._use_language)

    def _open_other(self, target: str) -> None:
        """Open another pack in the place of this one, once the user let this one go."""
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 no part of the first paint

        old = self.window
        try:
            Workspace.open(target)
        except NotFound as missing:
            QMessageBox.warning(old, tr("Open pack"), str(missing))
            return
        if old.close():
            self.open(target)
            self.window.restore()
            self.window.show()

    def _use_theme(self, name: str) -> None:
        theme.apply(self._app, name)
        self._settings.put("theme", name)
        self.window.restyle()

    def _use_language(self, name: str) -> None:
        """Make the window anew in another language; document, undo, open tabs and the playtest stay."""
        from workbench.gui.closing import may_drop_texts  # noqa: PLC0415 no part of the first paint
        from workbench.gui.playing import moved  # noqa: PLC0415 neither

        assert self.document is not None
        if self.window.asks and not may_drop_texts(self.window, self.window.tabs.editors()):
            return
        lang.use(name)
        self._settings.put("lang", name)
        old, refs = self.window, [editor.ref for editor in self.window.tabs.editors()]
        front, show_played = old.tabs.current_ref(), moved(old.tabs, self.document)
        geometry, layout = old.saveGeometry(), old.saveState()
        self._make_window()
        for ref in refs:
            self.window.open_entity(ref)
        if front:
            self.window.open_entity(front)
        show_played(self.window.tabs)
        self.window.restoreGeometry(geometry)
        self.window.restoreState(layout)
        self.window.show()
        old.asks = False
        old.close()

    def _changed(self, changed: object) -> None:
        self._rest.start()

    def _submit(self) -> None:
        self._rest.stop()
        if self._background and self.document:
            self._background.submit(self.document.generation, self.document.packs)

    def _take(self, generation: int, findings: tuple[Diagnostic, ...]) -> None:
        """Show findings, unless the packs went on meanwhile: newer ones are on their way."""
        if self.document and generation == self.document.generation:
            self.document.show_findings(self.document.workspace.located(findings))
            self._tell_ruleset(self.document.workspace.ruleset_error)

    def _tell_ruleset(self, error: str) -> None:
        """Tell once why the ruleset is off; the first check has imported it, so that the first paint need not."""
        if error and not self._told_ruleset:
            self.window.tell(error.splitlines()[0])
        self._told_ruleset = True

    def _tell(self, trace: str) -> None:
        self.window.tell(tr("A check failed: {why}", why=trace.strip().splitlines()[-1]))

    def _closed(self) -> None:
        """The user let the window go, and with it what is unsaved; a window that dies keeps its journal."""
        if self.sender() is self._shown and self.document:
            self.document.workspace.close()

    def _stop(self) -> None:
        self._rest.stop()
        if self._disk:
            self._disk.watch.stop()
            self._disk = None
        if self._background:
            self._background.stop()
            self._background.deleteLater()
            self._background = None


def _lasting(target: str | Path) -> str:
    """What finds a pack again from any folder: its whole path, or the id of one that ships."""
    path = Path(target)
    return str(path.resolve()) if path.exists() else str(target)
