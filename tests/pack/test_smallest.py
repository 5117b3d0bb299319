"""What a new entity starts with is as little as its schema takes."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.model.kind import Kind
from workbench.pack.smallest import smallest


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ({"default": 5}, 5),
        ({"const": "x"}, "x"),
        ({"enum": ["a", "b"]}, "a"),
        ({"type": "integer", "minimum": 3}, 3),
        ({"type": "number"}, 0),
        ({"type": "string", "minLength": 1}, "N"),
        ({"type": "string"}, ""),
        ({"type": "string", "x-ref": "type"}, "fire"),
        ({"type": "string", "x-ref": ["nothing"]}, "nothing"),
        ({"type": "array", "items": {"type": "boolean"}, "minItems": 2}, [False, False]),
        ({"properties": {"a": {"type": "null"}, "b": {}}, "required": ["a"]}, {"a": None}),
        ({"properties": {"a": {"const": 1}, "b": {"const": 2}}, "minProperties": 1}, {"a": 1}),
        ({"oneOf": [{"const": 1}, {"const": 2}]}, 1),
        ({"$ref": "#/$defs/one", "title": "One"}, 1),
        ({"type": "object", "required": ["en"], "properties": {"en": {"type": "string"}}}, {"en": "New one"}),
    ],
)
def test_gives_the_least_that_a_part_takes(part: dict[str, Any], value: Any) -> None:
    kind = Kind("item", {"required": ["part"], "properties": {"part": part}, "$defs": {"one": {"const": 1}}})
    made = smallest(kind, "new_one", lambda kinds: "fire" if kinds == ("type",) else "")
    assert made == {"id": "new_one", "part": value}


def test_what_a_condition_demands_is_there_too() -> None:
    schema = {
        "properties": {"id": {}, "by": {"enum": ["level"]}, "level": {"type": "integer", "minimum": 1}},
        "required": ["by"],
        "allOf": [{"if": {"properties": {"by": {"const": "level"}}}, "then": {"required": ["level"]}}],
    }
    assert smallest(Kind("item", schema), "a") == {"id": "a", "by": "level", "level": 1}


def test_a_schema_that_demands_itself_ends() -> None:
    schema = {"$defs": {"tree": {"properties": {"kid": {"$ref": "#/$defs/tree"}}, "required": ["kid"]}}}
    made = smallest(Kind("item", {**schema, "$ref": "#/$defs/tree"}), "a")
    assert made["id"] == "a"


def test_begins_with_what_the_kind_says_and_names_what_is_there() -> None:
    begun = {"rows": [{"range": [1, 20], "species": "$species"}], "name": {"en": "$name"}, "types": ["$type"]}
    kind = Kind("item", {"properties": {"rows": {"type": "array"}}, "required": ["rows"], "x-new": begun})
    made = smallest(kind, "new_one", lambda kinds: "mew" if kinds == ("species",) else "")
    rows = [{"range": [1, 20], "species": "mew"}]
    assert made == {"id": "new_one", "rows": rows, "name": {"en": "New one"}}


def test_a_part_that_nothing_can_fill_is_left_out() -> None:
    begun = {"start": "$scenario", "steps": [{"scenario": "$scenario", "first": True}]}
    assert smallest(Kind("item", {"type": "object", "x-new": begun}), "a") == {"id": "a"}
