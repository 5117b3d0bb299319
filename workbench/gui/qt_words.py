"""Qt's own words, as on the buttons of its questions and in its file dialogs, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication

from workbench.gui import lang

#: The language that Qt speaks by itself.
_OWN = "en"


def speak(app: QApplication) -> None:
    """Let Qt say its own words in the language that is on; a Qt without them goes on in English."""
    before = app.property("qt_words")
    if isinstance(before, QTranslator):
        app.removeTranslator(before)
    app.setProperty("qt_words", None)
    if lang.current() == _OWN:
        return
    words = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if words.load(f"qtbase_{lang.current()}", folder):
        app.installTranslator(words)
        app.setProperty("qt_words", words)
