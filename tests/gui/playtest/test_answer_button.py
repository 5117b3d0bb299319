"""Answers that are sentences."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton

from workbench.gui.playtest.answer_button import AnswerButton

SHORT, LONG = "1   Passa", "2   Fai evolvere Charmander in Charmeleon & scambia i segnalini con Bulbasaur"


@pytest.fixture
def button(qtbot):
    """A button of a text, shown as wide as wanted."""

    def made(said, width=260):
        found = AnswerButton(said)
        qtbot.addWidget(found)
        found.resize(width, found.heightForWidth(width))
        found.show()
        return found

    return made


def last_row_of_ink(found):
    """The lowest row in which text is painted."""
    image = found.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    inner = range(12, image.width() - 12)
    rows = [y for y in range(4, image.height() - 4) if min(image.pixelColor(x, y).value() for x in inner) < 90]
    return max(rows)


def test_one_line_is_as_high_as_any_other_button(button, qtbot):
    other = QPushButton(SHORT)
    qtbot.addWidget(other)
    assert button(SHORT).heightForWidth(260) == other.sizeHint().height()


def test_a_long_answer_has_more_lines_instead_of_more_width(button):
    one, long = button(SHORT), button(LONG)
    assert long.minimumSizeHint().width() <= 120
    assert long.heightForWidth(260) > one.heightForWidth(260)
    assert long.heightForWidth(150) > long.heightForWidth(260)
    assert long.heightForWidth(2000) == one.heightForWidth(260)
    assert last_row_of_ink(long) > last_row_of_ink(one) + 8


def test_a_word_that_is_wider_than_the_button_breaks(button):
    assert button("x" * 90, 150).height() > button("x", 150).height()


def test_the_text_stays_plain(button):
    found = button("1   <b>Bold</b> & more")
    assert found.text() == "1   <b>Bold</b> && more"
    assert last_row_of_ink(found) > 0
