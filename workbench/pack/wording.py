"""Words for JSON values in messages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

_SORTS = {
    "object": "an object",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
}
_LONGEST = 48


def quoted(value: Any) -> str:
    """Return a value in backticks, shortened: a text without its quotes unless it is empty or odd."""
    if isinstance(value, str) and value.strip() == value and value:
        text = value
    else:
        text = json.dumps(value, ensure_ascii=False)
    text = text.encode("utf-8", "backslashreplace").decode()
    return f"`{text[: _LONGEST - 1]}…`" if len(text) > _LONGEST else f"`{text}`"


def sort_words(value: Any) -> str:
    """Return what a value is: `a text`, `a list` …"""
    if value is None:
        return "null"
    for types, sort in ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string"), (list, "array")):
        if isinstance(value, types):
            return _SORTS[sort]
    return _SORTS["object"]


def sort_words_of(schema: Mapping[str, Any]) -> str:
    """Return what a schema asks for, in words; '' when it does not say."""
    sorts = schema.get("type", ())
    if not sorts and "enum" in schema:
        return f"one of {listed(schema['enum'])}"
    return one_of((sorts,) if isinstance(sorts, str) else sorts)


def one_of(sorts: Iterable[str]) -> str:
    """Return sorts of JSON values in words, joined by `or`."""
    return " or ".join(_SORTS.get(sort, sort) for sort in sorts)


def listed(values: Iterable[Any], most: int = 12) -> str:
    """Return values in backticks, joined by commas; the first twelve."""
    every = [quoted(value) for value in values]
    return ", ".join(every[:most]) + (f" and {len(every) - most} more" if len(every) > most else "")


def measured(value: Any, count: int) -> str:
    """Return a count with its unit: characters of a text, items of a list, keys of an object."""
    unit = "character" if isinstance(value, str) else "key" if isinstance(value, dict) else "item"
    return f"{count} {unit}{'' if count == 1 else 's'}"


def article(noun: str) -> str:
    """Return a noun with `a` or `an`."""
    return f"{'an' if noun[:1] in 'aeio' else 'a'} {noun}"
