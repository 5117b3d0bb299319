"""The last dice, large."""

from tests.gui.showing import on_screen
from workbench.engine.account import Account, Part
from workbench.gui.playtest.last_dice import LastDice, moment_of
from workbench.gui.playtest.rolls import DiceRow
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


def test_what_the_game_calls_cause_and_outcome_is_shown_and_nothing_else():
    lines = [
        LogLine(2, "Ann attacks Bob", "attack", "", (), Account("cause")),
        LogLine(2, "Ann readies herself", "pose"),
        LogLine(2, "Ann rolls", "roll", "", (1, 6), Account("roll", "Ann · blow", words=("hit", "miss"))),
        LogLine(2, "Bob takes no wound", "wound", "", (), Account("outcome")),
        LogLine(2, "Ann rolls 4: nothing happens", "roll", "", (4,), Account("roll", "Ann · charm")),
        LogLine(2, "Red shows a marker", "marker"),
        LogLine(2, "Bob attacks Ann", "attack", "", (), Account("cause")),
        LogLine(2, "Ann is hurt", "wound", "", (), Account("outcome")),
    ]
    moment = moment_of(lines)
    assert (moment.cause, moment.outcomes) == ("Ann attacks Bob", ("Bob takes no wound",))
    assert [roll.why for roll in moment.rolls] == ["Ann · blow", "Ann rolls 4: nothing happens"]


def test_dice_belong_to_the_latest_cause():
    lines = [
        LogLine(2, "Ann attacks Bob", "attack", "", (), Account("cause")),
        LogLine(2, "Ann rolls", "roll", "", (1, 6), Account("roll", "Ann · blow")),
        LogLine(2, "Round 3", "round", "", (), Account("cause")),
        LogLine(2, "Red rolls", "roll", "", (9,), Account("roll", "Red · first", (Part("d20", 9),), True)),
    ]
    moment = moment_of(lines)
    assert (moment.cause, [roll.why for roll in moment.rolls]) == ("Round 3", ["Red · first"])


def test_rows_never_lie_over_one_another(qtbot):
    panel = on_screen(qtbot, LastDice(), 300, 40)
    panel.show_lines(ATTACK)
    assert panel.minimumHeight() > 140


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
