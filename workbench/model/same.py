"""Equality of JSON values that tells 1 from 1.0 and from true, as a file does and Python's `==` does not."""

from __future__ import annotations

from typing import Any


def same(a: Any, b: Any) -> bool:
    """True when two plain JSON values would be written alike but for spelling and the order of keys."""
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return len(a) == len(b) and all(key in b and same(value, b[key]) for key, value in a.items())
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return bool(a == b) and (not isinstance(a, float) or repr(a) == repr(b))
