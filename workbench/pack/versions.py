"""Versions of packs and ranges of them, as `packaging` reads them (PEP 440).

What is written plainly, as nearly all is, is compared here: `packaging` costs more to import than a pack to read.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from packaging.specifiers import SpecifierSet

_COMPARE: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


def fits(version: str, wanted: str) -> bool:
    """True when a version is in a range; a range that is none fits nothing, an empty one everything."""
    plain, bounds = _plain(version), _bounds(wanted)
    if plain is not None and bounds is not None:
        return all(_COMPARE[sign](plain, bound) for sign, bound in bounds)
    found = _specifiers(wanted)
    if found is None or not len(found):
        return found is not None
    from packaging.version import InvalidVersion, Version  # noqa: PLC0415 see above

    try:
        return found.contains(Version(version), prereleases=True)
    except InvalidVersion:
        return False


def is_range(text: str) -> bool:
    """True for a range of versions."""
    return _bounds(text) is not None or _specifiers(text) is not None


def _specifiers(text: str) -> SpecifierSet | None:
    """Return a range as `packaging` reads it; None when it is none."""
    from packaging.specifiers import InvalidSpecifier, SpecifierSet  # noqa: PLC0415 see above

    try:
        return SpecifierSet(text)
    except InvalidSpecifier:
        return None


def _plain(version: str) -> tuple[int, ...] | None:
    """Return a version of numbers and dots only, zeros at its end left out; None for any other."""
    parts = version.split(".")
    if not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
        return None
    numbers = [int(part) for part in parts]
    while len(numbers) > 1 and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


@lru_cache(maxsize=64)
def _bounds(text: str) -> tuple[tuple[str, tuple[int, ...]], ...] | None:
    """Return the parts of a plain range: signs and versions; None for any other."""
    found = []
    for part in text.split(","):
        said = part.strip(" ")
        sign = said[:2] if said[:2] in _COMPARE else said[:1]
        version = _plain(said[len(sign) :].strip(" "))
        if sign not in _COMPARE or version is None:
            return None
        found.append((sign, version))
    return tuple(found)
