"""In a union the branch that was meant is explained, not the union."""

from __future__ import annotations

from typing import Any

import pytest

from workbench.model.kind import Kind
from workbench.pack.validate import Validator

#: A generated union of two structs, as rulesets have them.
TAGGED = {
    "$defs": {
        "Wound": {
            "type": "object",
            "properties": {"do": {"enum": ["wound"]}, "count": {"type": "integer"}},
            "required": ["do"],
            "additionalProperties": False,
        },
        "Each": {
            "type": "object",
            "properties": {"do": {"enum": ["each"]}, "then": {"type": "array", "items": {"$ref": "#/$defs/effect"}}},
            "required": ["do", "then"],
        },
        "effect": {
            "anyOf": [{"$ref": "#/$defs/Wound"}, {"$ref": "#/$defs/Each"}],
            "discriminator": {"propertyName": "do", "mapping": {"wound": "#/$defs/Wound", "each": "#/$defs/Each"}},
        },
    },
    "properties": {"effect": {"$ref": "#/$defs/effect"}},
}
PLAIN = {
    "properties": {
        "at": {"oneOf": [{"type": "integer", "minimum": 1}, {"type": "array", "items": {"type": "integer"}}]}
    }
}


def told(schema: dict[str, Any], data: Any) -> list[tuple[str, str, str]]:
    return [(f.pointer, f.message, f.help) for f in Validator({"card": Kind("card", schema)}).faults("card", data)]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"do": "wound", "cuont": 1}, ("/effect/cuont", "`cuont` is no key of `/effect`", "Did you mean `count`?")),
        ({"do": "each"}, ("/effect", "`then` is missing in `/effect`", "Expected a list")),
        ({"do": "ech", "then": []}, ("/effect/do", "`do` is `ech`", "Did you mean `each`?")),
        (
            {"do": "each", "then": [{"do": "each", "then": [{"do": "wound", "count": "two"}]}]},
            ("/effect/then/0/then/0/count", "`count` is `two`, a text", "Expected a whole number"),
        ),
    ],
)
def test_goes_down_the_tagged_branch(effect: Any, said: tuple[str, str, str]) -> None:
    assert told(TAGGED, {"effect": effect}) == [said]


def test_without_a_tag_the_sort_of_the_value_chooses() -> None:
    assert told(PLAIN, {"at": 0}) == [("/at", "`at` is `0`", "Expected at least 1")]
    assert told(PLAIN, {"at": [1, "x"]}) == [("/at/1", "`at/1` is `x`, a text", "Expected a whole number")]
    assert told(PLAIN, {"at": {}}) == [("/at", "`{}` is an object", "Expected a whole number or a list")]
