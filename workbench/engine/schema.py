"""JSON Schema 2020-12 from structs: the schema files of the kinds that only a ruleset plays (DESIGN §6)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_NULL = {"type": "null"}


def schema_of(struct: type, title: str = "") -> dict[str, Any]:
    """Return the closed schema of `struct`: its own keywords on top, the structs it uses in `$defs`.

    Every property has a title, a description and `x-it`; `x-` keys are allowed everywhere; a property that may be
    None may be left out and is never null. `title` overrides the one that the struct's name or `x_schema` gives.
    """
    (top,), parts = msgspec.json.schema_components((struct,), ref_template="#/$defs/{name}")
    own = top["$ref"].rpartition("/")[2]
    classes = {found.__name__: found for found in _structs(inspect.type_info(struct), set())}
    definitions = {name: _closed(name, part, classes.get(name)) for name, part in parts.items()}
    schema = {"$schema": DIALECT, **definitions[own]}
    if title:
        schema["title"] = title
    if not _refers_to(definitions, top["$ref"]):
        del definitions[own]
    if definitions:
        schema["$defs"] = dict(sorted(definitions.items()))
    return schema


def schema_files(structs: Mapping[str, type]) -> dict[str, str]:
    """Return file name → text of the schema of every kind, or `kind.rules` part, of a ruleset."""
    return {
        f"{kind}.schema.json": json.dumps(schema_of(struct, "" if "." not in kind else "Rules"), indent=2,
                                          ensure_ascii=False) + "\n"
        for kind, struct in sorted(structs.items())
    }  # fmt: skip


def _closed(name: str, part: Any, struct: type | None) -> dict[str, Any]:
    """Return one struct's schema with titles, Italian and the author's own keys."""
    schema: dict[str, Any] = _tidy(part)
    schema["title"] = humanised(name)
    schema.setdefault("description", schema["title"])
    schema["description"] = " ".join(schema["description"].split())
    schema.setdefault("x-it", {"title": schema["title"], "description": schema["description"]})
    orders = _orders(struct) if struct else {}
    for key, value in schema.get("properties", {}).items():
        _label(key, value)
        _put_in_order(value, orders)
    if schema.get("type") == "object" and schema.get("additionalProperties") is False:
        schema["patternProperties"] = {"^x-": True}
    schema.update(getattr(struct, "x_schema", {}))
    return schema


def _orders(struct: type) -> dict[frozenset[Any], list[Any]]:
    """Return the values of every Literal of a struct's fields as they were written; msgspec gives them sorted."""
    found: dict[frozenset[Any], list[Any]] = {}
    waiting: list[Any] = list(get_type_hints(struct, include_extras=True).values())
    while waiting:
        hint = waiting.pop()
        if get_origin(hint) is Literal:
            found[frozenset(get_args(hint))] = list(get_args(hint))
        else:
            waiting += get_args(hint)
    return found


def _put_in_order(schema: Any, orders: Mapping[frozenset[Any], list[Any]]) -> None:
    """Put the values of every enumeration in `schema` in the order in which the struct names them."""
    if isinstance(schema, list):
        for item in schema:
            _put_in_order(item, orders)
    elif isinstance(schema, dict):
        if "enum" in schema:
            schema["enum"] = orders.get(frozenset(schema["enum"]), schema["enum"])
        for value in schema.values():
            _put_in_order(value, orders)


def _label(key: str, schema: dict[str, Any]) -> None:
    """Give a property the title, description and Italian that it lacks; a tag becomes a constant."""
    if list(schema) == ["enum"] and len(schema["enum"]) == 1:
        schema["const"] = schema.pop("enum")[0]
        schema.update(
            {"title": "Sort", "description": "What it is", "x-it": {"title": "Genere", "description": "Che cos'è"}}
        )
    schema.setdefault("title", humanised(key))
    schema.setdefault("description", schema["title"])
    schema.setdefault("x-it", {"title": schema["title"], "description": schema["description"]})


def _tidy(schema: Any) -> Any:
    """Drop null branches (what may be None is left out of files) and idle defaults; close what names its keys."""
    if isinstance(schema, list):
        return [_tidy(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    tidy = {key: _tidy(value) for key, value in schema.items()}
    if _NULL in tidy.get("anyOf", ()):
        rest = [branch for branch in tidy["anyOf"] if branch != _NULL]
        del tidy["anyOf"]
        tidy = {**rest[0], **tidy} if len(rest) == 1 else {**tidy, "anyOf": rest}
    if "default" in tidy and tidy["default"] in (None, [], (), {}, ""):
        del tidy["default"]
    if tidy.get("required") == []:
        del tidy["required"]
    if "patternProperties" in tidy and "additionalProperties" in tidy:
        tidy["additionalProperties"] = False  # msgspec opens every dict, also one whose keys an annotation tells
    return tidy


def _structs(info: Any, seen: set[type]) -> Iterator[type]:
    """Yield every struct class that a type uses, itself included."""
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
        inner: Any = [field.type for field in info.fields]
    else:
        names = ("type", "types", "item_type", "item_types", "key_type", "value_type")
        found = [getattr(info, name, ()) for name in names]
        inner = [item for part in found for item in (part if isinstance(part, tuple) else (part,))]
    for part in inner:
        yield from _structs(part, seen)


def _refers_to(schema: Any, ref: str) -> bool:
    """True when a reference to `ref` stands anywhere in `schema`."""
    if isinstance(schema, dict):
        return schema.get("$ref") == ref or any(_refers_to(value, ref) for value in schema.values())
    return isinstance(schema, list) and any(_refers_to(item, ref) for item in schema)


def humanised(name: str) -> str:
    """Return a class or property name as words: `SpecialAttack` and `special_attack` are `Special attack`."""
    spaced = "".join(f" {c.lower()}" if c.isupper() else c for c in name).replace("_", " ").strip()
    return spaced[:1].upper() + spaced[1:]
