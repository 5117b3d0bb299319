"""The card that tells of what is under the pointer."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from tests.gui.showing import on_screen
from workbench.gui.playtest.info_card import InfoCard
from workbench.gui.playtest.pointing import Said

ANN = Said("Ann", ("3 of 4 life", "◆ Ill: <rolls>"), ("→ Blow  (4 in 6)",))


@pytest.fixture
def card(qtbot):
    return InfoCard(on_screen(qtbot, QWidget(), 900, 600))


def told(qtbot, card, said, at):
    card.tell(said, at)
    qtbot.waitUntil(card.isVisible, timeout=2000)
    return card.geometry()


def test_it_tells_title_lines_and_options_after_a_rest_and_goes_at_once(card, qtbot):
    card.tell(ANN, QPoint(600, 300))
    assert not card.isVisible()
    told(qtbot, card, ANN, QPoint(600, 300))
    for word in ("Ann", "3 of 4 life", "&lt;rolls&gt;", "→ Blow"):
        assert word in card.text.text()
    card.tell(Said(""), QPoint(-1, -1))
    assert not card.isVisible()


@pytest.mark.parametrize("at", [(20, 580), (880, 580), (20, 20), (880, 20), (450, 300), (330, 480)])
def test_it_never_lies_under_the_pointer_nor_beyond_the_board(card, qtbot, at):
    box = told(qtbot, card, ANN, QPoint(*at))
    assert not box.adjusted(-20, -20, 20, 20).contains(QPoint(*at))
    assert card.parentWidget().rect().contains(box)


def test_a_long_text_stays_within_the_board(card, qtbot):
    box = told(
        qtbot, card, Said("Ann", tuple(f"Line {n} of many words to be wrapped twice" for n in range(80))), QPoint()
    )
    assert card.parentWidget().rect().contains(box)


def test_it_leaves_another_card_uncovered(qtbot):
    over = on_screen(qtbot, QWidget(), 900, 600)
    other = QWidget(over)
    other.setGeometry(0, 300, 500, 300)
    other.show()
    box = told(qtbot, InfoCard(over, [other]), ANN, QPoint(450, 100))
    assert not box.intersects(other.geometry())


def test_switched_off_it_is_quiet(card, qtbot):
    card.turn(False)
    card.tell(ANN, QPoint(600, 300))
    qtbot.wait(200)
    assert not card.isVisible()


def test_it_stays_within_a_board_that_gets_lower(card, qtbot):
    told(qtbot, card, ANN, QPoint(600, 100))
    card.parentWidget().resize(700, 320)
    assert card.parentWidget().rect().contains(card.geometry())
