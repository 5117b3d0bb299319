"""Flat states as bytes: their chance and their slots, in an order that does not change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from workbench.engine.chance import Chance
from workbench.engine.game import State

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


def packed(state: State, names: Sequence[str]) -> bytes:
    """Return canonical bytes of a state with these slots: equal states, equal bytes."""
    chance = state.chance
    return _encode([chance.seed, chance.counters, [getattr(state, name) for name in names]])


def unpacked(data: bytes) -> tuple[Chance, list[Any]]:
    """Return the chance and the values of the slots that `packed` wrote; tuples have become lists."""
    seed, counters, values = _decode(data)
    chance = Chance(seed, len(counters))
    chance.counters[:] = counters
    return chance, values
