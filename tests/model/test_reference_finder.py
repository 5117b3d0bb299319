"""Tests of finding references by the schema that was cut down."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from workbench.model.kind import Kind, branches_of, item_schema, local_schema
from workbench.model.pointer import to_pointer
from workbench.model.reference_finder import Reference, cut_down, reference_kinds

SPECIES = {"type": "string", "x-ref": "species"}
SCHEMA = {
    "properties": {
        "species": SPECIES,
        "any": {"type": "string", "x-ref": ["map", "item"]},
        "name": {"properties": {"en": {"type": "string"}}},
        "team": {"type": "array", "items": SPECIES},
        "pair": {"prefixItems": [{"type": "string"}, SPECIES], "items": {"x-ref": "item"}},
        "palette": {"properties": {"plain": {}}, "additionalProperties": {"x-ref": "terrain"}},
        "powers": {"type": "array", "items": {"$ref": "#/$defs/power"}},
        "loose": {"anyOf": [{"properties": {"a": SPECIES}}, {"properties": {"a": {"x-ref": "item"}}}]},
        "both": {"allOf": [{"properties": {"b": SPECIES}}], "properties": {"c": SPECIES}},
    },
    "$defs": {
        "power": {
            "oneOf": [{"$ref": "#/$defs/seek"}, {"$ref": "#/$defs/wait"}, {"$ref": "#/$defs/all"}],
            "discriminator": {
                "propertyName": "do",
                "mapping": {"seek": "#/$defs/seek", "wait": "#/$defs/wait", "all": "#/$defs/all"},
            },
        },
        "seek": {"properties": {"do": {}, "what": SPECIES}},
        "wait": {"properties": {"do": {}, "what": {"type": "string"}}},
        "all": {"properties": {"do": {}, "each": {"type": "array", "items": {"$ref": "#/$defs/power"}}}},
    },
}
KIND = Kind("x", SCHEMA)


def slow(root, schema, data, path=()):
    """Follow the whole schema: what the cut one must agree with."""
    if not isinstance(schema, dict):
        return
    if "x-ref" in schema and isinstance(data, str):
        named = schema["x-ref"]
        yield Reference(to_pointer(path), data, (named,) if isinstance(named, str) else tuple(named))
    if "$ref" in schema:
        yield from slow(root, local_schema(root, schema["$ref"]), data, path)
    for branch in branches_of(schema, data):
        yield from slow(root, branch, data, path)
    if isinstance(data, dict):
        for key, value in data.items():
            inner = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
            yield from slow(root, inner, value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from slow(root, item_schema(schema, at), value, (*path, at))


KEYS = [*SCHEMA["properties"], "do", "what", "each", "a", "b", "c", "en", "plain", "g"]
DATA = st.recursive(
    st.sampled_from(["abra", "seek", "wait", "all", "", 3, None]),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)),
    max_leaves=20,
)


def said(data):
    return {(found.pointer, found.text, found.kinds) for found in KIND.references(data)}


def test_finds_references_wherever_they_may_stand():
    data = {
        "species": "a",
        "any": "map:b",
        "name": {"en": "no reference"},
        "team": ["c", "d"],
        "pair": ["no", "e", "f"],
        "palette": {"plain": "no", "g": "grass"},
        "powers": [{"do": "all", "each": [{"do": "seek", "what": "g"}, {"do": "wait", "what": "no"}]}],
    }
    assert said(data) == {
        ("/species", "a", ("species",)),
        ("/any", "map:b", ("map", "item")),
        ("/team/0", "c", ("species",)),
        ("/team/1", "d", ("species",)),
        ("/pair/1", "e", ("species",)),
        ("/pair/2", "f", ("item",)),
        ("/palette/g", "grass", ("terrain",)),
        ("/powers/0/each/0/what", "g", ("species",)),
    }


@given(st.dictionaries(st.sampled_from(KEYS), DATA))
def test_agrees_with_following_the_whole_schema(data):
    assert set(KIND.references(data)) == set(slow(SCHEMA, SCHEMA, data))


def test_a_tag_of_another_type_means_any_branch():
    assert said({"powers": [{"do": [], "what": "a"}]}) == {("/powers/0/what", "a", ("species",))}


def test_says_which_kinds_may_be_named():
    assert KIND.refers_to == {"species", "map", "item", "terrain"}
    assert Kind("x", {"type": "object"}).refers_to == frozenset()


def test_a_schema_without_references_is_cut_to_nothing():
    assert cut_down({"properties": {"a": {"type": "string"}}}) is None
    assert list(Kind("x", {"type": "object"}).references({"a": "b"})) == []


def test_a_kind_that_was_used_can_be_sent_to_another_process():
    list(KIND.references({}))
    assert list(pickle.loads(pickle.dumps(KIND)).references({"species": "a"}))


def test_kinds_of_a_reference_are_one_or_several() -> None:
    assert reference_kinds({"x-ref": "map"}) == ("map",)
    assert reference_kinds({"x-ref": ["map", "region"]}) == ("map", "region")
    assert reference_kinds({}) == ()
