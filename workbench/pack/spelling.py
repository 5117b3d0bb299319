"""Numbers that remember how they were written, so that `1.10` and `1e5` stay so when a file is written again."""

from __future__ import annotations

import json
from typing import Any

from workbench.pack.align import aligned


class SpelledInt(int):
    """A whole number with its text."""

    spelling: str


class SpelledFloat(float):
    """A number with a point or exponent, with its text."""

    spelling: str


def read_spelled(text: str) -> Any:
    """Read a JSON text that is known to be readable; every number keeps its text."""
    return json.loads(text, parse_float=_spelled_float, parse_int=_spelled_int)


def _spelled_int(text: str) -> SpelledInt:
    number = SpelledInt(text)
    number.spelling = text
    return number


def _spelled_float(text: str) -> SpelledFloat:
    number = SpelledFloat(text)
    number.spelling = text
    return number


def with_spelling(new: Any, old: Any, spelled: Any) -> Any:
    """Return `new` with the spelling of each number that it shares, in its place, with `old`.

    `spelled` is the same value as `old`, read by `read_spelled`.
    """
    if isinstance(new, dict) and isinstance(old, dict):
        return {
            key: with_spelling(value, old[key], spelled[key]) if key in old else value for key, value in new.items()
        }
    if isinstance(new, list) and isinstance(old, list):
        partners = aligned(old, new)
        return [
            value if at is None else with_spelling(value, old[at], spelled[at])
            for value, at in zip(new, partners, strict=True)
        ]
    if type(new) in (int, float) and type(new) is type(old) and new == old:
        return spelled
    return new
