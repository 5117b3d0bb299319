"""Starts the window: application, theme, workspace, background checks, screenshot."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from workbench.gui import lang as words
from workbench.gui import theme as look
from workbench.gui.settings import Settings
from workbench.gui.window_session import WindowSession

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

_SCREENSHOT_SIZE = (1440, 900)
#: What the off screen platform says of size hints, which no picture needs.
_OFF_SCREEN = "does not support propagateSizeHints"
#: Faults on the screen.
_told: list[QMessageBox] = []


def open_window(
    target: str | Path | None,
    *,
    open_ref: str | None = None,
    play: tuple[str, int] | None = None,
    theme: str | None = None,
    lang: str | None = None,
    screenshot: Path | None = None,
) -> int:
    """Open a pack in a window and return the exit status when it is closed.

    `play` is a scenario to begin a playtest of, and how many decisions greedy agents make in it first.

    With `screenshot` the window is shown, its background work is waited for, a picture is written and nothing else is.

    Raises:
        NotFound: there is no such pack, or no such entity in it; the text names the nearest right answer.
    """
    app = application()
    settings = Settings(keep=screenshot is None)
    look.apply(app, theme or settings.text("theme", "light"))
    words.use(lang or settings.text("lang", "en"))
    session = WindowSession(app, settings)
    try:
        session.open(target or settings.first_pack())
        if open_ref:
            session.open_ref(open_ref)
        if play:
            session.play(*play)
        if screenshot is not None:
            return session.take_picture(screenshot, *_SCREENSHOT_SIZE)
        session.window.restore()
        session.window.show()
        return _run(app)
    finally:
        session.close()


def _run(app: QApplication) -> int:
    """Run until the window is closed; faults of ours are told in it meanwhile.

    Garbage is collected from here on, and not among what a window and its pack are made of, which stays.
    """
    gc.freeze()
    gc.enable()
    previous = sys.excepthook
    sys.excepthook = _tell_fault
    try:
        return app.exec()
    finally:
        sys.excepthook = previous


def application() -> QApplication:
    """The one QApplication, made when needed; off screen when there is no display to show it on."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    if os.environ.get("QT_QPA_PLATFORM") == "":
        del os.environ["QT_QPA_PLATFORM"]  # an empty one aborts Qt
    qInstallMessageHandler(_say)
    # asked for here, the style needs no Python class of all that styles can draw
    app = QApplication([sys.argv[0] if sys.argv else "workbench", "-style", look.STYLE])
    app.setProperty("style", look.STYLE)
    app.setApplicationName("Scenario Workbench")
    return app


def _say(kind: QtMsgType, where: QMessageLogContext, text: str) -> None:
    """Print what Qt has to say, but for one line that a platform without windows says of every window."""
    if _OFF_SCREEN not in text and sys.__stderr__:
        sys.__stderr__.write(f"{text}\n")


def _tell_fault(kind: type[BaseException], fault: BaseException, where: TracebackType | None) -> None:
    """A fault of ours: print it and say so in the window, which goes on; what is unsaved is still there."""
    text = "".join(traceback.format_exception(kind, fault, where))
    if sys.__stderr__:
        sys.__stderr__.write(text)
    QTimer.singleShot(0, lambda: _show_fault(text))


def _show_fault(text: str) -> None:
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 no part of the first paint

    title = words.tr("A fault of the program")
    box = QMessageBox(QMessageBox.Icon.Warning, "Scenario Workbench", title, parent=QApplication.activeWindow())
    box.setInformativeText(words.tr("Your work is still there: save it. What happened stands below."))
    box.setDetailedText(text)
    _told.append(box)  # without a window above it nobody else holds it
    box.finished.connect(lambda _: _told.remove(box))
    box.open()
