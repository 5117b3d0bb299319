"""Which decisions deserve a picture, and what it says."""

from workbench.engine.account import Account, Part, Token
from workbench.gui.playtest.pictures import picture_of, pictures_since
from workbench.playtest.log import LogLine

THROW = LogLine(4, "Red throws a net at Rock", "throw", "", (), Account("cause"))
ROLL = LogLine(4, "Red rolls 12", "roll", "", (12,), Account("roll", "Rock · catch", (Part("d20", 12),), True, 13))
ESCAPE = LogLine(4, "Rock of nobody breaks free", "escape", "", (),
                 Account("outcome", "Rock breaks free", moment="lost", tokens=(Token("Ro", "Rock"),)))  # fmt: skip
MOVE = LogLine(5, "Ann moves", "move")


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


def test_each_later_decision_with_a_moment_has_a_picture_of_its_own():
    won = LogLine(7, "Ann wins", "won", "", (), Account("outcome", "Ann wins", moment="won"))
    lines = [THROW, ROLL, ESCAPE, MOVE, won]
    assert [picture.decision for picture in pictures_since(lines, 0)] == [4, 7]
    assert [picture.title for picture in pictures_since(lines, 4)] == ["Ann wins"]
