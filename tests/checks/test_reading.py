"""Tests of reading data that may be anything."""

import pytest

from workbench.checks.reading import (
    counted,
    dict_at,
    list_at,
    listed,
    number,
    objects_at,
    pair,
    shortened,
    text_at,
    whole,
)


@pytest.mark.parametrize("data", [None, [], "text", 3, {}, {"key": None}, {"key": True}])
def test_what_is_not_there_or_of_another_type_reads_as_nothing(data):
    assert list_at(data, "key") == []
    assert dict_at(data, "key") == {}
    assert text_at(data, "key") == ""
    assert list(objects_at(data, "key")) == []


def test_objects_keep_their_places_in_the_list():
    assert list(objects_at({"key": [3, {"a": 1}, None, {}]}, "key")) == [(1, {"a": 1}), (3, {})]


def test_true_is_no_number_and_a_pair_has_two():
    assert (whole(True), number(False), whole(1.0)) == (None, None, None)
    assert (pair([1, 2]), pair([1]), pair([1, True]), pair([1, 2.0]), pair("12")) == ((1, 2), None, None, None, None)


def test_long_lists_and_texts_are_cut():
    assert (counted(1, "row"), counted(2, "row")) == ("1 row", "2 rows")
    assert listed(["a", "b", "c"], 2) == "`a`, `b` and 1 more"
    assert shortened("") == shortened(" ") == '""'
    assert shortened("a\nb" + "c" * 100) == "a b" + "c" * 76 + "…"
