"""Powers that are only printed, played by hand."""

import pytest

from workbench.engine.powers.table import (
    DICE,
    DONE,
    HEAL,
    LABELS,
    MARK,
    MOVE,
    ROLL,
    UNMARK,
    WOUND,
    ByHandFrame,
    answer,
    kind_of,
    label,
    legal,
)
from workbench.engine.prompt import PromptKind

START = ByHandFrame(1, 4)


class Hands:
    """Writes down what hands do."""

    def __init__(self, things=(0, 2), stuck=()):
        self.there, self.stuck, self.done = things, stuck, []

    def things(self, state):
        return self.there

    def places(self, state, thing):
        return [] if thing in self.stuck else [10 + thing, 20]

    def wound(self, state, thing, amount):
        self.done.append(("wound", thing, amount))

    def move(self, state, thing, place):
        self.done.append(("move", thing, place))

    def mark(self, state, thing, amount):
        self.done.append(("mark", thing, amount))

    def roll(self, state, sides):
        self.done.append(("roll", sides))


def played(*answers):
    """Give answers one after the other, each of which must be legal; return what was done and what was asked."""
    hands, frame, asked = Hands(), START, []
    for action in answers:
        asked.append(kind_of(frame))
        assert action in legal(frame, hands, None)
        frame = answer(frame, action, hands, None)
    return hands.done, asked, frame


@pytest.mark.parametrize(
    ("answers", "done"),
    [
        ((WOUND, 2, 3), ("wound", 2, 3)),
        ((HEAL, 0, 1), ("wound", 0, -1)),
        ((MOVE, 2, 12), ("move", 2, 12)),
        ((MARK, 0, 2), ("mark", 0, 2)),
        ((UNMARK, 0, 2), ("mark", 0, -2)),
        ((ROLL, 20), ("roll", 20)),
    ],
)
def test_hands_do_one_thing_after_the_other_until_it_is_done(answers, done):
    assert played(*answers)[0] == [done]
    assert played(*answers)[2] == START
    assert played(*answers, DONE)[2] is None


def test_each_small_choice_is_asked_in_its_own_way():
    assert played(MOVE, 2, 12)[1] == [PromptKind.CHOOSE_ONE, PromptKind.CHOOSE_FIGURE, PromptKind.CHOOSE_SPACE]
    assert played(WOUND, 2, 1, ROLL, 6)[1][2:] == [PromptKind.NUMBER, PromptKind.CHOOSE_ONE, PromptKind.ROLL]


def test_agents_pass():
    assert legal(START, Hands(), None, by_agent=True) == (DONE,)


def test_an_empty_table_can_only_be_rolled_on():
    assert legal(START, Hands(()), None) == (DONE, ROLL)


def test_moving_is_offered_only_for_what_has_a_place_to_go_to():
    assert MOVE not in legal(START, Hands(stuck=(0, 2)), None)
    assert {WOUND, MARK} <= set(legal(START, Hands(stuck=(0, 2)), None))
    assert legal(ByHandFrame(1, 4, MOVE), Hands(stuck=(0,)), None) == [2]
    assert legal(ByHandFrame(1, 4, WOUND), Hands(stuck=(0,)), None) == (0, 2)


def test_answers_are_ascending_and_have_words_in_both_languages():
    for frame in (START, ByHandFrame(1, 4, WOUND), ByHandFrame(1, 4, WOUND, 2), ByHandFrame(1, 4, ROLL)):
        answers = list(legal(frame, Hands(), None))
        assert answers == sorted(set(answers))
    assert label(START, ROLL, "it") == "Tira un dado"
    assert label(ByHandFrame(1, 4, ROLL), DICE[0], "en") == "d2"
    assert label(ByHandFrame(1, 4, WOUND, 2), 3, "en") == "3"
    assert {len(words) for words in LABELS.values()} == {ROLL + 1}
