"""What a schema says about a kind: its title, its references, where its points stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from workbench.model.reference_finder import Part, Reference, cut_down, find_references, kinds_named, local_schema

__all__ = ["Kind", "Reference", "branches_of", "item_schema", "local_schema", "tag_fits"]


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
        yield from find_references(self._parts, data)

    @cached_property
    def refers_to(self) -> frozenset[str]:
        """The kinds that references in entities of this kind may name."""
        return kinds_named(self._parts)

    @cached_property
    def _parts(self) -> Part | None:
        """The parts of the schema that lead to references."""
        return cut_down(self.schema)


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
    mapping, said = union["discriminator"].get("mapping", {}), data.get(tag)
    return "$ref" in branch and isinstance(said, str) and mapping.get(said) == branch["$ref"]
