"""The schema files themselves: valid, closed, labelled in two languages, read alike by Python and Rust."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator

from workbench import places
from workbench.model.kind import Kind
from workbench.pack.kinds import load_kinds

CORE = {
    "campaign",
    "encounter_table",
    "evolution_chain",
    "item",
    "map",
    "pack",
    "region",
    "scenario",
    "species",
    "terrain",
    "trainer",
    "type",
}
WIDGETS = {
    "chain",
    "color",
    "deck",
    "graph_board",
    "hex",
    "hex_map",
    "long_text",
    "party",
    "power",
    "range",
    "ranges",
    "text",
    "track",
    "wheel",
}
FILES = sorted(places.schemas().glob("*.schema.json"))
RULES = sorted(places.plugins().glob("*/schemas/*.schema.json"))


def schema_of(path: Path) -> Any:
    """A schema file as it is written."""
    return json.loads(path.read_text(encoding="utf-8"))


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """Every object of a schema, the names of properties left out."""
    if isinstance(schema, list):
        for item in schema:
            yield from parts(item)
    elif isinstance(schema, dict):
        yield schema
        for key, part in schema.items():
            named = key in ("properties", "patternProperties", "$defs", "x-it", "x-labels", "x-when")
            yield from parts(list(part.values()) if named and isinstance(part, Mapping) else part)


def declared(schema: Any) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every declared property: its name, its schema, and the object that declares it."""
    for part in parts(schema):
        for name, said in part.get("properties", {}).items():
            yield name, said, part


def test_every_core_kind_has_a_schema() -> None:
    assert {kind.name for kind in load_kinds(places.schemas()).values()} == CORE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_is_valid_json_schema_of_2020_12(path: Path) -> None:
    schema = schema_of(path)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_property_has_a_label_and_a_hint_in_both_languages(path: Path) -> None:
    for name, said, _ in declared(schema_of(path)):
        assert said.get("title"), name
        assert said.get("description"), name
        assert said.get("x-it", {}).get("title"), name
        assert said.get("x-it", {}).get("description"), name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_object_is_closed_and_leaves_keys_of_the_author_free(path: Path) -> None:
    for part in parts(schema_of(path)):
        if part.get("type") == "object" and "properties" in part:
            assert part["additionalProperties"] is False, part.get("title")
            assert part["patternProperties"]["^x-"] is True, part.get("title")


@pytest.mark.parametrize("path", [path for path in FILES if path.name != "common.schema.json"], ids=lambda p: p.name)
def test_every_kind_has_a_title_for_one_and_for_many_in_both_languages(path: Path) -> None:
    schema = schema_of(path)
    assert schema["title"]
    assert schema["x-plural"]
    assert {"title", "plural", "description"} <= set(schema["x-it"])


def test_patterns_are_read_by_both_engines(kinds: Mapping[str, Kind]) -> None:
    for kind in kinds.values():
        jsonschema_rs.validator_for(dict(kind.schema))
        for part in parts(kind.schema):
            for pattern in [part.get("pattern"), *part.get("patternProperties", {})]:
                if isinstance(pattern, str):
                    re.compile(pattern)
                    assert "(?" not in pattern, "look-around is not read by Rust"


def test_references_name_kinds_that_exist(kinds: Mapping[str, Kind]) -> None:
    for path in FILES:
        for part in parts(schema_of(path)):
            named = part.get("x-ref", ())
            for kind in [named] if isinstance(named, str) else named:
                assert kind in kinds, f"{path.name}: {kind}"


def test_widgets_have_general_names() -> None:
    used = {part["x-widget"] for path in FILES for part in parts(schema_of(path)) if "x-widget" in part}
    assert used <= WIDGETS


def test_every_choice_is_named_in_both_languages() -> None:
    for path in FILES:
        for part in parts(schema_of(path)):
            if "enum" in part:
                assert list(part["x-labels"]) == part["enum"], f"{path.name}: {part.get('title')}"
                assert all(set(label) == {"en", "it"} for label in part["x-labels"].values())


def test_what_belongs_to_one_sort_names_a_choice_of_a_sibling() -> None:
    for path in FILES:
        for name, said, home in declared(schema_of(path)):
            for sibling, choices in said.get("x-when", {}).items():
                assert set(choices) <= set(home["properties"][sibling]["enum"]), f"{path.name}: {name}"


def bare_choices(part: Any, at: str = "") -> Iterator[str]:
    """Where several texts or numbers can be chosen among and not every one has its words in both languages."""
    if isinstance(part, Mapping):
        choices = part.get("enum")
        if isinstance(choices, list) and len(choices) > 1:
            said = [part.get("x-labels", {}).get(str(choice), {}) for choice in choices]
            if not all(words.get("en") and words.get("it") for words in said):
                yield at
        for key, value in part.items():
            yield from bare_choices(value, f"{at}/{key}")
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from bare_choices(value, f"{at}/{number}")


@pytest.mark.parametrize("plugin", sorted(path.parent.name for path in places.plugins().glob("*/schemas")))
def test_every_choice_of_a_ruleset_reads_in_both_languages(plugin: str) -> None:
    files = sorted((places.plugins() / plugin / "schemas").glob("*.json"))
    found = {path.name: list(bare_choices(json.loads(path.read_text(encoding="utf-8")))) for path in files}
    assert found
    assert {name: bare for name, bare in found.items() if bare} == {}


def test_a_choice_without_words_is_found() -> None:
    words = {"a": {"en": "A", "it": "A"}, "b": {"en": "B", "it": "B"}}
    schema = {
        "properties": {
            "one": {"enum": ["a", "b"], "x-labels": words},
            "two": {"items": {"enum": ["a", "b"]}},
            "three": {"enum": [0, 90], "x-labels": {"0": words["a"]}},
        }
    }
    assert list(bare_choices(schema)) == ["/properties/two/items", "/properties/three"]


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_what_is_said_of_a_property_in_english_is_said_in_italian_too(path: Path) -> None:
    lacking = [
        part["description"]
        for part in parts(schema_of(path))
        if "x-it" in part and part.get("description") != part.get("title")
        and part["x-it"].get("description") == part["x-it"].get("title")
    ]  # fmt: skip
    assert not lacking, "the Italian hint repeats the label"
