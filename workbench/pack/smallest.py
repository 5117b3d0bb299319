"""The smallest data that a schema takes: what a new entity starts with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from workbench.model.kind import Kind, local_schema
from workbench.model.reference_finder import reference_kinds
from workbench.pack.validate import strict_validator

#: Columns and rows of a new map.
_MAP = (12, 8)
_DEEPEST = 8

#: Gives an entity's id for a reference to one of some kinds; '' when there is none.
FirstOf = Callable[[tuple[str, ...]], str]


def smallest(kind: Kind, name: str, first_of: FirstOf = lambda _: "") -> Any:
    """Return the smallest data that the schema of `kind` takes, for an entity `name`.

    What the kind's `x-new` gives comes first, then defaults of the schema, the first choice, the least number, the
    shortest text. References name what `first_of` gives.
    """
    making = _Making(kind.schema, name, first_of)
    data = making.value(kind.schema, 0)
    if not isinstance(data, dict):
        return data
    begun = making.begun(kind.schema.get("x-new", {}))
    data = {"id": name, **{key: value for key, value in data.items() if key != "id"}, **begun}
    checker = strict_validator(kind.schema)
    for _ in range(_DEEPEST):
        missing = [
            key
            for error in checker.iter_errors(data)
            if error.validator == "required" and not error.absolute_path
            for key in _listed(error.validator_value)
            if key not in data
        ]
        if not missing:
            break
        for key in missing:
            data[key] = making.value(kind.schema.get("properties", {}).get(key, {}), 1, key)
    return _with_rows(data, first_of)


def _listed(keys: Any) -> list[str]:
    """Return the keys of `required`."""
    return list(keys) if isinstance(keys, list) else []


class _Making:
    """Makes values; `root` is the schema that local references are looked up in."""

    def __init__(self, root: Mapping[str, Any], name: str, first_of: FirstOf) -> None:
        self._root = root
        self._name = name
        self._first_of = first_of

    def value(self, schema: Any, depth: int, key: str = "") -> Any:
        """Return the smallest value that a part of the schema takes."""
        if not isinstance(schema, Mapping) or depth > _DEEPEST:
            return None
        if "$ref" in schema:
            target = local_schema(self._root, schema["$ref"])
            schema = {**target, **schema} if isinstance(target, Mapping) else schema
        for word in ("default", "const"):
            if word in schema:
                return schema[word]
        if "enum" in schema:
            return schema["enum"][0]
        for word in ("oneOf", "anyOf"):
            if word in schema:
                return self.value(schema[word][0], depth + 1, key)
        sort = schema.get("type", "object" if "properties" in schema else "null")
        return self._of_sort(sort if isinstance(sort, str) else sort[0], schema, depth, key)

    def begun(self, pattern: Any) -> Any:
        """Return what `x-new` says, with `$name` and `$kind` filled in; a part that nothing fills is left out."""
        if isinstance(pattern, Mapping):
            made = {key: self.begun(value) for key, value in pattern.items()}
            filled = {key: value for key, value in made.items() if value is not None}
            return filled if len(filled) == len(made) or pattern is self._root.get("x-new") else None
        if isinstance(pattern, list):
            parts = [self.begun(part) for part in pattern]
            return None if None in parts else parts
        if pattern == "$name":
            return self._name.replace("_", " ").capitalize()
        if isinstance(pattern, str) and pattern.startswith("$"):
            return self._first_of((pattern[1:],)) or None
        return pattern

    def _of_sort(self, sort: str, schema: Mapping[str, Any], depth: int, key: str) -> Any:
        """Return the smallest value of one JSON sort."""
        if sort == "object":
            parts = schema.get("properties", {})
            needed = list(schema.get("required", ()))
            spare = (name for name in parts if name not in needed)
            needed.extend(islice(spare, max(0, schema.get("minProperties", 0) - len(needed))))
            return {name: self.value(parts.get(name), depth + 1, name) for name in needed}
        if sort == "array":
            count = schema.get("minItems", 0)
            return [self.value(schema.get("items"), depth + 1, key) for _ in range(count)]
        if sort in ("integer", "number"):
            return schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1)
        if sort == "string":
            return self._text(schema, key)
        return False if sort == "boolean" else None

    def _text(self, schema: Mapping[str, Any], key: str) -> str:
        """Return a text: a reference, a colour, the name of the entity, the shortest one."""
        if "x-ref" in schema:
            every = reference_kinds(schema)
            return self._first_of(every) or every[0]
        if schema.get("x-widget") == "color":
            return "#808080"
        title = self._name.replace("_", " ").capitalize()
        if key in ("en", "it"):
            return title
        if key == "id" or "a-z0-9_" in schema.get("pattern", ""):
            return self._name
        return title[: max(1, schema.get("minLength", 0))] if schema.get("minLength") else ""


def _with_rows(data: dict[str, Any], first_of: FirstOf) -> dict[str, Any]:
    """Give a new map of rows a size and ground to stand on."""
    if not {"width", "height", "palette", "terrain"} <= data.keys():
        return data
    width, height = _MAP
    ground = first_of(("terrain",)) or "grass"
    rows = {"palette": {"g": ground}, "terrain": ["g" * width] * height}
    levels = {"levels": ["0" * width] * height} if "levels" in data else {}
    return {**data, "width": width, "height": height, **rows, **levels}
