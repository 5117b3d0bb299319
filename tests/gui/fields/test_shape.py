"""What a schema asks of a form."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from workbench.gui import lang
from workbench.gui.fields import shape
from workbench.gui.fields.shape import blank, resolved
from workbench.model.kind import Kind


def test_words_beside_a_reference_win() -> None:
    root = {"$defs": {"n": {"type": "integer", "title": "Number"}}}
    assert resolved(root, {"$ref": "#/$defs/n", "title": "Own"}) == {"type": "integer", "title": "Own"}


def test_references_that_go_round_end() -> None:
    root = {"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}
    assert resolved(root, {"$ref": "#/$defs/a"}) == {}


def test_a_recursive_schema_has_a_blank_value() -> None:
    root = {"$defs": {"t": {"type": "object", "properties": {"t": {"$ref": "#/$defs/t"}}, "required": ["t"]}}}
    assert "t" in blank(root, {"$ref": "#/$defs/t"})


def test_blank_numbers_are_within_their_bounds() -> None:
    assert blank({}, {"type": "integer", "minimum": 3}) == 3
    assert blank({}, {"type": "integer", "minimum": -5}) == 0
    assert blank({}, {"type": "number", "exclusiveMinimum": 0}) == 1


def test_a_blank_holds_what_is_required_and_makes_nothing_up(kinds: Mapping[str, Kind]) -> None:
    schema = kinds["trainer"].schema
    assert blank(schema, schema["properties"]["party"]["items"]) == {"species": ""}
    assert blank(schema, schema) == {"id": "", "name": {"en": ""}, "party": []}


@pytest.mark.parametrize(("language", "title"), [("en", "Size"), ("it", "Taglia")])
def test_titles_follow_the_language(language: str, title: str) -> None:
    lang.use(language)
    schema = {"title": "Size", "description": "How big.", "x-it": {"title": "Taglia", "description": "Quanto grande."}}
    assert shape.title_of(schema, "size") == title
    assert shape.hint_of(schema) == ("How big." if language == "en" else "Quanto grande.")


def test_a_key_without_title_is_made_readable() -> None:
    assert shape.title_of({}, "base_stats") == "Base stats"


def test_tags_are_said_by_a_discriminator_or_found() -> None:
    members = [{"properties": {"n": {}, "do": {"const": "a"}}}, {"properties": {"n": {}, "do": {"enum": ["b"]}}}]
    assert shape.tag_of({}, members) == "do"
    assert shape.tag_of({"discriminator": {"propertyName": "is"}}, members) == "is"
    assert [shape.tag_value(member, "do") for member in members] == ["a", "b"]


def test_texts_of_a_value_come_in_order() -> None:
    assert list(shape.texts_in({"a": "x", "b": [1, {"c": "y"}], "d": None, "e": True})) == ["x", "1", "y"]
