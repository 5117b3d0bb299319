"""Tests of telling the rows of a table apart by their circumstances."""

from workbench.checks.encounter_rows import groups_of, in_words, unsound


def test_rows_are_grouped_by_what_their_when_says_in_any_order():
    rows = [{"when": {"a": "1", "b": "2"}}, {"when": {"b": "2", "a": "1"}}, {"when": {}}, {}, {"when": "odd"}]
    assert [[row.at for row in some] for some in groups_of({"rows": rows}).values()] == [[0, 1], [2, 3], [4]]


def test_a_group_is_sound_alone_or_with_what_holds_more_generally():
    rows = [
        {"rate": 70},
        {"rate": 30, "when": {"conditions": ["swarm"]}},
        {"rate": 50, "when": {"conditions": ["radar"]}},
    ]
    wrong = unsound(groups_of({"rows": rows}), lambda some: sum(row.rate for row in some) == 100)
    assert [in_words(when) for when, _ in wrong] == [" when conditions `radar`"]


def test_two_complete_tables_beside_each_other_are_sound():
    rows = [{"rate": 100}, {"rate": 100, "when": {"version": "blue"}}]
    assert list(unsound(groups_of({"rows": rows}), lambda some: sum(row.rate for row in some) == 100)) == []
