"""Finds the references in entity data, fast: a schema is cut down once to the parts that lead to an `x-ref`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.model.pointer import to_pointer


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference written in an entity: where it stands, what it says, which kinds it may name."""

    pointer: str
    text: str
    kinds: tuple[str, ...]


@dataclass(slots=True)
class Union:
    """Branches of which one holds: by the value of a tag where the schema names one, else any may."""

    tag: str
    by_value: dict[str, Part] = field(default_factory=dict)
    all: list[Part] = field(default_factory=list)


@dataclass(slots=True)
class Part:
    """What is left of one sub-schema: the kinds that a text here names, and the ways further in.

    `also` speaks of the same value; parts may lead back to themselves, data never does.
    """

    kinds: tuple[str, ...] = ()
    keys: dict[str, Part | None] = field(default_factory=dict)
    rest: Part | None = None
    first: list[Part | None] = field(default_factory=list)
    items: Part | None = None
    also: list[Part] = field(default_factory=list)
    unions: list[Union] = field(default_factory=list)


def cut_down(schema: Mapping[str, Any]) -> Part | None:
    """Return the parts of a whole schema that lead to references, or None when none does."""
    return _Cutting(schema).part(schema)


def kinds_named(part: Part | None) -> frozenset[str]:
    """Return every kind that a reference found with `part` may name."""
    seen: dict[int, Part] = {}
    waiting = [part]
    while waiting:
        one = waiting.pop()
        if one is not None and id(one) not in seen:
            seen[id(one)] = one
            waiting += [*one.keys.values(), *one.first, *one.also, one.rest, one.items]
            waiting += [branch for union in one.unions for branch in (*union.all, *union.by_value.values())]
    return frozenset(kind for one in seen.values() for kind in one.kinds)


def find_references(part: Part | None, data: Any) -> Iterator[Reference]:
    """Yield every reference in `data`, in the order of the data; one may come twice where branches overlap."""
    found: list[Reference] = []
    if part is not None:
        _find(part, data, "", found)
    yield from found


def _find(part: Part, data: Any, path: str, found: list[Reference]) -> None:
    """Follow part and data together. Depth is bounded by the data."""
    if part.kinds and isinstance(data, str):
        found.append(Reference(path, data, part.kinds))
    for other in part.also:
        _find(other, data, path, found)
    for union in part.unions:
        for branch in _branches(union, data):
            _find(branch, data, path, found)
    if isinstance(data, dict):
        if part.keys or part.rest:
            for key, value in data.items():
                inner = part.keys.get(key, part.rest)
                if inner is not None:
                    _find(inner, value, path + _step(key), found)
    elif isinstance(data, list) and (part.items or part.first):
        for at, value in enumerate(data):
            inner = part.first[at] if at < len(part.first) else part.items
            if inner is not None:
                _find(inner, value, f"{path}/{at}", found)


def _step(key: str) -> str:
    """Return one step of a pointer; `to_pointer` for a whole path costs more than the search."""
    return to_pointer((key,)) if "~" in key or "/" in key else f"/{key}"


def _branches(union: Union, data: Any) -> list[Part]:
    said = data.get(union.tag) if union.tag and isinstance(data, dict) else None
    chosen = union.by_value.get(said) if isinstance(said, str) else None
    return union.all if chosen is None else [chosen]


class _Cutting:
    """The state of cutting one schema down."""

    def __init__(self, root: Mapping[str, Any]) -> None:
        self.root = root
        self.made: dict[int, Part] = {}
        self.useful = self._useful()

    def _useful(self) -> set[int]:
        """Return the identities of the sub-schemas from which an `x-ref` can be reached."""
        behind: dict[int, list[int]] = {}
        ends: list[int] = []
        seen = {id(self.root)}
        waiting: list[Mapping[str, Any]] = [self.root]
        while waiting:
            schema = waiting.pop()
            if "x-ref" in schema:
                ends.append(id(schema))
            for inner in self._inner(schema):
                behind.setdefault(id(inner), []).append(id(schema))
                if id(inner) not in seen:
                    seen.add(id(inner))
                    waiting.append(inner)
        useful: set[int] = set()
        while ends:
            end = ends.pop()
            if end not in useful:
                useful.add(end)
                ends.extend(behind.get(end, ()))
        return useful

    def _inner(self, schema: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """Yield the sub-schemas that `_find` would step into."""
        some = [*schema.get("properties", {}).values(), *schema.get("prefixItems", ())]
        some += [branch for word in ("allOf", "oneOf", "anyOf") for branch in schema.get(word, ())]
        some += [schema.get("additionalProperties"), schema.get("items")]
        if "$ref" in schema:
            some.append(local_schema(self.root, schema["$ref"]))
        yield from (inner for inner in some if isinstance(inner, Mapping))

    def part(self, schema: Any) -> Part | None:
        """Return what is left of a sub-schema, or None."""
        if not isinstance(schema, Mapping) or id(schema) not in self.useful:
            return None
        if id(schema) not in self.made:
            part = self.made[id(schema)] = Part()
            self._fill(part, schema)
        return self.made[id(schema)]

    def _fill(self, part: Part, schema: Mapping[str, Any]) -> None:
        part.kinds = reference_kinds(schema)
        part.rest = self.part(schema.get("additionalProperties"))
        for key, inner in schema.get("properties", {}).items():
            kept = self.part(inner)
            if kept or part.rest:
                part.keys[key] = kept
        part.first = [self.part(inner) for inner in schema.get("prefixItems", ())]
        part.items = self.part(schema.get("items"))
        same = [self.part(branch) for branch in schema.get("allOf", ())]
        if "$ref" in schema:
            same.append(self.part(local_schema(self.root, schema["$ref"])))
        part.also = [other for other in same if other]
        unions = [self._union(schema, word) for word in ("oneOf", "anyOf") if word in schema]
        part.unions = [union for union in unions if union.all]

    def _union(self, schema: Mapping[str, Any], word: str) -> Union:
        """Return a union; a branch that its tag names and that holds no reference is an empty part."""
        discriminator = schema.get("discriminator") or {}
        union = Union(str(discriminator.get("propertyName", "")))
        of_ref = {branch["$ref"]: branch for branch in schema[word] if isinstance(branch, Mapping) and "$ref" in branch}
        for value, ref in discriminator.get("mapping", {}).items():
            if ref in of_ref:
                union.by_value[value] = self.part(of_ref[ref]) or Part()
        parts = (self.part(branch) for branch in schema[word])
        union.all = [part for part in parts if part]
        return union


def reference_kinds(schema: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the kinds that a reference of this schema may name; none when it is no reference."""
    named = schema.get("x-ref", ())
    return (named,) if isinstance(named, str) else tuple(named)


def local_schema(root: Mapping[str, Any], ref: str) -> Any:
    """Return the part of `root` that a local `#/…` reference names, or None."""
    found: Any = root
    for part in ref.removeprefix("#").split("/")[1:]:
        found = found.get(part) if isinstance(found, Mapping) else None
    return found
