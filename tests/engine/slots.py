"""Proves of a state class that `copy` and `pack` take care of each of its slots (ENGINES §3.2)."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any

from workbench.engine.chance import Chance


def slot_names(state: Any) -> list[str]:
    """Every slot of a state's class and its bases."""
    return [name for base in type(state).__mro__ for name in getattr(base, "__slots__", ())]


def changed(value: Any) -> Any:
    """Return another value of the same type, changed in place where the type allows."""
    if isinstance(value, Chance):
        value.counters[0] += 1
        return value
    if isinstance(value, list):
        if value:
            value[-1] = changed(value[-1])
        else:
            value.append(1)
        return value
    if isinstance(value, bytearray):
        value[-1:] = bytes([(value[-1] if value else 0) ^ 1])
        return value
    if isinstance(value, dict):
        key = next(iter(value), 1)
        value[key] = changed(value.get(key, 0))
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, tuple):
        return (*value[:-1], changed(value[-1])) if value else (1,)
    if isinstance(value, (int, str, bytes)):
        return value + {int: 1, str: "x", bytes: b"x"}[type(value)]
    if value is None:
        return 1
    raise TypeError(f"no change is known for a slot of {type(value).__name__}; states are flat")


def check_slots(game: Any, state: Any, derived: Iterable[str] = ()) -> None:
    """Change each slot: the packed bytes must change, and neither a copy nor the original may feel the other's change.

    `derived` slots keep what was reckoned from the others: emptied (None), nothing may be different.
    """
    for name in slot_names(state):
        if name in derived:
            check_derived(game, state, name)
        else:
            check_slot(game, state, name)


def check_slot(game: Any, state: Any, name: str) -> None:
    """Prove that a slot is copied apart and packed."""
    before = game.pack(state)
    twin = game.copy(state)
    held = copy.deepcopy(getattr(state, name))
    setattr(twin, name, changed(getattr(twin, name)))
    assert same(getattr(state, name), held), f"changing `{name}` of a copy changed the original: copy shares it"
    assert game.pack(state) == before, f"changing `{name}` of a copy changed the original's bytes"
    assert game.pack(twin) != before, f"`{name}` is not packed"
    assert same(getattr(game.copy(twin), name), getattr(twin, name)), f"`{name}` is not copied"


def check_derived(game: Any, state: Any, name: str) -> None:
    """Prove that a slot holds nothing that does not follow from the others."""
    legal, before = list(game.legal(state)), game.pack(state)
    twin = game.copy(state)
    setattr(twin, name, None)
    assert game.pack(twin) == before, f"`{name}` is derived, yet packed"
    assert list(game.legal(twin)) == legal, f"`{name}` changes what is legal"


def same(one: Any, two: Any) -> bool:
    """Compare two values of a slot."""
    if isinstance(one, Chance):
        return (one.seed, one.counters) == (two.seed, two.counters)
    return bool(one == two)
