"""Which field shows a part of a schema: one table, read from the top."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.gui.fields.base import Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.numbers import is_handful
from workbench.gui.fields.shape import Schema, branches, is_localised, resolved, type_of


@dataclass(frozen=True, slots=True)
class Entry:
    """A field class `module:Class` of this folder and when it is the right one. `simple` ones are one row."""

    field: str
    fits: Callable[[Schema, Schema], bool]
    simple: bool = True


def _is(kind: str) -> Callable[[Schema, Schema], bool]:
    return lambda root, schema: type_of(schema) == kind


def _is_long(root: Schema, schema: Schema) -> bool:
    return type_of(schema) == "string" and (schema.get("x-widget") == "long_text" or schema.get("maxLength", 0) > 200)


FIELDS = (
    Entry("color:ColorField", lambda root, schema: schema.get("x-widget") == "color"),
    Entry("reference:ReferenceField", lambda root, schema: "x-ref" in schema and type_of(schema) in ("string", "")),
    Entry("choice:ChoiceField", lambda root, schema: "enum" in schema),
    Entry("constant:ConstantField", lambda root, schema: "const" in schema),
    Entry("localised:LocalisedField", lambda root, schema: is_localised(schema)),
    Entry(
        "union:UnionField", lambda root, schema: len(branches(root, schema)) > 1 and "properties" not in schema, False
    ),
    Entry("text:LongTextField", _is_long),
    Entry("text:TextField", _is("string")),
    Entry("number:NumberField", lambda root, schema: type_of(schema) in ("integer", "number")),
    Entry("choice:BooleanField", _is("boolean")),
    Entry("numbers:NumbersField", is_handful),
    Entry("items:ItemsField", _is("array"), False),
    Entry(
        "entries:EntriesField", lambda root, schema: _is("object")(root, schema) and not schema.get("properties"), False
    ),
    Entry("group:GroupField", _is("object"), False),
    Entry("raw:RawField", lambda root, schema: True, False),
)


def make_field(context: FormContext, schema: Any, pointer: str, key: str, required: bool = True) -> Field:
    """Make the field for a part of the entity's schema."""
    said = resolved(context.schema, schema)
    module, _, name = _entry(context, said).field.partition(":")
    # by name, since groups hold fields and fields are groups
    field: type[Field] = getattr(importlib.import_module(f"workbench.gui.fields.{module}"), name)
    return field(context, said, pointer, key, required)


def is_simple(context: FormContext, schema: Schema) -> bool:
    """True for what is shown also while it is absent."""
    return _entry(context, schema).simple


def _entry(context: FormContext, schema: Schema) -> Entry:
    return next(entry for entry in FIELDS if entry.fits(context.schema, schema))
