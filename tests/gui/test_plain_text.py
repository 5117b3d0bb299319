"""Names that look like markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.entity_editor import EntityEditor
from workbench.gui.panes.overview import OverviewPane
from workbench.gui.plain_text import PlainLabel, plain
from workbench.model.ref import EntityRef

NAME = "<b>Bold</b> & co"


def test_a_label_shows_markup_letter_by_letter(qtbot: QtBot) -> None:
    label, other = PlainLabel(NAME), QLabel(NAME)
    for each in (label, other):
        qtbot.addWidget(each)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.sizeHint().width() > other.sizeHint().width()


def test_a_tooltip_reads_as_it_was_written() -> None:
    document = QTextDocument()
    document.setHtml(plain(f"{NAME}\nand more"))
    assert document.toPlainText() == f"{NAME}\nand more"
    assert plain("4 < 5 & more") == "4 < 5 & more"


def test_an_entity_with_markup_in_its_name_is_shown_so_everywhere(document: Document, qtbot: QtBot) -> None:
    ref = EntityRef("test", "species", "sprout")
    document.push(SetValue(ref, "/name/en", NAME))
    panes = (
        EntityEditor(document, ref),
        OverviewPane(document),
        EntityEditor(document, EntityRef("test", "trainer", "ann")),
    )
    for pane in panes:
        qtbot.addWidget(pane)
        shown = [label for label in pane.findChildren(QLabel) if NAME in label.text()]
        assert all(label.textFormat() is Qt.TextFormat.PlainText for label in shown)
    assert [label for label in panes[0].findChildren(QLabel) if label.text() == NAME]


def test_a_label_takes_its_role_and_goes_over_several_lines_when_asked(qtbot: QtBot) -> None:
    plain_one, hint = PlainLabel("one"), PlainLabel("many", "hint", wrap=True)
    for each in (plain_one, hint):
        qtbot.addWidget(each)
    assert (plain_one.property("role"), plain_one.wordWrap()) == (None, False)
    assert (hint.property("role"), hint.wordWrap()) == ("hint", True)
