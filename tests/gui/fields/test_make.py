"""Which field shows what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from workbench.gui.document import Document
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.make import FIELDS, make_field
from workbench.gui.fields.raw import RawField
from workbench.gui.fields.shape import blank, resolved
from workbench.model.kind import Kind
from workbench.model.ref import EntityRef

Make = Callable[..., Any]


@pytest.mark.parametrize(
    ("schema", "name"),
    [
        ({"type": "string"}, "TextField"),
        ({"type": "string", "x-widget": "long_text"}, "LongTextField"),
        ({"type": "string", "x-ref": "species"}, "ReferenceField"),
        ({"type": "string", "x-widget": "color"}, "ColorField"),
        ({"type": ["integer", "null"]}, "NumberField"),
        ({"type": "boolean"}, "BooleanField"),
        ({"enum": ["a"]}, "ChoiceField"),
        ({"const": 1}, "ConstantField"),
        ({"type": "array", "items": {"type": "string"}}, "ItemsField"),
        ({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}, "NumbersField"),
        ({"type": "object", "properties": {"a": {}}}, "GroupField"),
        ({"type": "object", "properties": {"en": {"type": "string"}}}, "LocalisedField"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "EntriesField"),
        ({"anyOf": [{"type": "string"}, {"type": "integer"}]}, "UnionField"),
        ({}, "RawField"),
    ],
)
def test_the_table_picks_the_field(shown: Make, schema: dict[str, Any], name: str) -> None:
    assert type(shown(schema).field).__name__ == name


def test_every_field_of_the_table_is_a_class_of_this_folder() -> None:
    assert len({entry.field for entry in FIELDS}) == len(FIELDS)


def test_every_shipped_kind_becomes_a_form(document: Document, kinds: Mapping[str, Kind]) -> None:
    for name, kind in kinds.items():
        context = FormContext(document, EntityRef("test", name, "one"), kind.schema)
        field = make_field(context, resolved(kind.schema, kind.schema), "", name)
        assert not isinstance(field, RawField), name
        field.show_value(blank(kind.schema, kind.schema))
        field.show_value({"id": 3, "name": [], "rows": "text", "links": {"a": 1}})
        field.deleteLater()
