"""Pictures of what just happened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.engine.account import Account, Part, Token
from workbench.gui.playtest import picture_card
from workbench.gui.playtest.picture_card import PictureCard, TokenRow, picture_of
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
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(800, 600)
    over.show()
    return PictureCard(over)


def said(card):
    return [label.text() for label in card.findChildren(QLabel) if not label.isHidden()]


def test_a_picture_holds_cause_dice_and_outcome_of_its_decision():
    picture = picture_of([MOVE, THROW, ROLL, ESCAPE])
    assert (picture.decision, picture.look, picture.cause) == (4, "lost", "Red throws a net at Rock")
    assert picture.title == "Rock breaks free"
    assert [roll.made_of for roll in picture.rolls] == ["d20 12  ·  needed: 13"]
    assert picture_of([MOVE, THROW, ROLL]) is None


def test_what_else_came_of_the_same_cause_is_told_below():
    prize = LogLine(4, "Red wins a prize", "prize", "", (), Account("outcome", "Red wins Ruby", moment="won"))
    picture = picture_of([THROW, ROLL, ESCAPE, prize])
    assert (picture.title, picture.lines, picture.look) == ("Rock breaks free", ("Red wins Ruby",), "lost")


def test_dice_after_a_moment_begin_another_picture():
    beaten = LogLine(4, "Red beats Ann", "won", "", (), Account("outcome", "Red beats Ann", moment="won"))
    picture = picture_of([THROW, beaten, ROLL, ESCAPE])
    assert (picture.cause, picture.title, len(picture.rolls)) == ("Red beats Ann", "Rock breaks free", 1)


def test_dice_of_an_earlier_cause_are_no_part_of_it():
    earlier = LogLine(4, "Initiative", "roll", "", (3,), Account("roll", "Red · first", (Part("d20", 3),), True))
    assert len(picture_of([earlier, THROW, ROLL, ESCAPE]).rolls) == 1


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
