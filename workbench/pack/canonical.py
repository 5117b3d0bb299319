"""The one form in which files are written, so that differences and merges are small.

Two spaces of indent, LF, a final newline, no escapes that need not be. Keys: `id`, then those of the schema in its
order, then others by alphabet. Lists keep their order. What fits one line of 120 columns stands on one line, except:
the whole, tables (lists of objects: one line a row), rows of a map (one line a row).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from json.encoder import encode_basestring, encode_basestring_ascii
from typing import Any

from workbench.model.kind import Kind, branches_of, item_schema, local_schema
from workbench.pack.document import MAX_DIGITS, shown
from workbench.pack.spelling import SpelledFloat, SpelledInt

WIDTH = 120
#: Keys whose lists of texts are rows of a map.
ROWS = frozenset({"terrain", "levels"})
#: How many levels of objects and lists one line may hold.
_DEEPEST_LINE = 3
#: The first whole number that would not be read back.
_TOO_LARGE = 10**MAX_DIGITS

_Schemas = list[Mapping[str, Any]]
_WRITERS: dict[int, Writer] = {}
_MOST_WRITERS = 200
_NO_SCHEMA: Mapping[str, Any] = {}
_WORDS = {None: "null", True: "true", False: "false"}


class NotJson(ValueError):
    """A value that no JSON file can hold; the text says which."""


def to_text(data: Any, kind: Kind | str | None = None) -> str:
    """Return the canonical text of an entity's data. Without its `Kind`, keys are in the order of the alphabet.

    Raises:
        NotJson: a number is no number, a text holds half a character, a key is no text, or a value is no JSON at all.
    """
    schema = kind.schema if isinstance(kind, Kind) else _NO_SCHEMA
    return whole_characters(_writer(schema).block(data, [schema], "", 0, whole=True)) + "\n"


def to_texts(old: Any, new: Any, shared: Collection[str], kind: Kind | None = None) -> tuple[str, str]:
    """Return the canonical texts of two data of one entity; members named in `shared` say the same in both.

    The same as `to_text` twice, for less.
    """
    if not isinstance(old, dict) or not isinstance(new, dict) or not shared:
        return to_text(old, kind), to_text(new, kind)
    schema = kind.schema if kind else _NO_SCHEMA
    writer = _writer(schema)
    made: dict[str, tuple[_Schemas, str]] = {}

    def text(data: dict[str, Any]) -> str:
        parts = []
        for name, value, inside in writer.members(data, [schema]):
            known = made.get(name) if name in shared else None
            if known is None or known[0] != inside:
                known = made[name] = (inside, writer.member(name, value, inside, "  "))
            parts.append(known[1])
        return whole_characters(writer.braces(parts, "")) + "\n"

    return text(old), text(new)


def _writer(schema: Mapping[str, Any]) -> Writer:
    """Return the writer for a kind's schema; what it learned of the schema serves the next entity."""
    found = _WRITERS.get(id(schema))
    if found is None or found.root is not schema:
        if len(_WRITERS) > _MOST_WRITERS:
            _WRITERS.clear()
        found = _WRITERS[id(schema)] = Writer(schema)
    return found


def whole_characters(text: str) -> str:
    """Return the text; raise NotJson when it holds half a character."""
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as fault:
            around = text[max(0, fault.start - 20) : fault.end + 20]
            raise NotJson(f"`{shown(around)}` holds half a character") from fault
    return text


class _Plan:
    """What a list of schemas says of an object: the order of its keys, and what speaks of each."""

    def __init__(self, schemas: _Schemas) -> None:
        self.schemas = schemas
        self.known: dict[str, None] = {"id": None}
        for schema in schemas:
            self.known.update(dict.fromkeys(schema.get("properties", ())))
        self._inside: dict[str, _Schemas] = {}
        self._items: dict[int, _Schemas] = {}
        self._first = max((len(schema.get("prefixItems", ())) for schema in schemas), default=0)

    def inside(self, name: str) -> _Schemas:
        """Return the schemas of one key."""
        found = self._inside.get(name)
        if found is None:
            found = [part for schema in self.schemas for part in _member_schemas(schema, name)]
            self._inside[name] = found
        return found

    def items(self, at: int) -> _Schemas:
        """Return the schemas of one item of a list; those after the first ones that are named are alike."""
        at = min(at, self._first)
        found = self._items.get(at)
        if found is None:
            parts = (item_schema(schema, at) for schema in self.schemas)
            found = self._items[at] = [part for part in parts if isinstance(part, Mapping)]
        return found


class Writer:
    """Writes values; `root` is the schema that local references are looked up in."""

    def __init__(self, root: Mapping[str, Any], ensure_ascii: bool = False) -> None:
        self.root = root
        self._plans: dict[tuple[int, ...], _Plan] = {}
        self._quoted = encode_basestring_ascii if ensure_ascii else encode_basestring

    def block(self, value: Any, schemas: _Schemas, indent: str, used: int, key: str = "", whole: bool = False) -> str:
        """Return the text of a value that begins in column `used` of a line, over several lines where it needs them."""
        if not isinstance(value, dict | list) or not value:
            return self.line(value, schemas)
        if not whole and _one_line(value, key):
            line = self.line(value, schemas)
            if used + len(line) < WIDTH:
                return line
        inner = indent + "  "
        if isinstance(value, list):
            items = [self.block(v, inside, inner, len(inner)) for v, inside in self._with_schemas(value, schemas)]
            return "[\n" + ",\n".join(inner + item for item in items) + f"\n{indent}]"
        return self.braces([self.member(*each, inner) for each in self.members(value, schemas)], indent)

    def braces(self, members: list[str], indent: str) -> str:
        """Return an object over several lines, of members that are written already."""
        return "{\n" + ",\n".join(members) + f"\n{indent}}}" if members else "{}"

    def member(self, name: str, value: Any, schemas: _Schemas, indent: str) -> str:
        """Return the lines of one member of an object."""
        head = f"{indent}{self._quoted(name)}: "
        if isinstance(value, str):
            return head + self._quoted(value)
        return head + self.block(value, schemas, indent, len(head), name)

    def line(self, value: Any, schemas: _Schemas) -> str:
        """Return the text of a value on one line."""
        if isinstance(value, str):
            return self._quoted(value)
        if isinstance(value, dict):
            parts = (f"{self._quoted(k)}: {self.line(v, inside)}" for k, v, inside in self.members(value, schemas))
            return "{" + ", ".join(parts) + "}"
        if isinstance(value, list):
            return "[" + ", ".join([self.line(v, inside) for v, inside in self._with_schemas(value, schemas)]) + "]"
        return self._scalar(value)

    def _scalar(self, value: Any) -> str:
        """Return the text of a value that is no object or list."""
        if value is None or isinstance(value, bool):
            return _WORDS[value]
        if isinstance(value, SpelledInt | SpelledFloat):
            return value.spelling
        if isinstance(value, int):
            if abs(value) >= _TOO_LARGE:
                raise NotJson(f"a number has more than {MAX_DIGITS} digits")
            return int.__repr__(value)
        if not isinstance(value, float):
            raise NotJson(f"`{value!r}` is no JSON value")
        if value - value != 0:
            raise NotJson(f"`{value}` is no number that JSON can hold")
        return float.__repr__(value)

    def members(self, value: dict[str, Any], schemas: _Schemas) -> Iterator[tuple[str, Any, _Schemas]]:
        """Yield key, value and schemas of an object's members in canonical order."""
        for key in value:
            if not isinstance(key, str):
                raise NotJson(f"key `{key!r}` is no text")
        plan = self._plan(schemas, value)
        known = plan.known
        names = [key for key in known if key in value] + sorted(key for key in value if key not in known)
        for name in names:
            yield name, value[name], plan.inside(name)

    def _plan(self, schemas: _Schemas, value: Any) -> _Plan:
        """Return what schemas say of an object or list; kept unless it depends on the value, as a union does."""
        key = tuple(map(id, schemas))
        plan = self._plans.get(key)
        if plan is None:
            plan = _Plan(list(self._expanded(schemas, value)))
            if not any(word in schema for schema in plan.schemas for word in ("oneOf", "anyOf")):
                self._plans[key] = plan
        return plan

    def _with_schemas(self, value: list[Any], schemas: _Schemas) -> Iterator[tuple[Any, _Schemas]]:
        """Yield the items of a list, each with its schemas; a plain item needs none."""
        plan = self._plan(schemas, value)
        for at, item in enumerate(value):
            yield item, plan.items(at) if isinstance(item, dict | list) else []

    def _expanded(self, schemas: _Schemas, value: Any) -> Iterator[Mapping[str, Any]]:
        """Yield all that speaks of one value: through local references, `allOf` and the branches of unions."""
        waiting = list(reversed(schemas))
        seen: set[int] = set()
        while waiting:
            schema = waiting.pop()
            if id(schema) in seen:
                continue
            seen.add(id(schema))
            yield schema
            inner = [local_schema(self.root, schema["$ref"])] if "$ref" in schema else []
            inner.extend(branches_of(schema, value))
            waiting.extend(reversed([part for part in inner if isinstance(part, Mapping)]))


def _member_schemas(schema: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    """Yield what a schema says of one key."""
    part = schema.get("properties", {}).get(name)
    if part is None:
        patterns = schema.get("patternProperties", {})
        part = next(
            (p for pattern, p in patterns.items() if re.search(pattern, name)), schema.get("additionalProperties")
        )
    if isinstance(part, Mapping):
        yield part


def _one_line(value: Any, key: str) -> bool:
    """True for a value that may stand on one line: no table, no map rows, not too deep."""
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return False
        if key in ROWS and all(isinstance(item, str) for item in value):
            return False
    return _height(value) <= _DEEPEST_LINE


def _height(value: Any) -> int:
    """Return how many levels of objects and lists a value has, as far as it matters."""
    level, height = [value], 0
    while height <= _DEEPEST_LINE:
        inside = [part for part in level if isinstance(part, dict | list)]
        if not inside:
            return height
        height += 1
        level = [v for part in inside for v in (part.values() if isinstance(part, dict) else part)]
    return height
