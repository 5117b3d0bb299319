"""Questions and their arguments."""

from __future__ import annotations

from workbench.engine.question import Answer, Answering, EntityArgument, NumberArgument, Question, anything

TITLE = {"en": "T", "it": "T"}
DICE = NumberArgument("dice", TITLE, 0, 9, 3)
FACES = NumberArgument("faces", TITLE, 2, 20)
WHOSE = EntityArgument("whose", TITLE, ("species",), optional=True)
QUESTION = Question("throw", TITLE, (DICE, FACES, WHOSE), lambda known, values, lang: Answer(dict(values), lang))


def test_what_is_left_out_has_its_default() -> None:
    assert QUESTION.filled({"faces": 6}) == {"dice": 3, "faces": 6, "whose": None}
    assert QUESTION.filled({"faces": 6, "dice": 0, "whose": "a"}) == {"dice": 0, "faces": 6, "whose": "a"}


def test_a_number_without_a_default_has_to_be_given() -> None:
    assert [argument.optional for argument in QUESTION.arguments] == [True, False, True]
    assert WHOSE.fits is anything
    assert WHOSE.fits({"id": "a"})


def test_whoever_has_questions_answers() -> None:
    class Asked:
        """A ruleset that answers."""

        def questions(self) -> tuple[Question, ...]:
            """One."""
            return (QUESTION,)

    assert isinstance(Asked(), Answering)
    assert not isinstance(object(), Answering)
