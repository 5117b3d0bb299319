"""Exact odds of wheels against every pair of faces that both can show."""

from fractions import Fraction

import pytest

from plugins.figure_game.compile import affliction_of, wheel_of
from plugins.figure_game.odds import CLEAR
from plugins.figure_game.questions import QUESTIONS
from plugins.figure_game.spin import stops_at, worth
from plugins.figure_game.structs.figures import Figure, SpecialCondition
from workbench.engine.data import read
from workbench.workspace import Workspace

from .bed import ends_of

ARENA = Workspace.open("figure_arena").content()
PAIR = {"first": "gyarados", "second": "snorlax"}


def ask(name, lang="en", **values):
    """The answer to a question."""
    question = next(question for question in QUESTIONS if question.id == name)
    return question.answer(ARENA, question.filled(values), lang)


def spun(first, second, first_condition=None, second_condition=None):
    """How every pair of faces ends: both wheels stop, and the two segments are compared as in a battle."""
    wheels = [wheel_of(read(Figure, ARENA.find("figure", name)).wheel) for name in (first, second)]
    has = [
        affliction_of(read(SpecialCondition, ARENA.find("condition", name))) if name else CLEAR
        for name in (first_condition, second_condition)
    ]
    faces = [
        [worth(wheel, stops_at(wheel, face, each.shift), each) for face in range(1, wheel.total + 1)]
        for wheel, each in zip(wheels, has, strict=True)
    ]
    return ends_of(*faces)


@pytest.mark.rule("FG-SPIN-03")
@pytest.mark.parametrize(
    "conditions",
    [{}, {"first_condition": "burned"}, {"first_condition": "confused", "second_condition": "poisoned"},
     {"second_condition": "frozen"}],
)  # fmt: skip
def test_a_battle_ends_as_often_as_pairs_of_faces_end_it(conditions):
    told = ask("wheel", **PAIR, **conditions).document
    assert told["parts"] == spun(**PAIR, **conditions)
    assert told["whole"] == 24 * 24 == sum(told["parts"].values())
    assert told["win"] + told["lose"] + told["nothing"] == pytest.approx(1)
    assert told["knocked_out"] == {"first": told["parts"]["loses"] / 576, "second": told["parts"]["wins"] / 576}


def test_the_table_says_who_is_knocked_out_with_parts_of_576():
    rows = {row.label: row.cells for row in ask("wheel", **PAIR).rows}
    assert rows["Gyarados is knocked out"] == (Fraction(1, 2), 288)
    assert rows["Snorlax is knocked out"] == (Fraction(5, 32), 90)
    assert ask("wheel", "it", **PAIR).rows[0].label == "Snorlax è KO"


def test_a_boost_is_added_to_the_first():
    assert ask("wheel", **PAIR, boost=30).document["win"] > ask("wheel", **PAIR).document["win"]


def test_a_figure_against_itself_is_told_apart_and_wins_as_often_as_it_loses():
    answer = ask("wheel", first="snorlax", second="snorlax")
    assert answer.rows[0].label == "Snorlax 2 is knocked out"
    assert answer.document["win"] == answer.document["lose"]


def test_without_a_second_the_first_meets_every_figure_of_the_pack():
    answer = ask("wheel", first="gyarados")
    assert set(answer.document["figures"]) == set(ARENA.ids("figure"))
    assert len(answer.rows) == len(ARENA.ids("figure"))
    (row,) = [row for row in answer.rows if row.entity == "figure:snorlax"]
    assert row.cells == tuple(Fraction(parts, 576) for parts in spun(**PAIR).values())
    assert all(sum(row.cells) == 1 for row in answer.rows)


@pytest.mark.rule("FG-CON-03")
def test_every_condition_is_reckoned_on_either_side():
    answer = ask("conditions", **PAIR)
    assert set(answer.document["first"]) == set(answer.document["second"]) == set(ARENA.ids("condition"))
    assert answer.document["second"]["burned"]["parts"] == spun(**PAIR, second_condition="burned")
    assert answer.document["none"]["parts"] == spun(**PAIR)
    assert len(answer.rows) == 1 + 2 * len(ARENA.ids("condition"))
