"""Pictures of what just happened."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tests.gui.showing import on_screen
from workbench.engine.account import Account, Part, Token
from workbench.gui.playtest import picture_card
from workbench.gui.playtest.picture_card import PictureCard, TokenRow
from workbench.gui.playtest.rolls import DiceRow
from workbench.playtest.log import LogLine

THROW = LogLine(4, "Red throws a net at Rock", "throw", "", (), Account("cause"))
ROLL = LogLine(4, "Red rolls 12", "roll", "", (12,), Account("roll", "Rock · catch", (Part("d20", 12),), True, 13))
ESCAPE = LogLine(4, "Rock of nobody breaks free", "escape", "", (),
                 Account("outcome", "Rock breaks free", moment="lost", tokens=(Token("Ro", "Rock"),)))  # fmt: skip
CUBS = (Token("Cu", "Cub"), Token("Be", "Bear"))
GROWN = LogLine(6, "Cub grows", "grow", "", (),
                Account("outcome", "Cub is a Bear now", moment="grow", tokens=CUBS, lines=("Life 3 → 5",)))  # fmt: skip
MOVE = LogLine(5, "Ann moves", "move")


@pytest.fixture
def card(qtbot):
    return PictureCard(on_screen(qtbot, QWidget(), 800, 600))


def said(card):
    return [label.text() for label in card.findChildren(QLabel) if not label.isHidden()]


def test_it_is_shown_once_and_put_away_by_a_click(card, qtbot):
    card.show_lines([THROW, ROLL, ESCAPE])
    assert card.isVisible()
    assert "Rock breaks free" in said(card)
    assert [row.roll.faces for row in card.findChildren(DiceRow)] == [(12,)]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    card.show_lines([THROW, ROLL, ESCAPE])
    assert not card.isVisible(), "it is no news any more"


def test_a_growth_shows_before_after_and_what_changes(card):
    card.show_lines([GROWN])
    (row,) = card.findChildren(TokenRow)
    assert row.accessibleName() == "Cub → Bear"
    assert "Life 3 → 5" in said(card)
    assert not row.grab().isNull()


def test_it_leaves_when_the_game_has_gone_on_for_a_while(card, qtbot, monkeypatch):
    monkeypatch.setattr(picture_card, "STAYS", 0.05)
    card.show_lines([ESCAPE])
    qtbot.wait(120)
    assert card.isVisible(), "it waits for the next decision"
    card.show_lines([ESCAPE, MOVE])
    qtbot.waitUntil(lambda: not card.isVisible(), timeout=2000)


def test_taking_back_takes_the_picture_back(card):
    card.show_lines([THROW, ROLL, ESCAPE])
    card.show_lines([LogLine(3, "Before", "move")])
    assert not card.isVisible()
    card.show_lines([THROW, ROLL, ESCAPE])
    assert card.isVisible(), "and the same decision shows it again"


def test_it_lies_within_what_it_lies_over(card):
    card.show_lines([GROWN])
    card.parentWidget().resize(300, 200)
    assert card.parentWidget().rect().contains(card.geometry())


def test_it_lies_below_while_what_happens_is_above_and_above_while_it_is_below(card):
    card.show_lines([GROWN])
    card.keep_clear(60)
    assert card.geometry().top() > 300
    card.keep_clear(500)
    assert card.geometry().top() < 100


def moment(decision, title):
    return LogLine(decision, title, "won", "", (), Account("outcome", title, moment="won"))


def test_what_happens_meanwhile_waits_for_its_turn(card, qtbot, monkeypatch):
    monkeypatch.setattr(picture_card, "SHORT", 0.05)
    lines = [moment(1, "One")]
    card.show_lines(lines)
    lines += [moment(2, "Two"), moment(4, "Three"), LogLine(5, "Ann moves", "move")]
    card.show_lines(lines)
    assert (card.picture.title, [each.title for each in card.waiting]) == ("One", ["Two", "Three"])
    assert "2 more" in said(card)
    assert card.height() >= card.layout().totalHeightForWidth(card.width()), "the words have room beside it"
    qtbot.waitUntil(lambda: card.picture.title == "Two", timeout=2000)
    qtbot.waitUntil(lambda: card.picture.title == "Three", timeout=2000)
    assert card.isVisible()


def test_a_click_shows_the_next_picture(card, qtbot):
    card.show_lines([moment(1, "One")])
    card.show_lines([moment(1, "One"), moment(2, "Two")])
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert (card.isVisible(), card.picture.title) == (True, "Two")
    card.put_away()
    assert not card.isVisible()


def test_of_quick_agents_only_the_last_pictures_wait(card):
    lines = [moment(1, "1")]
    card.show_lines(lines)
    card.show_lines(lines + [moment(n, str(n)) for n in range(2, 20)])
    assert [each.title for each in card.waiting] == ["16", "17", "18", "19"]


def test_a_game_that_is_loaded_shows_nothing_long_past(card):
    card.show_lines([moment(1, "One"), LogLine(9, "Ann moves", "move")])
    assert not card.isVisible()


def test_it_covers_as_little_as_it_can_of_what_is_asked_about(card):
    card.show_lines([GROWN])
    middle = card.parentWidget().width() // 2
    card.keep_clear(500, [QPoint(middle, 40), QPoint(middle, 60)])
    assert card.geometry().top() > 300
    card.keep_clear(60, [QPoint(middle, 560)])
    assert card.geometry().top() < 100
