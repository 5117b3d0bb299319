"""Keys, About, the page of a check."""

from __future__ import annotations

from PySide6.QtWidgets import QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from workbench import __version__
from workbench.gui.help_dialogs import show_about, show_keys, show_page


def text_of(dialog: QWidget) -> str:
    page = dialog.findChild(QTextBrowser)
    assert page
    return page.toPlainText()


def test_keys_lists_every_key(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert "Ctrl+Shift+P" in text_of(show_keys(parent))


def test_about_says_the_version(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert __version__ in text_of(show_about(parent))


def test_the_page_of_a_check_is_that_of_explain_and_an_unknown_code_is_told(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert "reference" in text_of(show_page(parent, "REF001")).casefold()
    assert text_of(show_page(parent, "NO99")).startswith("no check NO99")
