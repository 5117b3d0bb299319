"""Which item of a list became which item of another."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from workbench.model.same import same

#: Lists whose differing middle is longer than this are paired by place.
_LONG = 1000


def aligned(old: Sequence[Any], new: Sequence[Any]) -> list[int | None]:
    """Return for each item of `new` the index of the item of `old` that it was, changed or not; None for a new one.

    Indexes rise: an item that moved counts as removed and added.
    """
    first = 0
    while first < min(len(old), len(new)) and same(old[first], new[first]):
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and same(old[-1 - last], new[-1 - last]):
        last += 1
    middle = _paired(old[first : len(old) - last], new[first : len(new) - last])
    head: list[int | None] = list(range(first))
    tail = [at + len(old) - len(new) for at in range(len(new) - last, len(new))]
    return head + [None if at is None else at + first for at in middle] + tail


def _paired(old: Sequence[Any], new: Sequence[Any]) -> list[int | None]:
    """Pair two lists that begin and end differently."""
    if len(old) == len(new) or max(len(old), len(new)) > _LONG:
        return [at if at < len(old) else None for at in range(len(new))]
    if not old or not new:
        return [None] * len(new)
    found: list[int | None] = [None] * len(new)
    matcher = SequenceMatcher(None, [_key(item) for item in old], [_key(item) for item in new], autojunk=False)
    for word, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        if word in ("equal", "replace"):
            for step in range(min(old_to - old_from, new_to - new_from)):
                found[new_from + step] = old_from + step
    return found


def _key(item: Any) -> str:
    """Return what is equal for equal values only."""
    return json.dumps(item, sort_keys=True)
