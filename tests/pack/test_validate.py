"""What schemas have against data is said in sentences with the nearest right answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from workbench.model.kind import Kind
from workbench.pack.validate import Validator, strict_validator

ID = {"type": "string", "pattern": "^[a-z0-9_]+$"}
WOUND = {"type": "object", "properties": {"do": {"enum": ["wound"]}, "n": {"type": "integer"}}, "required": ["do", "n"]}
MAYBE = {
    "type": "object",
    "properties": {"do": {"const": "if"}, "then": {"$ref": "#/$defs/effect"}},
    "required": ["do", "then"],
}
SCHEMA: dict[str, Any] = {
    "title": "Map",
    "type": "object",
    "properties": {
        "id": ID,
        "name": {"type": "string", "minLength": 1, "maxLength": 5},
        "width": {"type": "integer", "minimum": 1, "maximum": 200},
        "ratio": {"type": "number", "exclusiveMinimum": 0},
        "layout": {"enum": ["odd_r", "even_r"]},
        "rows": {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": 3, "uniqueItems": True},
        "exits": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"to": ID, "height": {}},
                "required": ["to"],
                "additionalProperties": False,
            },
        },
        "effect": {"$ref": "#/$defs/effect"},
        "amount": {"anyOf": [{"type": "integer"}, {"type": "object", "properties": {"dice": {"type": "integer"}}}]},
        "terrain": {"type": "string", "pattern": "^([a-z0-9_]+/)?[a-z0-9_]+$"},
        "kind": {"enum": ["level", "trade"]},
        "level": {"type": "integer"},
    },
    "required": ["id"],
    "patternProperties": {"^x-": True},
    "additionalProperties": False,
    "allOf": [
        {"if": {"required": ["kind"], "properties": {"kind": {"const": "level"}}}, "then": {"required": ["level"]}},
        {
            "if": {"required": ["kind"], "properties": {"kind": {"const": "trade"}}},
            "then": {"properties": {"level": False}},
        },
    ],
    "$defs": {"effect": {"oneOf": [WOUND, MAYBE]}},
}
KINDS = {"map": Kind("map", SCHEMA)}
VALIDATOR = Validator(KINDS)


def faults(**data: Any) -> list[tuple[str, str, str]]:
    return [(f.pointer, f.message, f.help) for f in VALIDATOR.faults("map", {"id": "a", **data})]


SENTENCES: list[tuple[dict[str, Any], tuple[str, str, str]]] = [
    ({"levl": 1}, ("/levl", "`levl` is no key of a map", "Did you mean `level`?")),
    ({"witdh": 1}, ("/witdh", "`witdh` is no key of a map", "Did you mean `width`?")),
    (
        {"exits": [{"to": "b", "hight": 1}]},
        ("/exits/0/hight", "`hight` is no key of `/exits/0`", "Did you mean `height`?"),
    ),
    ({"exits": [{}]}, ("/exits/0", "`to` is missing in `/exits/0`", "Expected a text")),
    ({"id": "Abra Kid"}, ("/id", "`id` is `Abra Kid`, which is no id", "Did you mean `abra_kid`?")),
    (
        {"terrain": "Base/Tall Grass"},
        ("/terrain", "`terrain` is `Base/Tall Grass`, which is no id", "Did you mean `base/tall_grass`?"),
    ),
    ({"name": ""}, ("/name", "`name` is empty", "Expected at least 1 character")),
    ({"name": "abcdef"}, ("/name", "`name` has 6 characters", "Expected at most 5")),
    ({"width": 0}, ("/width", "`width` is `0`", "Expected at least 1")),
    ({"width": 1000000}, ("/width", "`width` is `1000000`", "Expected at most 200")),
    ({"width": 3.0}, ("/width", "`width` is `3.0`", "Expected a whole number: `3`")),
    ({"width": "3"}, ("/width", "`width` is `3`, a text", "Expected a whole number")),
    ({"width": True}, ("/width", "`width` is `true`", "Expected a whole number")),
    ({"ratio": 0}, ("/ratio", "`ratio` is `0`", "Expected more than 0")),
    ({"layout": "odd_q"}, ("/layout", "`layout` is `odd_q`", "Did you mean `odd_r`?")),
    ({"layout": ""}, ("/layout", '`layout` is `""`', "Expected one of `odd_r`, `even_r`")),
    ({"rows": []}, ("/rows", "`rows` is empty", "Expected at least 1 item")),
    ({"rows": ["a", "b", "c", "d"]}, ("/rows", "`rows` has 4 items", "Expected at most 3")),
    ({"rows": ["a", "a"]}, ("/rows", "`rows` lists `a` twice", "Expected each once")),
    ({"rows": [None]}, ("/rows/0", "`rows/0` is `null`", "Expected a text")),
    ({"effect": {"do": "wund"}}, ("/effect/do", "`do` is `wund`", "Did you mean `wound`?")),
    ({"effect": {"n": 1}}, ("/effect", "`do` is missing", "Expected one of `wound`, `if`")),
    ({"effect": 4}, ("/effect", "`4` is a whole number", "Expected an object with `do`")),
    ({"effect": {"do": "wound", "n": "x"}}, ("/effect/n", "`n` is `x`, a text", "Expected a whole number")),
    (
        {"effect": {"do": "if", "then": {"do": "if", "then": {"do": "wound"}}}},
        ("/effect/then/then", "`n` is missing in `/effect/then/then`", "Expected a whole number"),
    ),
    ({"amount": "x"}, ("/amount", "`x` is a text", "Expected a whole number or an object")),
    ({"amount": {"dice": "x"}}, ("/amount/dice", "`dice` is `x`, a text", "Expected a whole number")),
    ({"kind": "level"}, ("", "`level` is missing in a map", "It is needed with `kind` `level`")),
    ({"kind": "trade", "level": 1}, ("/level", "`level` is not used with `kind` `trade`", "Remove it")),
]


@pytest.mark.parametrize(("data", "said"), SENTENCES)
def test_says_where_what_and_the_nearest_right_answer(data: dict[str, Any], said: tuple[str, str, str]) -> None:
    assert faults(**data) == [said]


def test_good_data_has_no_faults() -> None:
    assert faults(width=3, ratio=2.0, rows=["a"], effect={"do": "wound", "n": 1}, **{"x-mine": 1.0}) == []


def test_every_fault_of_an_entity_is_told_once() -> None:
    assert [pointer for pointer, _, _ in faults(width=0, layout="odd", colour=1, shade=2)] == [
        "/width",
        "/layout",
        "/colour",
        "/shade",
    ]


def test_data_that_is_no_object_is_a_fault_and_a_kind_without_schema_has_none() -> None:
    (fault,) = VALIDATOR.faults("map", [1])
    assert (fault.pointer, fault.message, fault.help) == ("", "the map is `[1]`, a list", "Expected an object")
    assert VALIDATOR.faults("unheard_of", {}) == ()


def test_half_a_character_from_an_edit_is_no_crash() -> None:
    assert faults(name="\ud800") == []
    assert faults(nmae="\ud800")[0][0] == "/nmae"


def test_a_whole_number_with_a_point_is_a_fault_inside_a_union() -> None:
    assert faults(effect={"do": "wound", "n": 1.0}) == [("/effect/n", "`n` is `1.0`", "Expected a whole number: `1`")]


def test_without_the_gate_the_explainer_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema_rs", None)
    validator = Validator(KINDS)
    assert validator.faults("map", {"id": "a", "width": 2}) == ()
    assert [f.pointer for f in validator.faults("map", {"id": "a", "width": 2.0})] == ["/width"]


def test_the_very_end_is_the_very_end() -> None:
    assert faults(id="a\n")[0][0] == "/id"


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 300)
    | st.sampled_from(["a", "A", "", "odd_r", "wound", "if", "a\n", 1.5, 2.0]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["to", "height", "do", "n", "then", "dice", "x-a", "é"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@hypothesis.given(st.dictionaries(st.sampled_from([*SCHEMA["properties"], "x-y", "hight"]), VALUES, max_size=6))
def test_the_gate_and_the_explainer_agree(data: Mapping[str, Any]) -> None:
    found = VALIDATOR.faults("map", data)
    assert bool(found) == (not strict_validator(SCHEMA).is_valid(data))
    assert all(f.message and f.keyword for f in found)


def schema_parts(schema: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every object inside a schema."""
    waiting = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Mapping):
            yield part
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)


def test_patterns_of_the_schemas_mean_the_same_to_both_libraries(kinds: Mapping[str, Kind]) -> None:
    for kind in kinds.values():
        for part in schema_parts(kind.schema):
            patterns = [part["pattern"]] if isinstance(part.get("pattern"), str) else []
            if isinstance(part.get("patternProperties"), Mapping):
                patterns.extend(part["patternProperties"])
            for pattern in patterns:
                assert not any(odd in pattern for odd in ("\\d", "\\w", "\\s", "\\b", "\\p", "(?")), (
                    kind.name,
                    pattern,
                )


def test_core_schemas_are_schemas(kinds: Mapping[str, Kind]) -> None:
    for kind in kinds.values():
        strict = strict_validator(kind.schema)
        type(strict).check_schema(kind.schema)
        assert isinstance(Validator(kinds).faults(kind.name, {}), tuple)
