"""What a ruleset says against an entity: what its structs cannot read, then what the ruleset says of what they read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from workbench.engine.data import fault_of, read
from workbench.engine.ruleset import Fault

#: Says what is wrong with a value that a struct read; pointers lead into that value.
Judge = Callable[[Any], Iterable[Fault]]


def judged(structs: Mapping[str, type], kind: str, data: Any, judge: Judge) -> Iterator[Fault]:
    """Yield the faults of an entity of `kind`, with pointers into `data`.

    `structs` maps a kind, or `kind.part`, to the struct that declares it, as a ruleset's do. What does not fit its
    struct is one fault; what fits is judged. A part that is absent is none of a ruleset's business.
    """
    for name, struct in structs.items():
        owner, _, part = name.partition(".")
        inner = data.get(part) if part and isinstance(data, dict) else data
        if owner != kind or (part and inner is None):
            continue
        start = f"/{part}" if part else ""
        try:
            value: Any = read(struct, inner)
        except msgspec.ValidationError as error:
            fault = fault_of(error)
            yield start + fault.pointer, fault.message, ""
            continue
        for pointer, message, help_ in judge(value):
            yield start + pointer, message, help_
