"""Programs: effects that can stop at a prompt and go on."""

import pytest

from tests.engine.powers.words import Power, Table, Words
from workbench.engine.data import read
from workbench.engine.powers.program import DONE, compile_effects

HIT = {"do": "hit"}
HIT_CHOSEN = {"do": "hit", "who": "chosen"}


def program(*effects):
    return compile_effects(read(Power, {"do": list(effects)}).do, Words())


def run(made, table, answers=()):
    """Run to the end; each answer is (slot, value) for a prompt. Locals and step go through a tuple, as in a save."""
    answers = list(answers)
    frame = (0, *[0] * made.size)
    while True:
        at, *local = frame
        at = made.run(table, at, local)
        if at == DONE:
            assert not answers, "prompts were expected"
            return table
        if answers:
            slot, value = answers.pop(0)
            local[slot] = value
        frame = (at, *local)


def test_effects_run_in_order():
    assert run(program(HIT, {"do": "sequence", "steps": [HIT, HIT]}), Table()).wounds == [3, 0, 0, 0]
    assert run(program(), Table()).wounds == [0, 0, 0, 0]


@pytest.mark.parametrize(("night", "expected"), [(True, 1), (False, 2)])
def test_one_thing_or_another(night, expected):
    made = program({"do": "if", "when": {"is": "night"}, "then": [HIT], "otherwise": [HIT, HIT]})
    table = Table()
    table.night = night
    assert run(made, table).wounds[0] == expected


@pytest.mark.parametrize(("face", "expected"), [(1, 0), (10, 0), (11, 1), (13, 1), (14, 2), (20, 2), (17, 2)])
def test_a_roll_does_what_its_row_says_and_nothing_where_there_is_no_row(face, expected):
    made = program({"do": "roll", "table": [{"range": [11, 13], "do": [HIT]}, {"range": [14, 20], "do": [HIT, HIT]}]})
    assert run(made, Table([face])).wounds[0] == expected


def test_rows_beyond_the_die_do_no_harm():
    made = program({"do": "roll", "die": 6, "table": [{"range": [0, 99], "do": [HIT]}]})
    assert run(made, Table([6])).wounds[0] == 1


def test_each_of_those_meant_when_it_begins():
    made = program({"do": "for_each", "among": {"side": "enemy"}, "then": [HIT_CHOSEN, HIT]})
    assert run(made, Table()).wounds == [2, 0, 1, 1]
    none = program({"do": "for_each", "among": {"side": "neutral"}, "then": [HIT_CHOSEN]})
    assert run(none, Table()).wounds == [0, 0, 0, 0]


def test_times_are_reckoned_once():
    times = {"number": "sum", "parts": [1, {"number": "path", "path": "wounds"}]}
    assert run(program(HIT, {"do": "repeat", "times": times, "then": [HIT]}), Table()).wounds[0] == 3


def test_a_choice_stops_the_program_and_the_answer_goes_on():
    made = program({"do": "choose", "among": {"side": "enemy"}, "then": [HIT_CHOSEN]}, HIT)
    table = Table()
    assert run(made, table, [(0, 3)]).wounds == [1, 0, 0, 1]
    assert table.asked == [(0b1100, False)]


def test_several_choices_do_not_meet_the_same_one_twice():
    made = program({"do": "choose", "count": 3, "among": {"side": "enemy"}, "then": [HIT_CHOSEN]})
    table = Table()
    assert run(made, table, [(0, 2), (0, 3)]).wounds == [0, 0, 1, 1]
    assert table.asked == [(0b1100, False), (0b1000, False)]


def test_choosing_fewer_ends_the_choice():
    made = program({"do": "choose", "count": 2, "up_to": True, "among": {"side": "any"}, "then": [HIT_CHOSEN]}, HIT)
    assert run(made, Table(), [(0, 1), (0, -1)]).wounds == [1, 1, 0, 0]


def test_nothing_to_choose_from_asks_nobody():
    table = Table()
    run(program({"do": "choose", "among": {"side": "any", "wounded": True}, "then": [HIT_CHOSEN]}), table)
    assert table.asked == []


def test_choices_nest():
    inner = {"do": "choose", "among": {"side": "ally"}, "then": [HIT_CHOSEN]}
    made = program({"do": "for_each", "among": {"side": "enemy"}, "then": [HIT_CHOSEN, inner, HIT_CHOSEN]})
    assert run(made, Table(), [(2, 0), (2, 1)]).wounds == [1, 1, 2, 2]


def test_the_table_plays_what_is_only_printed():
    table = Table()
    run(program({"do": "by_hand", "text": {"en": "Sing."}}, HIT), table, [])
    assert table.asked == ["by hand"]
    assert table.wounds[0] == 1


def test_a_roll_for_each_of_what_there_is_as_an_attack_of_many_coins_has_it():
    flips = {"number": "count", "of": {"side": "any", "wounded": True}}
    coin = {"do": "roll", "die": 2, "table": [{"range": [1, 1]}, {"range": [2, 2], "do": [HIT]}]}
    table = Table([2, 1, 2])
    table.wounds = [0, 3, 1, 1]
    assert run(program({"do": "repeat", "times": flips, "then": [coin]}), table).wounds[0] == 2
    assert table.faces == []


def test_somebody_may_be_asked_every_time_and_the_count_goes_on_after_a_save():
    pick = {"do": "choose", "among": {"side": "enemy"}, "then": [HIT_CHOSEN]}
    made = program({"do": "repeat", "times": 3, "then": [pick]}, HIT)
    table = Table()
    assert run(made, table, [(1, 2), (1, 2), (1, 3)]).wounds == [1, 0, 2, 1]
    assert len(table.asked) == 3


def test_loops_nest_and_each_keeps_its_own_chosen_one():
    again = {"do": "repeat", "times": 2, "then": [HIT_CHOSEN]}
    made = program({"do": "for_each", "among": {"side": "ally"}, "then": [
        {"do": "for_each", "among": {"side": "enemy"}, "then": [again]}, HIT_CHOSEN]})  # fmt: skip
    assert run(made, Table()).wounds == [1, 1, 4, 4]
