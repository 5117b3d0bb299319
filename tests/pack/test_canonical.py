"""The canonical form: fixed, small differences, nothing lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.model.kind import Kind
from workbench.model.same import same
from workbench.pack.canonical import NotJson, to_text, to_texts

MAP = Kind(
    "map",
    {
        "properties": {
            "id": {},
            "width": {},
            "palette": {"additionalProperties": {"type": "string"}},
            "terrain": {},
            "exits": {"items": {"$ref": "#/$defs/exit"}},
            "power": {"oneOf": [{"properties": {"when": {}, "do": {}}}]},
        },
        "$defs": {"exit": {"properties": {"to": {}, "at": {}}}},
    },
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=30,
)


def test_one_line_a_map_row_and_a_table_row_and_keys_in_the_order_of_the_schema() -> None:
    data = {
        "zzz": 1,
        "x-note": {"b": 1, "a": [1, 2]},
        "exits": [{"at": [0, 1], "to": "b"}, {"at": [0, 2], "to": "c", "zz": 1}],
        "power": {"do": "a", "when": "b"},
        "terrain": ["gg", "g."],
        "palette": {"w": "water", "g": "grass"},
        "width": 2,
        "id": "field",
    }
    assert to_text(data, MAP) == (
        "{\n"
        '  "id": "field",\n'
        '  "width": 2,\n'
        '  "palette": {"g": "grass", "w": "water"},\n'
        '  "terrain": [\n    "gg",\n    "g."\n  ],\n'
        '  "exits": [\n    {"to": "b", "at": [0, 1]},\n    {"to": "c", "at": [0, 2], "zz": 1}\n  ],\n'
        '  "power": {"when": "b", "do": "a"},\n'
        '  "x-note": {"a": [1, 2], "b": 1},\n'
        '  "zzz": 1\n'
        "}\n"
    )


def test_what_does_not_fit_a_line_stands_on_several() -> None:
    assert to_text({"a": ["x" * 60, "y" * 60]}) == f'{{\n  "a": [\n    "{"x" * 60}",\n    "{"y" * 60}"\n  ]\n}}\n'
    assert all(len(line) <= 120 for line in to_text({"a": [list(range(n)) for n in range(80)]}).splitlines())


def test_empty_values_and_others_than_objects_are_written() -> None:
    assert [to_text(v) for v in ({}, [], "é", None, True, 1.5)] == [
        "{}\n",
        "[]\n",
        '"é"\n',
        "null\n",
        "true\n",
        "1.5\n",
    ]


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), "\ud800", {1: 2}, {"\ud800": 1}, {1, 2}, b"x", (1,), 10**400, -(10**300)]
)
def test_refuses_what_no_file_can_hold(value: Any) -> None:
    with pytest.raises(NotJson):
        to_text({"a": value})


@given(JSON)
def test_says_exactly_what_it_was_given_and_the_order_of_keys_changes_nothing(data: Any) -> None:
    text = to_text(data)
    assert same(json.loads(text), data)
    assert to_text(json.loads(json.dumps(data, sort_keys=True))) == text


@given(st.dictionaries(st.text(max_size=3), JSON, max_size=5), st.dictionaries(st.text(max_size=3), JSON, max_size=5))
def test_two_texts_at_once_are_the_two_texts(old: dict[str, Any], new: dict[str, Any]) -> None:
    new = {**new, **{key: value for at, (key, value) in enumerate(old.items()) if at % 2}}
    shared = {key for key in new if key in old and same(old[key], new[key])}
    assert to_texts(old, new, shared, MAP) == (to_text(old, MAP), to_text(new, MAP))
