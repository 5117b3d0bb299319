"""Dice as they are shown."""

import pytest

from workbench.engine.account import Account, Part
from workbench.gui import lang
from workbench.gui.playtest.rolls import DiceRow, made_of, roll_of
from workbench.playtest.log import LogLine

ATTACK = Account(
    "roll", "Ann · blow", (Part("base", 3), Part("height", 1), Part("weak", -1), Part("charm", 0)),
    words=("hit", "miss", "hit"), counts=("hit",),
)  # fmt: skip
CATCH = Account("roll", "Bob · catch", (Part("d20", 12), Part("ball", 0), Part("wounds", 2)), summed=True, needed=13)


def test_dice_say_of_what_they_are_made_and_how_many_count():
    roll = roll_of(LogLine(1, "A long sentence", "roll", "", (1, 6, 2), ATTACK))
    assert roll.why == "Ann · blow"
    assert roll.made_of == "3 base + 1 height − 1 weak = 3 dice"
    assert roll.counted == "2 × hit"
    assert roll.success is None


def test_a_sum_says_what_was_needed_and_whether_it_was_reached():
    roll = roll_of(LogLine(1, "A long sentence", "roll", "", (12,), CATCH))
    assert roll.made_of == "d20 12 + ball 0 + wounds 2 = 14  ·  needed: 13"
    assert roll.success
    assert not roll_of(LogLine(1, "", "roll", "", (3,), Account("roll", "x", (Part("d20", 3),), True, 13))).success
    lang.use("it")
    assert made_of(CATCH, 1).endswith("serve: 13")


def test_a_single_die_without_anything_to_reach_needs_no_sum():
    assert made_of(Account("roll", "x", (Part("d20", 3),), summed=True), 1) == ""
    assert made_of(Account("roll", "x"), 1) == ""
    assert made_of(Account("roll", "x", (Part("base", 1),)), 1) == "1 base = 1 die"


def test_a_line_without_an_account_is_taken_apart_by_its_words():
    roll = roll_of(LogLine(2, "Ann rolls 2 dice: 2 base: hit, miss", "roll", "", (1, 6)))
    assert (roll.why, roll.words) == ("Ann rolls 2 dice: 2 base", ("hit", "miss"))
    assert (roll.made_of, roll.counted, roll.success) == ("", "", None)
    assert roll_of(LogLine(1, "Red rolls 7 + 2 = 9: for it", "roll", "", (7, 3))).words == ()


def test_dice_that_count_are_painted_stronger_and_a_die_shows_whether_it_was_enough(qtbot):
    pictures = []
    for account, faces in (
        (ATTACK, (1, 6, 2)),
        (CATCH, (12,)),
        (Account("roll", "x", CATCH.parts[:1], True, 13), (12,)),
    ):
        row = DiceRow(roll_of(LogLine(1, "", "roll", "", faces, account)))
        qtbot.addWidget(row)
        row.resize(300, row.height())
        pictures.append(row.grab().toImage())
    assert pictures[1] != pictures[2]
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("width", [90, 200, 290, 330])
@pytest.mark.parametrize("dice", [1, 4, 6, 11])
def test_no_die_and_no_count_lies_beyond_the_row(qtbot, width, dice):
    account = Account("roll", "x", words=("shield",) * dice, counts=("shield",))
    row = DiceRow(roll_of(LogLine(1, "", "roll", "", (4,) * dice, account)))
    qtbot.addWidget(row)
    boxes, said = row.places(width)
    assert len(boxes) == dice
    assert all(box.right() <= width for box in (*boxes, said))
    assert not any(one.intersects(said) for one in boxes)
    assert said.bottom() <= row.heightForWidth(width)
