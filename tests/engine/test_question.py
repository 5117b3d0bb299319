"""Questions and their arguments."""

from __future__ import annotations

from fractions import Fraction

from workbench.engine.question import (
    Answer,
    Answering,
    Column,
    EntityArgument,
    NumberArgument,
    Question,
    anything,
    percent,
)

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


def test_cells_are_shown_in_per_cent_with_short_fractions_and_numbers_without_needless_digits() -> None:
    chance, number = Column("Chance"), Column("Number", "number")
    assert [chance.shown(cell) for cell in (Fraction(1, 3), 0.25, Fraction(1), None, 1e-7, 0)] == [
        "33.33 % (1/3)", "25 %", "100 %", "–", "< 0.001 %", "0 %",
    ]  # fmt: skip
    assert [number.shown(cell) for cell in (2, 2.5, Fraction(7, 3))] == ["2", "2.50", "2.33"]


def test_a_share_is_said_in_per_cent_with_as_many_digits_as_count() -> None:
    assert [percent(share) for share in (1, 0.5, Fraction(2, 3), 0.00001)] == ["100 %", "50 %", "66.67 %", "0.001 %"]
