"""Colours of JSON text."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from workbench.gui import theme
from workbench.gui.json_colors import JsonColors


def colors_of(document: QTextDocument, line: int) -> list[str]:
    return [found.format.foreground().color().name() for found in document.findBlockByNumber(line).layout().formats()]


def test_keys_texts_numbers_and_words_differ(qapp: QApplication) -> None:
    document = QTextDocument('{"a": "b", "c": 12, "d": null}')
    colors = JsonColors(document)
    colors.rehighlight()
    now = theme.current()
    assert colors_of(document, 0) == [now.accent, now.good, now.accent, now.warning, now.accent, now.info]


def test_very_long_lines_stay_plain(qapp: QApplication) -> None:
    document = QTextDocument('"' + "x" * 5000 + '"')
    colors = JsonColors(document)
    colors.repaint()
    assert colors_of(document, 0) == []
