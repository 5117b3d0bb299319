"""The last dice, large."""

from workbench.gui.playtest.last_dice import DiceRow, LastDice, moment_of, roll_of
from workbench.playtest.log import LogLine

ATTACK = [
    LogLine(1, "Ann moves", "move"),
    LogLine(2, "Ann attacks Bob", "attack"),
    LogLine(2, "Ann rolls 2 dice: 2 base: hit, miss", "roll", "", (1, 6)),
    LogLine(2, "Bob rolls 1 die: block", "roll", "", (4,)),
    LogLine(2, "Bob takes no wound", "wound"),
    LogLine(3, "Bob moves", "move"),
]


def test_a_moment_is_the_cause_the_dice_and_what_came_of_them():
    moment = moment_of(ATTACK)

    assert moment.cause == "Ann attacks Bob"
    assert [roll.words for roll in moment.rolls] == [("hit", "miss"), ("block",)]
    assert moment.rolls[0].why == "Ann rolls 2 dice: 2 base"
    assert moment.outcomes == ("Bob takes no wound",)


def test_there_is_no_moment_before_dice_were_rolled():
    assert moment_of([]) is None
    assert moment_of(ATTACK[:2]) is None


def test_a_line_that_names_no_faces_is_shown_with_numbers_only():
    roll = roll_of(LogLine(1, "Red rolls 7 + 2 = 9: for initiative", "roll", "", (7, 3)))

    assert roll.words == ()
    assert roll.why == "Red rolls 7 + 2 = 9: for initiative"


def test_the_panel_is_there_from_the_first_dice_on_and_goes_with_a_new_game(qtbot):
    panel = LastDice()
    qtbot.addWidget(panel)
    panel.show_lines(ATTACK[:2])
    assert panel.isHidden()
    panel.show_lines(ATTACK)
    assert not panel.isHidden()
    assert [row.accessibleName() for row in panel.findChildren(DiceRow)] == ["hit, miss", "block"]
    panel.resize(300, 240)
    panel.grab()
    panel.show_lines([])
    assert panel.isHidden()
