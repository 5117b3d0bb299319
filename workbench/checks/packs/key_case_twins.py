"""PACK009: two keys of an object are equal but for case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity
from workbench.model.pointer import Step, to_pointer


@check("PACK009", Severity.WARNING, scope=ENTITY)
def key_case_twins(_: Facts, entity: Entity) -> Iterator[Finding]:
    """Two keys of one object are equal but for case.

    What it does:
        Compares the keys of every object with case dropped. Keys of one character are left alone: the palette of a
        map may well use `g` and `G`.

    Why it matters:
        Some programs keep only one of the two; and most often one is a slip, which nothing reads.

    Example:
        {"hp": 4, "HP": 5}

    Fix:
        Delete the one that was not meant, or give it another name.
    """
    for path, first, second in _twins(entity.data) if _may_have_twins(entity.data) else ():
        yield Finding(
            entity.ref,
            to_pointer((*path, second)),
            f"The keys `{first}` and `{second}` differ only by case",
            "Delete one, or give it another name",
        )


def _may_have_twins(data: Any) -> bool:
    """True when some object has a key that is not in small letters; most entities have none."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            if value and not "".join(value).islower():
                return True
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
    return False


def _twins(data: Any) -> Iterator[tuple[tuple[Step, ...], str, str]]:
    """Yield (path of the object, key, its twin), with a stack of our own: data may be nested deeply."""
    waiting: list[tuple[tuple[Step, ...], Any]] = [((), data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            yield from ((path, first, second) for first, second in _same_but_case(value))
            waiting.extend(((*path, key), inner) for key, inner in value.items() if isinstance(inner, dict | list))
        elif isinstance(value, list):
            waiting.extend(((*path, at), inner) for at, inner in enumerate(value) if isinstance(inner, dict | list))


def _same_but_case(value: dict[str, Any]) -> Iterator[tuple[str, str]]:
    seen: dict[str, str] = {}
    for key in sorted(value):
        other = seen.setdefault(key.casefold(), key)
        if other != key and len(key) > 1:
            yield other, key
