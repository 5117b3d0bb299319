"""Reading entity data that may be anything: what has the wrong type is passed over, the schema check reports it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def list_at(data: Any, key: str) -> list[Any]:
    """Return the list under `key`, or an empty one."""
    value = data.get(key) if isinstance(data, dict) else None
    return value if isinstance(value, list) else []


def dict_at(data: Any, key: str) -> dict[str, Any]:
    """Return the object under `key`, or an empty one."""
    value = data.get(key) if isinstance(data, dict) else None
    return value if isinstance(value, dict) else {}


def objects_at(data: Any, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield (place, object) for the objects in the list under `key`."""
    for at, item in enumerate(list_at(data, key)):
        if isinstance(item, dict):
            yield at, item


def text_at(data: Any, key: str) -> str:
    """Return the text under `key`, or ''."""
    value = data.get(key) if isinstance(data, dict) else None
    return value if isinstance(value, str) else ""


def whole(value: Any) -> int | None:
    """Return a whole number, or None; true and false are none."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def number(value: Any) -> float | None:
    """Return a number, or None; true and false are none."""
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def pair(value: Any) -> tuple[int, int] | None:
    """Return a list of two whole numbers as a pair, or None."""
    if isinstance(value, list) and len(value) == 2:
        first, second = whole(value[0]), whole(value[1])
        if first is not None and second is not None:
            return first, second
    return None


def listed(values: list[str], most: int = 5) -> str:
    """Return values in backticks, the first `most` of them and how many more there are."""
    shown = ", ".join(f"`{value}`" for value in values[:most])
    return shown if len(values) <= most else f"{shown} and {len(values) - most} more"


def counted(count: int, word: str) -> str:
    """Return a number with its noun: `1 row`, `2 rows`."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def shortened(text: str, most: int = 80) -> str:
    """Return a value of the content for a message: on one line, at most `most` characters; an empty one as `""`."""
    line = " ".join(text.split()) or '""'
    return line if len(line) <= most else f"{line[: most - 1]}…"
