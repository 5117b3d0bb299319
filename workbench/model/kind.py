"""What a schema says about a kind: its title, its references, where its points stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from workbench.model.pointer import Step, to_pointer


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference written in an entity: where it stands, what it says, which kinds it may name."""

    pointer: str
    text: str
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A sort of entity. `schema` is the whole JSON Schema with every `$ref` to our own files put in place
    (`$defs` stay for recursive ones); `home` is 'core' or the id of the plugin that declares it.
    """

    name: str
    schema: Mapping[str, Any]
    home: str = "core"

    @property
    def title(self) -> str:
        """The English title."""
        return str(self.schema.get("title", self.name))

    def references(self, data: Any) -> Iterator[Reference]:
        """Yield every reference in `data` that the schema marks with `x-ref`."""
        yield from _walk(self.schema, self.schema, data, ())


def _walk(root: Mapping[str, Any], schema: Any, data: Any, path: tuple[Step, ...]) -> Iterator[Reference]:
    """Follow schema and data together; texts under `x-ref` are references. Depth is bounded by the data."""
    if not isinstance(schema, Mapping):
        return
    if "x-ref" in schema and isinstance(data, str):
        named = schema["x-ref"]
        yield Reference(to_pointer(path), data, (named,) if isinstance(named, str) else tuple(named))
    if "$ref" in schema:
        yield from _walk(root, local_schema(root, schema["$ref"]), data, path)
    for branch in branches_of(schema, data):
        yield from _walk(root, branch, data, path)
    if isinstance(data, dict):
        properties = schema.get("properties", {})
        rest = schema.get("additionalProperties")
        for key, value in data.items():
            yield from _walk(root, properties.get(key, rest), value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from _walk(root, item_schema(schema, at), value, (*path, at))


def local_schema(root: Mapping[str, Any], ref: str) -> Any:
    """Return the part of `root` that a local `#/…` reference names, or None."""
    found: Any = root
    for part in ref.removeprefix("#").split("/")[1:]:
        found = found.get(part) if isinstance(found, Mapping) else None
    return found


def item_schema(schema: Mapping[str, Any], at: int) -> Any:
    """Return the schema of item `at` of an array."""
    first = schema.get("prefixItems", ())
    return first[at] if at < len(first) else schema.get("items")


def branches_of(schema: Mapping[str, Any], data: Any) -> Iterator[Any]:
    """Yield the sub-schemas that speak of the same value: all of `allOf`, the tagged or every branch of a union."""
    yield from schema.get("allOf", ())
    for word in ("oneOf", "anyOf"):
        branches = schema.get(word, ())
        tagged = [b for b in branches if tag_fits(schema, b, data)]
        yield from tagged if tagged else branches


def tag_fits(union: Mapping[str, Any], branch: Any, data: Any) -> bool:
    """True when `branch` of a tagged union (`discriminator`) is the one that `data` names."""
    tag = (union.get("discriminator") or {}).get("propertyName")
    if not tag or not isinstance(data, dict) or not isinstance(branch, Mapping):
        return False
    mapping = union["discriminator"].get("mapping", {})
    return "$ref" in branch and mapping.get(data.get(tag)) == branch["$ref"]
