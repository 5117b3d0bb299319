"""The log."""

from tests.engine.toy import GAME, Toy
from workbench.engine.account import Account
from workbench.engine.event import Event
from workbench.playtest.log import LogLine, log_lines
from workbench.playtest.positions import Position

LINE = [
    Position(0, 0, 1, None, (Event("deal"),)),
    Position(1, 1, 2, None, (Event("reveal", (3, 4)), Event("secret", (), 1 << 1), Event("pick"))),
]


def test_each_event_that_has_words_is_a_line_with_what_caused_it():
    assert log_lines(GAME, LINE, 0, "en") == [
        LogLine(0, "deal ", "deal"),
        LogLine(1, "reveal 3, 4", "reveal", "card:3"),
        LogLine(1, "secret ", "secret"),
    ]


def test_what_some_eye_may_not_see_is_left_out():
    assert [line.kind for line in log_lines(GAME, LINE, 0b10, "en")] == ["deal", "reveal", "secret"]
    assert [line.kind for line in log_lines(GAME, LINE, 0b11, "en")] == ["deal", "reveal"]


def test_who_may_not_see_all_of_it_is_told_what_is_said_instead():
    dealt = Position(0, 0, 1, None, (Event("secret", (5,), 0b01, Event("deal")),))
    assert [[line.kind for line in log_lines(GAME, [dealt], eyes, "en")] for eyes in (0b00, 0b01, 0b10, 0b11)] == [
        ["secret"], ["secret"], ["deal"], ["deal"],
    ]  # fmt: skip


def test_a_decision_in_the_place_of_another_is_marked():
    root = Position(0, 0, 1, None, ())
    first, second = (Position(n, 1, 2, None, (Event("move"),), root, n) for n in (1, 2))
    root.children += [first, second]
    assert [line.kind for line in log_lines(GAME, first.line(), 0, "en")] == ["move"]
    assert [line.kind for line in log_lines(GAME, second.line(), 0, "it")] == ["take_back", "move"]


def test_a_line_of_dice_carries_their_faces():
    rolled = Position(1, 1, 2, None, (Event("roll", (0, 6, 5, 2, "attack")), Event("move", (1, 2))))
    assert [line.faces for line in log_lines(GAME, [rolled], 0, "en")] == [(5, 2), ()]


def test_events_are_told_once_a_language_and_once_for_each_pair_of_eyes():
    asked = []

    class Listening(Toy):
        def tell(self, event, lang):
            asked.append(lang)
            return super().tell(event, lang)

    rolled = Position(1, 1, 2, None, (Event("deal"), Event("move", (1, 2))))
    first = log_lines(Listening(), [rolled], 0, "en")
    assert log_lines(Listening(), [rolled], 0, "en") == first
    assert asked == ["en", "en"]
    log_lines(Listening(), [rolled], 1, "it")
    assert asked == ["en", "en", "it", "it"]


def test_a_line_carries_what_explains_it_where_the_game_does():
    class Explaining(Toy):
        def account(self, event, lang):
            return Account("cause") if event.what == "deal" else None

    told = log_lines(Explaining(), [Position(0, 0, 1, None, (Event("deal"), Event("move", (1, 2))))], 0, "en")
    assert [line.account for line in told] == [Account("cause"), None]
