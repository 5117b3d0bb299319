"""JSON pointers (RFC 6901): the address of a value inside an entity."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

#: One step of a pointer: a key of an object or an index of an array.
Step = str | int
#: A plain JSON value; entity data is never mutated.
Json = Any


def to_pointer(steps: Iterable[Step]) -> str:
    """Return the pointer text of `steps`; the whole document is the empty text."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


def parse_pointer(pointer: str) -> tuple[str, ...]:
    """Split a pointer into its unescaped texts; array indexes stay texts."""
    if not pointer:
        return ()
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:])


def value_at(data: Json, pointer: str) -> Json:
    """Return the value that `pointer` addresses.

    Raises:
        KeyError: nothing is there.
    """
    value = data
    for part in parse_pointer(pointer):
        value = child_of(value, part)
    return value


def found_at(data: Json, pointer: str) -> Json:
    """Return the value that `pointer` addresses, None when nothing is there."""
    try:
        return value_at(data, pointer)
    except KeyError:
        return None


def child_of(value: Json, part: str) -> Json:
    """Return the member or item of `value` that `part` names; KeyError if there is none."""
    if isinstance(value, dict) and part in value:
        return value[part]
    if isinstance(value, list) and part.isdecimal() and int(part) < len(value):
        return value[int(part)]
    raise KeyError(part)


def changed_at(data: Json, pointer: str, change: Callable[[Json], Json]) -> Json:
    """Return `data` with `change` made to the value at `pointer`; containers on the path are copied, others shared.

    Raises:
        KeyError: nothing is there.
    """
    return _changed(data, parse_pointer(pointer), change)


def _changed(data: Json, steps: tuple[str, ...], change: Callable[[Json], Json]) -> Json:
    """Copy one level and go on."""
    if not steps:
        return change(data)
    new = _changed(child_of(data, steps[0]), steps[1:], change)
    if isinstance(data, dict):
        return {**data, steps[0]: new}
    at = int(steps[0])
    return [*data[:at], new, *data[at + 1 :]]


def split_pointer(pointer: str) -> tuple[str, str]:
    """Split a pointer into that of the container and the unescaped last step; ('', '') for the whole document."""
    head, _, _ = pointer.rpartition("/")
    steps = parse_pointer(pointer)
    return head, steps[-1] if steps else ""


def deepest(data: Json, pointer: str) -> str:
    """Return as much of a pointer as leads to something in `data`."""
    value, found = data, 0
    for at, part in enumerate(parse_pointer(pointer), 1):
        try:
            value = child_of(value, part)
        except KeyError:
            break
        found = at
    return to_pointer(parse_pointer(pointer)[:found])
