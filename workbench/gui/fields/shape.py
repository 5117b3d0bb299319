"""What a part of a schema asks of a form: the schema with its references followed, its words, a blank value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.gui import lang
from workbench.model.kind import local_schema

Schema = Mapping[str, Any]

#: How deep a new value is filled in; deeper required parts start empty, so that recursive schemas end.
_DEPTH = 6
_HOPS = 32


class _Missing:
    """The value of what is not there; unlike None, which JSON can say."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


MISSING = _Missing()


def resolved(root: Schema, schema: Any) -> Schema:
    """Follow `$ref` within the kind's schema; words that stand beside the `$ref` win."""
    found: Any = schema
    for _ in range(_HOPS):
        if not isinstance(found, Mapping):
            return {}
        if "$ref" not in found:
            return found
        target = local_schema(root, str(found["$ref"]))
        beside = {key: value for key, value in found.items() if key != "$ref"}
        found = {**target, **beside} if isinstance(target, Mapping) else beside
    return {}


def title_of(schema: Schema, key: str) -> str:
    """The label of a property in the language of the window, else its key made readable."""
    italian = schema.get("x-it")
    if lang.current() == "it" and isinstance(italian, Mapping) and italian.get("title"):
        return str(italian["title"])
    return str(schema.get("title") or key.replace("_", " ").capitalize())


def hint_of(schema: Schema) -> str:
    """What the property means, in the language of the window; '' when the schema does not say."""
    italian = schema.get("x-it")
    if lang.current() == "it" and isinstance(italian, Mapping) and italian.get("description"):
        return str(italian["description"])
    return str(schema.get("description", ""))


def label_of_choice(schema: Schema, value: Any) -> str:
    """How a choice reads: `x-labels` in the language of the window, else the value itself."""
    labels = schema.get("x-labels")
    said = labels.get(str(value)) if isinstance(labels, Mapping) else None
    if isinstance(said, Mapping):
        said = said.get(lang.current()) or said.get("en")
    return str(said) if said else str(value).replace("_", " ")


def type_of(schema: Schema) -> str:
    """The one JSON type that a schema means; null in a list of types does not count; '' when it does not say."""
    said = schema.get("type")
    if isinstance(said, list):
        said = next((each for each in said if each != "null"), "")
    if said:
        return str(said)
    if "properties" in schema:
        return "object"
    return "array" if "items" in schema else ""


def is_localised(schema: Schema) -> bool:
    """True for a text by language: an object with an `en` that is a text."""
    properties = schema.get("properties")
    english = properties.get("en") if isinstance(properties, Mapping) else None
    return isinstance(english, Mapping) and english.get("type") == "string"


def branches(root: Schema, schema: Schema) -> list[Schema]:
    """The members of a union, references followed; [] when the schema is no union."""
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return [resolved(root, each) for each in schema[word]]
    return []


def tag_of(union: Schema, members: list[Schema]) -> str:
    """The property that tells the members of a union apart: said by `discriminator`, else the one that is const."""
    said = union.get("discriminator")
    if isinstance(said, Mapping) and said.get("propertyName"):
        return str(said["propertyName"])
    for name in members[0].get("properties", {}) if members else ():
        if all(tag_value(member, name) is not None for member in members):
            return str(name)
    return ""


def tag_value(member: Schema, tag: str) -> Any:
    """What the tag says in one member of a union, or None."""
    said = member.get("properties", {}).get(tag)
    if not isinstance(said, Mapping):
        return None
    if "const" in said:
        return said["const"]
    choices = said.get("enum", ())
    return choices[0] if len(choices) == 1 else None


def blank(root: Schema, schema: Any, depth: int = 0) -> Any:
    """The smallest value that a schema would take, with nothing made up: required parts only, texts empty."""
    said = resolved(root, schema)
    for word in ("default", "const"):
        if word in said:
            return said[word]
    if said.get("enum"):
        return said["enum"][0]
    members = branches(root, said)
    if members and type_of(said) != "object":
        return blank(root, members[0], depth)
    return _blank_of_type(root, said, depth)


def _blank_of_type(root: Schema, said: Schema, depth: int) -> Any:
    kind = type_of(said)
    if kind == "object":
        parts = said.get("properties", {})
        wanted = () if depth >= _DEPTH else said.get("required", ())
        made = {key: blank(root, parts.get(key, {}), depth + 1) for key in wanted}
        more = [key for key in _also_required(said, made) if key not in made]
        return made | {key: blank(root, parts.get(key, {}), depth + 1) for key in more}
    if kind == "array":
        item = said.get("items", {})
        few = 0 if depth >= _DEPTH or "x-ref" in said else int(said.get("minItems", 0))
        return [blank(root, item, depth + 1) for _ in range(min(few, 16))]
    if kind in ("integer", "number"):
        return _least(said)
    return {"string": "", "boolean": False}.get(kind)


def _also_required(said: Schema, made: Mapping[str, Any]) -> Iterator[str]:
    """Keys that `allOf` asks for by an `if` on constants that the new object fulfils."""
    for part in said.get("allOf", ()):
        asked = part.get("if", {}).get("properties", {}) if isinstance(part, Mapping) else {}
        if asked and all(made.get(key) in _allowed(rule) for key, rule in asked.items()):
            yield from part.get("then", {}).get("required", ())


def _allowed(rule: Any) -> Sequence[Any]:
    if not isinstance(rule, Mapping):
        return ()
    return [rule["const"]] if "const" in rule else rule.get("enum", ())


def _least(said: Schema) -> int | float:
    """The smallest allowed number from 0 up, so that a new value is no fault by itself."""
    least = said.get("minimum", 0)
    if "exclusiveMinimum" in said:
        least = said["exclusiveMinimum"] + 1
    return max(least, 0) if said.get("maximum", 0) >= 0 else int(said["maximum"])


def applies(schema: Schema, siblings: Any) -> bool:
    """False when `x-when` says that the property belongs to another sort of its object."""
    when = schema.get("x-when")
    if not isinstance(when, Mapping) or not isinstance(siblings, Mapping):
        return True
    return all(siblings.get(key) in choices for key, choices in when.items())


def texts_in(value: Any) -> Iterator[str]:
    """Texts of a value, shallow first, for a summary of one line."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, bool) or value is None:
        return
    elif isinstance(value, int | float):
        yield str(value)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)
