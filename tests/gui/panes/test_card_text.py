"""The written text of a card."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.engine.powers.text.phrase import said
from workbench.gui.panes.card_text import CardText

TOLD = (
    said("Name\n\n", "/name")
    + said("CUT", "/powers/0/name")
    + ": It rolls "
    + said("3 dice", "/powers/0/dice")
    + ".\n"
    + "It is "
    + said("\N{FROG FACE} green", "/color")
    + ".\n"
)


def shown(qtbot: QtBot) -> CardText:
    """The text in sight."""
    text = on_screen(qtbot, CardText(TOLD, 2, 300))
    return text


def over(text: CardText, words: str) -> QPoint:
    """Where a piece of the text is."""
    at = text.toPlainText().encode("utf-16-le").index(words.encode("utf-16-le")) // 2
    cursor = QTextCursor(text.document())
    cursor.setPosition(at + 1)
    return text.cursorRect(cursor).center() + QPoint(2, 0)


def test_lines_are_paragraphs_with_names_of_powers_in_bold(qtbot: QtBot) -> None:
    text = shown(qtbot)
    assert text.toPlainText() == "CUT: It rolls 3 dice.\nIt is \N{FROG FACE} green."
    cursor = QTextCursor(text.document())
    cursor.setPosition(1)
    assert cursor.charFormat().fontWeight() > 400
    cursor.setPosition(8)
    assert cursor.charFormat().fontWeight() <= 400


def test_every_phrase_knows_its_field_after_signs_that_count_twice_too(qtbot: QtBot) -> None:
    text = shown(qtbot)
    units = text.toPlainText().encode("utf-16-le")
    said_ = {part.pointer: units[2 * part.start : 2 * part.end].decode("utf-16-le") for part in text.parts}
    assert said_ == {"/powers/0/name": "CUT", "/powers/0/dice": "3 dice", "/color": "\N{FROG FACE} green"}
    assert text.pointer_of(0) == "/powers/0/name"
    assert text.pointer_of(5) == ""


def test_a_field_lights_up_what_says_it_or_a_part_of_it(qtbot: QtBot) -> None:
    text = shown(qtbot)
    text.light("/powers/0")
    assert [mark.cursor.selectedText() for mark in text.extraSelections()] == ["CUT", "3 dice"]
    text.light("/powers/0/dice/0")
    assert [mark.cursor.selectedText() for mark in text.extraSelections()] == ["3 dice"]
    text.light("/nothing")
    assert text.extraSelections() == []


def test_the_mouse_points_at_fields_and_a_click_wants_one(qtbot: QtBot) -> None:
    text = shown(qtbot)
    said_, wanted = [], []
    text.hovered.connect(said_.append)
    text.chosen.connect(wanted.append)
    QTest.mouseMove(text.viewport(), over(text, "3 dice"))
    QTest.mouseMove(text.viewport(), over(text, "rolls"))
    assert said_ == ["/powers/0/dice", ""]
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=over(text, "CUT"))
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=over(text, "rolls"))
    assert wanted == ["/powers/0/name"]


def test_it_is_as_high_as_its_text(qtbot: QtBot) -> None:
    low, high = CardText(TOLD, 2, 600), CardText(TOLD, 2, 60)
    for text in (low, high):
        qtbot.addWidget(text)
        assert text.height() >= text.document().size().height()
    assert high.height() > low.height()
